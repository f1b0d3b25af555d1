// Where the keyboard is when what had it goes, or when something appears.
import type { Front } from './front.ts';
import { isOurs } from './front.ts';

// What has the keyboard when it appears: the curtain's button, and then the board. The kernel cannot
// do it: its word may come before the page shows them.
const FIRST: Record<string, string> = {
  'elfen-at-curtain': '.elfen-curtain .elfen-main',
  'elfen-at-table': 'canvas.elfen-board',
};

export const keepFocus = (front: Front): void => {
  // The buttons of a choice are made anew each turn: whoever was on one stays on the first of them.
  let choosing = false;
  // A button beside the board may go when it was pressed: the board has the keyboard then.
  let acting: Element | null = null;
  front.on(['focusin'], (event) => {
    choosing = front.around(event, '.elfen-choice-box') !== null;
    acting = front.around(event, '.elfen-tools, .elfen-tries')?.closest('.elfen-stage') ?? null;
  });
  const keepPlace = (): void => {
    if (document.activeElement !== document.body) return;
    if (choosing) {
      const first = front.first(
        '.elfen-choice-box button:enabled, .elfen-choice-box select');
      if (first && first.offsetParent !== null) first.focus();
    } else acting?.querySelector<HTMLElement>('canvas.elfen-board')?.focus({ preventScroll: true });
  };

  let place: string | undefined;
  const follow = (): void => {
    const app = front.first('.elfen-app[class*="elfen-at-"]');
    const now = app ? [...app.classList].find((name) => name.startsWith('elfen-at-')) : undefined;
    if (now === place) return;
    const first = now && FIRST[now];
    const found = first && app?.querySelector<HTMLElement>(first);
    if (first && !found) return; // it comes after its place
    const before = place;
    place = now;
    if (!app || !now) return;
    // In a notebook what appears may be lower than what stood there, and end above what is seen.
    if (before && !isOurs()) app.scrollIntoView({ block: 'nearest' });
    if (found) found.focus({ preventScroll: found.matches('canvas') });
  };
  front.watch(() => { follow(); keepPlace(); });
};
