// Drag and drop: what lies on the rack, or the boot, is drawn to a place on the board. The press on it has
// told the kernel already; letting it go over the board is told in the same way, so that all is as with
// clicks. What the press that lifted it has done meanwhile the kernel alone knows, and goes by that.
import type { Front } from './front.ts';
import { hold, holdNothing, isHolding } from './hand.ts';
import type { Model } from './model.ts';
import { boardOf, drawn, FRAME, holds, offersOf, pictureOver, rackOf, whenOffered, type Spots } from './preview.ts';

const FAR = 8; // pixels from where it was pressed until a thing is lifted, or a finger scrolls
const LONG = 350; // ms that a finger rests on a thing until it is lifted
const SIDE = 56; // pixels of the picture in hand
const GLIDE = 180; // ms back to its place

interface Lifted {
  from: HTMLCanvasElement;
  x: number;
  y: number;
  middle: [x: number, y: number]; // of what is lifted, in the window
  waits: boolean; // for a finger that has not rested long enough
  hand?: HTMLCanvasElement;
}

const pictured = ({ from, middle: [x, y] }: Lifted): HTMLCanvasElement => {
  const hand = document.createElement('canvas');
  hand.className = 'elfen-lifted';
  hand.width = hand.height = SIDE * devicePixelRatio;
  const { left, top, width } = from.getBoundingClientRect();
  const scale = from.width / width;
  hand.getContext('2d')?.drawImage(
    from, (x - left - SIDE / 2) * scale, (y - top - SIDE / 2) * scale, SIDE * scale, SIDE * scale,
    0, 0, hand.width, hand.height);
  document.body.append(hand);
  return hand;
};

/** `tellOf` is told of a finger's press on a canvas, and of what is let go over the board. */
export const dragToBoard = (
  model: Model, signal: AbortSignal, front: Front,
  tellOf: (canvas: Element, event: MouseEvent, more: { drawn?: boolean }) => void,
): void => {
  const board = (): HTMLElement | null => front.first(boardOf(model));
  const glow = pictureOver('elfen-glow');
  let lifted: Lifted | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;

  /** What a press would lift. */
  const under = (event: PointerEvent): Lifted | undefined => {
    const { clientX: x, clientY: y } = event;
    const waits = event.pointerType === 'touch';
    const rack = front.around(event, rackOf(model)) as HTMLCanvasElement | null;
    if (rack) return { from: rack, x, y, middle: [x, y], waits };
    const [town = '', bootX = 0, bootY = 0] = model.get<[string, number, number] | []>('boot');
    const from = front.around(event, boardOf(model)) as HTMLCanvasElement | null;
    if (!from || !town) return undefined;
    const { left, top, width, height } = from.getBoundingClientRect();
    const point: [number, number] = [(x - left) * FRAME.width / width, (y - top) * FRAME.height / height];
    if (!front.model.get<Spots>('spots')[town]?.[0].some((spot) => holds(spot, point))) return undefined;
    const middle: Lifted['middle'] = [left + bootX * width / FRAME.width, top + bootY * height / FRAME.height];
    return { from, x, y, middle, waits };
  };
  const place = ({ hand }: Lifted, x: number, y: number): void => {
    if (hand) hand.style.translate = `${x - SIDE / 2}px ${y - SIDE / 2}px`;
  };
  /** What may be meant glows as long as something is in hand. */
  const light = (): void => {
    const canvas = board();
    if (!lifted?.hand || !canvas?.offsetWidth) {
      glow.remove();
      return;
    }
    const spots = front.model.get<Spots>('spots');
    glow.over(canvas, offersOf(model).flatMap(({ id }) => drawn({ id, via: [] }, spots)));
  };
  const lift = (one: Lifted): void => {
    one.hand = pictured(one);
    hold();
    light();
  };
  const rest = (): void => {
    clearTimeout(resting);
    lifted = undefined;
    light();
    holdNothing();
  };
  const letGo = (): void => {
    lifted?.hand?.remove();
    rest();
  };
  const glideBack = (): void => {
    const { hand, middle: [x, y] = [0, 0] } = lifted ?? {};
    rest();
    if (!hand) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      || document.documentElement.dataset['elfenMotion'] === 'none';
    const back = hand.animate({ translate: `${x - SIDE / 2}px ${y - SIDE / 2}px` }, still ? 0 : GLIDE);
    back.onfinish = back.oncancel = (): void => { hand.remove(); };
  };

  front.on(['pointerdown'], (event) => {
    letGo();
    if (event.button || !event.isPrimary) return;
    const one = lifted = under(event);
    if (!one?.waits) return;
    resting = setTimeout(() => {
      if (lifted !== one) return;
      one.waits = false;
      tellOf(one.from, event, {});
      lift(one);
      place(one, event.clientX, event.clientY);
    }, LONG);
  }, { signal });
  front.on(['pointermove'], (event) => {
    if (!lifted) return;
    const near = Math.hypot(event.clientX - lifted.x, event.clientY - lifted.y) < FAR;
    if (lifted.waits && !near) letGo(); // it scrolls
    else if (!lifted.waits && (lifted.hand ?? !near)) {
      if (!lifted.hand) lift(lifted);
      place(lifted, event.clientX, event.clientY);
    }
  }, { signal });
  front.on(['pointerup'], (event) => {
    const canvas = board();
    if (!lifted?.hand) rest();
    else if (!canvas || document.elementFromPoint(event.clientX, event.clientY) !== canvas) glideBack();
    else {
      tellOf(canvas, event, { drawn: true });
      if (canvas.classList.contains('elfen-idle')) glideBack(); // nothing on offer: the kernel says why
      else letGo();
    }
  }, { signal });
  front.on(['contextmenu'], (event) => { if (isHolding()) event.preventDefault(); }, { signal });
  front.on(['pointercancel'], letGo, { signal });
  front.on(['blur'], ({ target }) => { if (target === window) letGo(); }, { signal });
  whenOffered(model, light);
  signal.addEventListener('abort', letGo);
};
