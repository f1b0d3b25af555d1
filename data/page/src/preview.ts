// What a press would mean, where the pointer is: the kernel has sent with the decision what is on
// offer on a board and where it lies, and the page points it out by itself.
import type { Front } from './front.ts';
import type { Model } from './model.ts';

type Point = [number, number];
type Spot = [number, number, number, number]; // centre, width, height

export interface Offer {
  says: string;
  spots: Spot[];
  lines: Point[][];
  far?: boolean;
}

/** What names the board's canvas on the page. */
export const boardOf = (model: Model): string =>
  `canvas.elfen-shown-${model.get<string>('board').replace('IPY_MODEL_', '')}`;

const FRAME = { width: 1142, height: 550 }; // pixels of the drawing, in which all is measured
const NEAR = 11; // how far from a way's middle line a press still means it
const SVG = 'http://www.w3.org/2000/svg';

const holds = ([x, y, width, height]: Spot, [px, py]: Point): boolean =>
  2 * Math.abs(px - x) <= width && 2 * Math.abs(py - y) <= height;

const distance = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
};

const reach = (point: Point, line: Point[]): number =>
  Math.min(...line.slice(1).map((end, i) => distance(point, line[i] ?? end, end)));

/** What a press at a point would mean, as the kernel will say: things first, then towns, then ways. */
export const meant = (offers: Offer[], towns: Spot[], point: Point): Offer | undefined => {
  const thing = offers.find(({ spots }) => spots.some((spot) => holds(spot, point)));
  if (thing ?? towns.some((spot) => holds(spot, point))) return thing;
  const ways = offers.filter(({ far }) => !far)
    .map((offer) => ({ offer, near: Math.min(...offer.lines.map((line) => reach(point, line))) }));
  const nearest = ways.reduce<typeof ways[0] | undefined>(
    (best, way) => (way.near <= Math.min(NEAR, best?.near ?? NEAR) ? way : best), undefined);
  return nearest?.offer;
};

const drawn = (offer: Offer): Element[] => [
  ...offer.lines.flatMap((line) => ['under', 'over'].map((name) => {
    const path = document.createElementNS(SVG, 'polyline');
    path.setAttribute('points', line.join(' '));
    path.setAttribute('class', name);
    return path;
  })),
  ...offer.spots.slice(0, 1).map(([x, y, width]) => {
    const ring = document.createElementNS(SVG, 'circle');
    for (const [name, value] of [['cx', x], ['cy', y], ['r', width / 2 + 5]] as const) ring.setAttribute(name, value.toString());
    return ring;
  }),
];

export const previewOffers = (model: Model, signal: AbortSignal, front: Front): void => {
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('class', 'elfen-preview');
  picture.setAttribute('viewBox', `0 0 ${FRAME.width} ${FRAME.height}`);
  picture.setAttribute('aria-hidden', 'true'); // a screen reader has the buttons
  const words = document.createElement('div');
  words.className = 'elfen-preview-words';
  words.setAttribute('aria-hidden', 'true');

  let now: Offer | undefined;
  let on: HTMLElement | undefined;
  const show = (offer: Offer | undefined, canvas: HTMLElement | undefined): void => {
    if (offer === now && canvas === on) return;
    [now, on] = [offer, canvas];
    canvas?.classList.toggle('elfen-idle', !offer);
    if (!offer || !canvas) {
      picture.remove();
      words.remove();
      return;
    }
    for (const [side, value] of [
      ['left', canvas.offsetLeft], ['top', canvas.offsetTop],
      ['width', canvas.offsetWidth], ['height', canvas.offsetHeight],
    ] as const) picture.style[side] = `${value}px`;
    picture.replaceChildren(...drawn(offer));
    words.textContent = offer.says;
    canvas.parentElement?.append(picture, words);
  };

  /** Beside the pointer, on the side where there is room. */
  const place = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement, x: number, y: number): void => {
    const left = x > 0.6 ? offsetLeft + x * offsetWidth - 14 - words.offsetWidth : offsetLeft + x * offsetWidth + 14;
    const top = y > 0.6 ? offsetTop + y * offsetHeight - 10 - words.offsetHeight : offsetTop + y * offsetHeight + 18;
    words.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  };

  const board = boardOf(model);
  front.on(['pointermove'], (event) => {
    const canvas = event.pointerType === 'touch' ? null : front.around(event, board);
    if (!canvas) {
      show(undefined, undefined);
      return;
    }
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height];
    show(meant(model.get('offers'), model.get('towns'), [x * FRAME.width, y * FRAME.height]), canvas);
    if (now) place(canvas, x, y);
  });
  const hide = (): void => { show(undefined, undefined); };
  front.on(['pointerdown', 'keydown'], hide);
  model.on('change:offers', hide);
  signal.addEventListener('abort', hide);
};
