// The one board of a lesson goes from place to place: it comes into view and has the keyboard then.
// So does a board that opens in place of the table, or as a place of the home.
import type { Front } from './front.ts';

// In Lab the notebook scrolls, not the window. A page of the home keeps its head in sight, where
// that shows the upper half at least.
const inView = (element: Element): boolean => {
  const { top, height } = element.getBoundingClientRect();
  const frame = element.closest('.jp-WindowedPanel-outer')?.getBoundingClientRect();
  const enough = top + (element.closest('.elfen-home') ? height / 2 : height);
  return top >= (frame?.top ?? 0) && enough <= Math.min(frame?.bottom ?? innerHeight, innerHeight);
};

export const bringBoards = (front: Front): void => {
  const seen = new Map<string, string>();  // by stage, how often something was put on it
  const asked = new URLSearchParams(location.search).has('at');

  front.watch(() => {
    for (const mark of front.all('.elfen-entered')) {
      const stage = mark.closest('.elfen-stage');
      const board = stage?.querySelector<HTMLElement>('canvas.elfen-board');
      const { stage: name = '', times = '' } = mark.dataset;
      if (!stage || !board?.offsetParent || seen.get(name) === times) continue;
      const known = seen.has(name);
      seen.set(name, times);
      const opens = !known && stage.closest('.elfen-home .elfen-puzzling') !== null;  // at its top
      if (!known && !asked && !opens && !stage.closest('.elfen-aside')) continue;
      const title = stage.querySelector('.elfen-story h3');
      if (!opens && (!inView(board) || (title && !inView(title)))) (stage.closest('.elfen-spot') ?? stage).scrollIntoView();
      board.focus({ preventScroll: true });
    }
  });
};
