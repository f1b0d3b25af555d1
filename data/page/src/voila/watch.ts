// A look at the kernel now and then: the page says so when it is gone, for it would look alive and do
// nothing.
import type { Kernel } from './kernel.ts';

const EVERY = 3000; // ms between two looks
const PATIENCE = 3; // looks that may fail in a row: the connection comes back by itself

/** Says something above the page, or nothing; early.ts puts the words in. */
const notice = (word: string | null): void => {
  const there = document.getElementById('elfen-notice');
  if (there?.dataset['notice'] === (word ?? undefined)) return;
  there?.remove();
  if (!word) return;
  const box = document.createElement('div');
  box.id = 'elfen-notice';
  box.dataset['notice'] = word;
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.dataset['word'] = word;
  const button = document.createElement('button');
  button.dataset['word'] = 'page-reload';
  button.addEventListener('click', () => { location.reload(); });
  box.append(text, button);
  document.body.prepend(box);
};

export const watchOver = (kernel: Kernel, address: string): void => {
  let failures = 0;
  let leaving = false;
  const look = async (): Promise<void> => {
    const status = await fetch(address, { cache: 'no-store' }).then((answer) => answer.status, () => 0);
    if (leaving) return;
    if (status === 404) {
      kernel.end();
      notice('page-gone');
      return;
    }
    const well = status === 200 && kernel.connected;
    failures = well ? 0 : failures + 1;
    if (well) notice(null);
    else if (failures >= PATIENCE) notice('page-away');
    later();
  };
  const later = (): void => { setTimeout(() => void look(), EVERY); };
  addEventListener('pagehide', () => { leaving = true; });
  later();
};
