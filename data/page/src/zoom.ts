// The map larger than the page shows it, by the wheel or by two fingers; and while something is in hand
// at its edge, what lies beyond that comes. The kernel hears of none of it.
import { isOurs, layOver, type Front } from './front.ts';
import { isHolding } from './hand.ts';
import { boardOf, FRAME, meant, offersOf, thingAt, type Spots } from './preview.ts';

const MOST = 2.5; // times as large as it is shown
const LARGE = 1142; // pixels: so wide, it can be read as it is
const NOTCH = 50; // of a wheel, at most
const DOUBLE = 300; // ms between two taps
const NEAR = 24; // pixels that the second may miss the first
const EDGE = 36; // pixels from the edge of the board
const STEP = 9; // pixels a frame
const TWICE = 2; // times as large by two taps

type Point = [x: number, y: number];

const boxOf = (canvas: HTMLElement): HTMLElement | null => canvas.closest('.elfen-board-box');

export const zoomBoards = (front: Front): void => {
  let zoomed: HTMLElement | undefined;
  const back = document.createElement('div');
  const button = back.appendChild(document.createElement('button'));
  back.className = 'elfen-whole';
  button.className = 'jupyter-button';

  /** What lies over the board goes with it. */
  const follow = (canvas: HTMLElement): void => {
    for (const over of boxOf(canvas)?.querySelectorAll<SVGElement>(':scope > svg') ?? []) layOver(over, canvas);
  };
  const leave = (): void => {
    if (!zoomed) return;
    const box = boxOf(zoomed);
    for (const name of ['width', 'align-self']) zoomed.style.removeProperty(name);
    delete zoomed.dataset['whole'];
    box?.style.removeProperty('height');
    box?.style.removeProperty('overflow');
    if (back.contains(document.activeElement)) zoomed.focus({ preventScroll: true });
    back.remove();
    follow(zoomed);
    zoomed = undefined;
  };
  /** What lies under the point stays there. */
  const enlarge = (canvas: HTMLElement, times: number, [x, y]: Point): void => {
    const box = boxOf(canvas);
    if (!box) return;
    const whole = Number(canvas.dataset['whole']) || canvas.offsetWidth;
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const wanted = Math.min(width * times, MOST * whole);
    if (wanted < whole * 1.01) {
      leave();
      return;
    }
    if (zoomed !== canvas) {
      leave();
      zoomed = canvas;
      canvas.dataset['whole'] = whole.toString();
      Object.assign(box.style, { height: `${box.clientHeight}px`, overflow: 'auto' });
      button.textContent = front.model.get('whole');
      box.prepend(back);
    }
    canvas.style.setProperty('width', `${wanted}px`, 'important');
    canvas.style.setProperty('align-self', 'flex-start');
    const now = canvas.getBoundingClientRect();
    box.scrollLeft += now.left + (x - left) / width * now.width - x;
    box.scrollTop += now.top + (y - top) / height * now.height - y;
    follow(canvas);
  };

  const scrolls = (): boolean => (document.scrollingElement?.scrollHeight ?? 0) > innerHeight + 1;
  const turned = (canvas: HTMLElement, event: WheelEvent): void => {
    const pinched = event.ctrlKey || event.metaKey; // as browsers tell of two fingers on a touchpad
    const small = canvas.offsetWidth < LARGE && isOurs() && !scrolls();
    if (event.shiftKey || !(pinched || zoomed === canvas || small)) return;
    const notches = Math.max(-NOTCH, Math.min(NOTCH, event.deltaY * (event.deltaMode ? 30 : 1)));
    if (notches > 0 && zoomed !== canvas && !pinched) return;
    event.preventDefault();
    const { clientX, clientY } = event;
    enlarge(canvas, Math.exp(-notches / 200), [clientX, clientY]);
    // What is said there stands beside the pointer still.
    canvas.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX, clientY, pointerType: 'mouse' }));
  };
  let apart = 0; // two fingers
  const pinched = (canvas: HTMLElement, { touches: [one, two], cancelable }: TouchEvent): boolean => {
    const before = apart;
    apart = one && two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : 0;
    if (!one || !two || !cancelable) return false;
    if (before) enlarge(canvas, apart / before, [(one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2]);
    return true;
  };
  front.onBoard = (event): void => {
    const canvas = event.currentTarget as HTMLElement;
    if (!canvas.matches('.elfen-board')) return;
    if (event instanceof WheelEvent) turned(canvas, event);
    else if (pinched(canvas, event)) event.preventDefault();
  };

  /** Whether anything of what is on offer is found there. */
  const offers = (canvas: HTMLElement, x: number, y: number, found: typeof meant): boolean => {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const point: Point = [(x - left) * FRAME.width / width, (y - top) * FRAME.height / height];
    return [...front.screens].some((model) => canvas.matches(boardOf(model))
      && found(offersOf(model), front.model.get<Spots>('spots'), point) !== undefined);
  };

  // The way back: the button, Escape, and a finger that taps twice; that is the way there, too.
  front.onKey = (event): boolean => {
    if (event.key !== 'Escape' || !zoomed?.offsetWidth) return false;
    leave();
    return true;
  };
  let tapped: { when: number; at: Point } = { when: -Infinity, at: [0, 0] };
  front.on(['pointerup'], (event) => {
    const canvas = event.target;
    if (event.pointerType !== 'touch' || !event.isPrimary || !(canvas instanceof HTMLElement)) return;
    if (!canvas.matches('canvas.elfen-board')) return;
    const { when, at: [x, y] } = tapped;
    const { timeStamp, clientX, clientY } = event;
    const twice = timeStamp - when < DOUBLE && Math.hypot(clientX - x, clientY - y) < NEAR;
    tapped = { when: twice ? -Infinity : timeStamp, at: [clientX, clientY] };
    if (!twice) return;
    if (canvas === zoomed) leave();
    else if (canvas.offsetWidth < LARGE && !offers(canvas, clientX, clientY, meant)) enlarge(canvas, TWICE, [clientX, clientY]);
  });
  button.addEventListener('click', leave);
  let across = innerWidth;
  front.on(['resize'], () => {
    if (across !== innerWidth) leave();
    across = innerWidth;
  });

  // Something in hand at the edge of a board: the nearer, the faster; where a thing on offer lies below it, the map rests.
  let hand: PointerEvent | undefined;
  const scroll = (): void => {
    if (!hand || !isHolding()) {
      hand = undefined;
      return;
    }
    const { clientX: x, clientY: y, pointerType } = hand;
    const step = (before: number, after: number): number =>
      STEP * (Math.max(0, 1 - after / EDGE) - Math.max(0, 1 - before / EDGE));
    for (const canvas of front.all('canvas.elfen-board')) {
      const box = boxOf(canvas);
      const { left, right, top, bottom } = box?.getBoundingClientRect() ?? new DOMRect();
      if (!box || x < left || x > right || y < top || y > bottom || offers(canvas, x, y, thingAt)) continue;
      const { scrollLeft, scrollTop } = box;
      box.scrollBy(step(x - left, right - x), step(y - top, bottom - y));
      if (box.scrollLeft === scrollLeft && box.scrollTop === scrollTop) continue;
      // Something else lies below the hand now.
      canvas.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: x, clientY: y, pointerType }));
    }
    requestAnimationFrame(scroll);
  };
  front.on(['pointermove'], (event) => {
    if (!isHolding()) return;
    const rests = !hand;
    hand = event;
    if (rests) scroll();
  });
  front.signal.addEventListener('abort', leave);
};
