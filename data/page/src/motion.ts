// Motion on the board: the kernel says once what flies from where to where; the sprites are copied from
// its hidden canvases, laid over the page and moved by the browser's own animations. Any press ends it.
import type { Front } from './front.ts';
import { look } from './look.ts';
import { named, tell } from './model.ts';

type Spot = [where: string, x: number, y: number];
type Point = [x: number, y: number];

interface Flight {
  sprite: string;
  width: number;
  spots: Spot[];
  begin: number;
  seconds: number;
  fades: boolean;
  stays: boolean;
}

export interface Flights {
  board: string;
  rack: string;
  fly: Flight[];
  says?: string; // stands over the board meanwhile
}

const middleOf = (element: Element | null | undefined): Point | null => {
  const box = element?.getBoundingClientRect();
  return box?.width ? [box.x + box.width / 2, box.y + box.height / 2] : null;
};

const around = (board: Element): Element | null => board.closest('.elfen-stage, .elfen-app');

/** The strip of a seat, its score or its row; where a board has none of them, what stands beside it. */
const seatOf = (board: Element, number: number): Point | null => {
  const there = around(board);
  return middleOf(there?.querySelectorAll('.elfen-seat .elfen-towns, .elfen-score, .elfen-standing tbody tr')[number])
    ?? middleOf(there?.querySelector('.elfen-story'));
};

const copyOf = (canvas: HTMLCanvasElement, across: number): HTMLCanvasElement => {
  const copy = document.createElement('canvas');
  [copy.width, copy.height] = [canvas.width, canvas.height];
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  copy.className = 'elfen-flying';
  copy.ariaHidden = 'true';
  copy.style.width = `${across}px`;
  return copy;
};

/** Where something is on its way, and when, at one speed. */
const framesOf = (points: Point[], across: number, down: number, fades: boolean): Keyframe[] => {
  const lengths = points.map(([x, y], i) => {
    const before = points[i - 1];
    return before ? Math.hypot(x - before[0], y - before[1]) : 0;
  });
  const whole = lengths.reduce((sum, each) => sum + each, 0) || 1;
  let gone = 0;
  return points.map(([x, y], i) => {
    gone += lengths[i] ?? 0;
    const last = i === points.length - 1;
    return {
      transform: `translate(${x - across / 2}px, ${y - down / 2}px)`,
      opacity: fades && last ? 0.15 : 1,
      offset: last ? 1 : gone / whole,
    };
  });
};

/** What sets a flight off. */
export const prepareToFly = (front: Front): (flights: Flights) => Promise<void> => {
  const flying = new Set<HTMLElement>();
  const land = (but?: EventTarget | null): void => {
    for (const each of flying) if (each !== but) each.remove();
    flying.clear();
  };
  const caption = (board: Element, says: string): HTMLElement => {
    const words = document.createElement('p');
    words.className = 'elfen-since';
    words.ariaHidden = 'true'; // a screen reader hears what happened
    words.textContent = says;
    // It stays for the whole of a press on it: the press would meet what lies below.
    words.addEventListener('click', () => { words.remove(); });
    // Over the part of the board that is in sight, like all that flies.
    const { x, y, width } = (board.closest('.elfen-board-box') ?? board).getBoundingClientRect();
    words.style.left = `${x + width / 2}px`;
    words.style.top = `${Math.max(0, y) + 12}px`;
    document.body.append(words);
    flying.add(words);
    return words;
  };
  front.on(['pointerdown', 'keydown'], ({ target }) => {
    if (!flying.size) return;
    land(target);
    tell(front.model, { skip: true });
  });
  front.signal.addEventListener('abort', () => { land(); });
  // What moved where nobody saw it is told when the page is looked at again.
  let missed = false;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || !missed) return;
    missed = false;
    tell(front.model, { missed: true });
  }, { signal: front.signal });

  const shown = (name: string): HTMLElement | null => front.first(`canvas.elfen-shown-${name}`);

  return async ({ board: boardName, rack, fly: flights, says }) => {
    missed ||= document.hidden;
    const board = shown(boardName);
    const there = flights.at(-1)?.spots.findLast(([where]) => where === 'board');
    const box = board?.closest<HTMLElement>('.elfen-board-box');
    if (box && there) look(box, there[1]);
    const frame = board?.getBoundingClientRect();
    if (!board || !frame?.width || document.hidden) return;
    const rects: Record<string, DOMRect | undefined> = {
      board: frame, rack: shown(rack)?.getBoundingClientRect(),
    };
    const at = ([where, x, y]: Spot): Point | null => {
      if (where === 'seat') return seatOf(board, x);
      if (where === 'sale') return middleOf(around(board)?.querySelector('.elfen-goods, .elfen-choices-pane'));
      const rect = rects[where];
      return rect?.width ? [rect.x + x * rect.width, rect.y + y * rect.height] : null;
    };
    // What comes to lie there is painted by the kernel when the last has come.
    const end = Math.max(...flights.map(({ begin, seconds, stays }) => (stays ? begin + seconds : 0)));
    const words = says && caption(board, says);
    if (words) setTimeout(() => { words.remove(); flying.delete(words); }, 1000 * Math.max(...flights.map(({ begin, seconds }) => begin + seconds)));
    for (const { sprite, width, spots, begin, seconds, fades, stays } of flights) {
      const points = spots.map(at).filter((point) => point !== null);
      if (points.length < 2) continue;
      const { canvas } = await named<{ canvas: HTMLCanvasElement }>(front.model.widget_manager, sprite);
      const across = width * frame.width;
      const copy = copyOf(canvas, across);
      document.body.append(copy);
      flying.add(copy);
      const moved = copy.animate(framesOf(points, across, across * canvas.height / canvas.width, fades), {
        duration: 1000 * seconds, delay: 1000 * begin, easing: 'ease-in-out',
        fill: spots[0]?.[0] === 'board' ? 'both' : 'forwards', // what is on the board is seen before it goes
      });
      const after = stays ? 1000 * (end - begin - seconds) + 160 : 0;
      void moved.finished.then(() => setTimeout(() => { copy.remove(); flying.delete(copy); }, after));
    }
  };
};
