// On a phone the board is wider than the page: it opens where the boots start, and follows what
// happens out of sight; else it stays where it is, or where a finger has moved it.
import type { Front } from './front.ts';
import { isHolding } from './hand.ts';

const RIM = 50; // pixels: what lies closer to the edge is not well in sight

/** Brings a part of the board into view, if it is not there yet; `x` is a part of its width. */
export const look = (box: HTMLElement, x: number): void => {
  if (box.querySelector('[data-whole]')) return; // somebody looks where they want
  const middle = x * box.scrollWidth;
  const from = middle - box.scrollLeft;
  if (from < RIM || from > box.clientWidth - RIM) box.scrollLeft = middle - box.clientWidth / 2;
};

export const followTheGame = (front: Front): void => {
  const heard = new WeakMap<HTMLElement, string>();
  const lookWhereItHappens = (sized = true): void => {
    if (isHolding()) return; // it is brought to its place: nothing moves below it
    for (const box of front.all('.elfen-board-box')) {
      const where = box.closest('.elfen-app')?.querySelector<HTMLElement>('.elfen-look');
      const news = where ? `${where.dataset['x']} ${where.dataset['when']}` : 'the capital';
      const behind = box.closest('.elfen-behind');
      // Whoever asks for sizes has the whole page laid out, in the middle of a change.
      if (!sized && !behind && heard.get(box) === news) continue;
      heard.set(box, news);
      if (!box.clientWidth) continue;
      if (box.scrollWidth <= box.clientWidth) { delete box.dataset['looked']; continue; }
      // What nobody sees yet may still get another size, and the word where to look: it begins anew.
      if (behind) box.scrollLeft = 0;
      else if (box.dataset['looked'] === news) continue;
      box.dataset['looked'] = news;
      look(box, where ? Number(where.dataset['x']) : front.model.get('capital'));
    }
  };
  // A board may get its width after all else on the page has come.
  const sizes = new ResizeObserver(() => { lookWhereItHappens(); });
  front.each('.elfen-board-box canvas', (board) => { sizes.observe(board); });
  front.watch(() => { lookWhereItHappens(false); });
  front.on(['resize'], () => { lookWhereItHappens(); });
  front.signal.addEventListener('abort', () => { sizes.disconnect(); });
};
