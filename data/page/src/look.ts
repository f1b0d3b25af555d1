// On a phone the board is wider than the page: it opens where the boots start, and follows what
// happens; where a finger has moved it, it stays until something else does, or until the phone is turned.
import type { Front } from './front.ts';

/** Brings a part of the board into view; `x` is a part of its width. */
export const look = (box: Element, x: number): void => {
  box.scrollLeft = x * box.scrollWidth - box.clientWidth / 2;
};

export const followTheGame = (front: Front): void => {
  const lookWhereItHappens = (): void => {
    for (const box of front.all('.elfen-board-box')) {
      if (!box.clientWidth) continue;
      if (box.scrollWidth <= box.clientWidth) { delete box.dataset['looked']; continue; }
      const where = box.closest('.elfen-app')?.querySelector<HTMLElement>('.elfen-look');
      const news = where ? `${where.dataset['x']} ${where.dataset['when']}` : 'the capital';
      if (box.dataset['looked'] === news) continue;
      box.dataset['looked'] = news;
      look(box, where ? Number(where.dataset['x']) : front.model.get('capital'));
    }
  };
  front.watch(lookWhereItHappens);
  front.on(['resize'], lookWhereItHappens);
};
