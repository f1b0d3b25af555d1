// The page that Voilà serves, once its script has come: it connects to the kernel while that still
// makes the page, and shows the widgets where the page has places for them.
import { Kernel } from './kernel.ts';
import { known, type Known } from './known.ts';
import { Manager } from './manager.ts';
import { drawInTurns } from './drawing.ts';
import { watchOver } from './watch.ts';

const kernelThere = (): Promise<Known> => new Promise((resolve) => {
  const look = (): boolean => {
    const found = known();
    if (found) resolve(found);
    return found !== null;
  };
  if (look()) return;
  const arrivals = new MutationObserver(() => { if (look()) arrivals.disconnect(); });
  arrivals.observe(document, { subtree: true, childList: true, characterData: true });
});

const wholePage = (): Promise<unknown> => new Promise((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
  else resolve(null);
});

const reveal = (): void => {
  document.getElementById('loading')?.remove();
  document.getElementById('rendered_cells')?.style.removeProperty('display');
};

const start = async (): Promise<void> => {
  drawInTurns();
  const there = await kernelThere();
  const kernel = new Kernel(there);
  const { baseUrl, kernelId } = there;
  watchOver(kernel, `${baseUrl}api/kernels/${kernelId}`);
  const manager = new Manager(kernel);
  await Promise.all([manager.load(), wholePage()]);
  const places = document.querySelectorAll<HTMLElement>('[data-widget-view]');
  const shown = Array.from(places, (place) => manager.show(place.dataset['widgetView'] ?? '', place)
    .catch((fault: unknown) => { console.error(fault); }));
  if (shown.length) await Promise.race(shown);
  reveal();
};

void start();
