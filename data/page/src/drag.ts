// Drag and drop: what lies on the rack is drawn to a place on the board. A press on it has picked it
// already; letting it go over the board is a press there, so that all is as with clicks. Whether the
// press that lifted it has put it down instead the kernel alone knows at that time, and mends.
import type { Front } from './front.ts';
import type { Model } from './model.ts';
import { boardOf } from './preview.ts';

const FAR = 8; // pixels from where it was pressed until a thing is lifted
const SIDE = 56; // pixels of the picture in hand
const GLIDE = 180; // ms back to its place

interface Lifted {
  rack: HTMLCanvasElement;
  x: number;
  y: number;
  hand?: HTMLCanvasElement;
}

const pictured = ({ rack, x, y }: Lifted): HTMLCanvasElement => {
  const hand = document.createElement('canvas');
  hand.className = 'elfen-lifted';
  hand.width = hand.height = SIDE * devicePixelRatio;
  const { left, top, width } = rack.getBoundingClientRect();
  const scale = rack.width / width;
  hand.getContext('2d')?.drawImage(
    rack, (x - left - SIDE / 2) * scale, (y - top - SIDE / 2) * scale, SIDE * scale, SIDE * scale,
    0, 0, hand.width, hand.height);
  document.body.append(hand);
  return hand;
};

/** `drop` is told where on the board something is let go. */
export const dragFromRack = (
  model: Model, signal: AbortSignal, front: Front, drop: (board: Element, event: MouseEvent) => void,
): void => {
  const board = (): HTMLElement | null => front.first(boardOf(model));
  const rackOf = (event: Event): HTMLElement | null => {
    const rack = front.around(event, 'canvas.elfen-rack');
    return rack && rack.closest('.elfen-app') === board()?.closest('.elfen-app') ? rack : null;
  };
  let lifted: Lifted | undefined;

  const place = ({ hand }: Lifted, x: number, y: number): void => {
    if (hand) hand.style.translate = `${x - SIDE / 2}px ${y - SIDE / 2}px`;
  };
  const letGo = (): void => {
    lifted?.hand?.remove();
    lifted = undefined;
  };
  const glideBack = (): void => {
    const { hand, x, y } = lifted ?? {};
    lifted = undefined;
    if (!hand || x === undefined || y === undefined) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      || document.documentElement.dataset['elfenMotion'] === 'none';
    const back = hand.animate({ translate: `${x - SIDE / 2}px ${y - SIDE / 2}px` }, still ? 0 : GLIDE);
    back.onfinish = back.oncancel = (): void => { hand.remove(); };
  };

  front.on(['pointerdown'], (event) => {
    letGo();
    const rack = event.button === 0 && event.pointerType !== 'touch' ? rackOf(event) : null;
    if (rack) lifted = { rack: rack as HTMLCanvasElement, x: event.clientX, y: event.clientY };
  }, { signal });
  front.on(['pointermove'], (event) => {
    if (!lifted) return;
    if (!lifted.hand && Math.hypot(event.clientX - lifted.x, event.clientY - lifted.y) < FAR) return;
    lifted.hand ??= pictured(lifted);
    place(lifted, event.clientX, event.clientY);
  }, { signal });
  front.on(['pointerup'], (event) => {
    if (!lifted?.hand) {
      lifted = undefined;
      return;
    }
    const under = board();
    if (!under || event.target !== under) {
      glideBack();
      return;
    }
    drop(under, event);
    if (under.classList.contains('elfen-idle')) glideBack(); // nothing on offer: the kernel says why
    else letGo();
  }, { signal });
  front.on(['pointercancel'], letGo, { signal });
  front.on(['blur'], ({ target }) => { if (target === window) letGo(); }, { signal });
  signal.addEventListener('abort', letGo);
};
