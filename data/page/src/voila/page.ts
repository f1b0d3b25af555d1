// The page, once its script has come: it connects to the kernel, on a server while that still makes
// the page, and shows the widgets where the page has places for them.
import { arrive } from './arrival.ts';
import type { Connection } from './connection.ts';
import { Kernel } from './kernel.ts';
import { kernelThere, type Known } from './known.ts';
import { Manager } from './manager.ts';
import { keepAtHand } from './offline.ts';
import { showPresses } from './pressed.ts';
import { Python } from './python.ts';
import { Socket } from './socket.ts';
import { come } from './still.ts';
import { watchOver } from './watch.ts';

const wholePage = (): Promise<unknown> => new Promise((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
  else resolve(null);
});

const connected = async (page: Known): Promise<Connection> => {
  if ('kernelId' in page) {
    const socket = new Socket(page);
    showPresses();
    watchOver(socket, `${page.baseUrl}api/kernels/${page.kernelId}`);
    return socket;
  }
  const python = new Python(window.elfenHired);
  const shown = await python.shown;
  document.querySelector('[data-widget-view]')?.setAttribute('data-widget-view', shown);
  return python;
};

const start = async (): Promise<void> => {
  const page = await kernelThere();
  const manager = new Manager(new Kernel(await connected(page)));
  if (location.hash && (!('kernelId' in page) || page.home)) manager.goTo(location.hash);
  come(3);
  await Promise.all([manager.load(), wholePage()]);
  come(4);
  const places = document.querySelectorAll<HTMLElement>('[data-widget-view]');
  const shown = Array.from(places, (place) => manager.show(place.dataset['widgetView'] ?? '', place)
    .catch((fault: unknown) => { console.error(fault); }));
  if (shown.length) await Promise.race(shown);
  await arrive(manager);
  // Only now, for all files are fetched once more.
  if (!('kernelId' in page)) void keepAtHand();
};

if (!document.documentElement.classList.contains('elfen-unable')) void start();
