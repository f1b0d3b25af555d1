// What a press would mean, where the pointer is: the kernel has sent with the decision what is on
// offer on a board and where it lies, and the page points it out by itself.
import type { Choice, Listing } from './choices.ts';
import type { Front } from './front.ts';
import { idOf, type Model } from './model.ts';

type Point = [number, number];
type Spot = [number, number, number, number]; // centre, width, height

/** What may be picked; where it says nothing, one of the choices with that id does. */
export interface Offer {
  id: string;
  says?: string;
  via?: string[]; // the ways to a far town
}

/** Where things lie on the board, by id: the boxes that mean each, and the lines of a way. */
export type Spots = Record<string, [boxes: Spot[], lines: Point[][]] | undefined>;

/** What names the board's canvas on the page. */
export const boardOf = (model: Model): string =>
  `canvas.elfen-shown-${idOf(model.get('board'))}`;

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
export const meant = (offers: Offer[], spots: Spots, point: Point): Offer | undefined => {
  const lies = (id: string): boolean => spots[id]?.[0].some((spot) => holds(spot, point)) === true;
  const thing = offers.find(({ id }) => lies(id));
  if (thing ?? Object.keys(spots).some((id) => id.startsWith('town:') && lies(id))) return thing;
  const ways = offers.filter(({ via }) => !via)
    .map((offer) => ({ offer, near: Math.min(...(spots[offer.id]?.[1] ?? []).map((line) => reach(point, line))) }));
  const nearest = ways.reduce<typeof ways[0] | undefined>(
    (best, way) => (way.near <= Math.min(NEAR, best?.near ?? NEAR) ? way : best), undefined);
  return nearest?.offer;
};

const drawn = ({ id, via = [id] }: Offer, spots: Spots): Element[] => [
  ...via.flatMap((way) => spots[way]?.[1] ?? []).flatMap((line) => ['under', 'over'].map((name) => {
    const path = document.createElementNS(SVG, 'polyline');
    path.setAttribute('points', line.join(' '));
    path.setAttribute('class', name);
    return path;
  })),
  ...(spots[id]?.[0] ?? []).slice(0, 1).map(([x, y, width]) => {
    const ring = document.createElementNS(SVG, 'circle');
    for (const [name, value] of [['cx', x], ['cy', y], ['r', width / 2 + 5]] as const) ring.setAttribute(name, value.toString());
    return ring;
  }),
];

/** What the choice with that id says. */
const sayingOf = (model: Model, id: string): string => {
  const listed = model.get<Listing>('listing')[3] ?? [];
  return [...model.get<Choice[]>('choices'), ...listed].find(([each]) => each === id)?.[1] ?? '';
};

export const previewOffers = (model: Model, signal: AbortSignal, front: Front): void => {
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('class', 'elfen-preview');
  picture.setAttribute('viewBox', `0 0 ${FRAME.width} ${FRAME.height}`);
  picture.setAttribute('aria-hidden', 'true'); // a screen reader has the buttons
  const words = document.createElement('div');
  words.className = 'elfen-preview-words';
  words.setAttribute('aria-hidden', 'true');

  const spots = front.model.get<Spots>('spots');
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
    picture.replaceChildren(...drawn(offer, spots));
    words.textContent = offer.says ?? sayingOf(model, offer.id);
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
    show(meant(model.get('offers'), spots, [x * FRAME.width, y * FRAME.height]), canvas);
    if (now) place(canvas, x, y);
  }, { signal });
  const hide = (): void => { show(undefined, undefined); };
  front.on(['pointerdown', 'keydown'], hide, { signal });
  model.on('change:offers', hide);
  signal.addEventListener('abort', hide);
};
