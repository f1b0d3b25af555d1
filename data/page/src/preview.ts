// What a press would mean, where the pointer is: the kernel has sent with the decision what is on
// offer on a board and where it lies, and the page points it out by itself.
import type { Choice, Listing } from './choices.ts';
import { layOver, type Front, type Sides } from './front.ts';
import { isHolding } from './hand.ts';
import { idOf, type Model } from './model.ts';

type Point = [number, number];
type Spot = [number, number, number, number]; // centre, width, height

/** What may be picked. */
export interface Offer {
  id: string;
  says?: string;
  via?: string[]; // the ways to a far town
}

/** By each thing or sentence, which of the offers it belongs to: the bits of a number in hexadecimal digits. */
export type Numbers = Record<string, string | undefined>;

/** Whether a thing or sentence belongs to the n-th offer. */
export const belongs = (numbers: Numbers, name: string, n: number): boolean => (BigInt(`0x${numbers[name] ?? 0}`) >> BigInt(n)) % 2n === 1n;

/** The parts of a screen by which it is told what is on offer. */
const PARTS = ['choices', 'listing', 'offers', 'gains'];

/** All that may be picked on a board: a number stands for the choice that says it. */
export const offersOf = (model: Model): Offer[] => {
  const choices = [...model.get<Choice[]>('choices'), ...model.get<Listing>('listing')[3] ?? []];
  const gains = model.get<Numbers>('gains');
  return model.get<(number | Offer)[]>('offers').map((told, n) => {
    const [id = '', says = ''] = typeof told === 'number' ? choices[told] ?? [] : [told.id, told.says];
    const more = Object.keys(gains).filter((gain) => belongs(gains, gain, n));
    return { ...typeof told === 'number' ? {} : told, id, says: [says, ...more].join('\n') };
  });
};

/** Calls back when something else is on offer. */
export const whenOffered = (model: Model, callback: () => void): void => {
  for (const part of PARTS) model.on(`change:${part}`, callback);
};

/** Where things lie on the board, by id: the boxes that mean each, and the lines of a way. */
export type Spots = Record<string, [boxes: Spot[], lines: Point[][]] | undefined>;

/** What names the board's canvas on the page. */
export const boardOf = (model: Model): string =>
  `canvas.elfen-shown-${idOf(model.get('board'))}`;

/** What names the rack's canvas. */
export const rackOf = (model: Model): string => `canvas.elfen-shown-${idOf(model.get('rack'))}`;

/** What names the pane of a screen's choices on the page. */
const paneOf = (model: Model): string => `.elfen-choices-pane.elfen-screen-${model.model_id}`;

export const FRAME = { width: 1142, height: 550 }; // pixels of the drawing, in which all is measured
const NEAR = 11; // how far from a way's middle line a press still means it
const HAND = 40; // pixels from a finger to what is said beside it
const SVG = 'http://www.w3.org/2000/svg';

export const holds = ([x, y, width, height]: Spot, [px, py]: Point): boolean =>
  2 * Math.abs(px - x) <= width && 2 * Math.abs(py - y) <= height;

const distance = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
};

const reach = (point: Point, line: Point[]): number =>
  Math.min(...line.slice(1).map((end, i) => distance(point, line[i] ?? end, end)));

const lies = (spots: Spots, id: string, point: Point): boolean => spots[id]?.[0].some((spot) => holds(spot, point)) === true;

/** The thing on offer that lies at a point. */
export const thingAt = (offers: Offer[], spots: Spots, point: Point): Offer | undefined =>
  offers.find(({ id }) => lies(spots, id, point));

/** The town under a point, whatever may be picked there. */
export const townAt = (spots: Spots, point: Point): string | undefined =>
  Object.keys(spots).find((id) => id.startsWith('town:') && lies(spots, id, point));

/** What a press at a point would mean, as the kernel will say: things first, then towns, then ways. */
export const meant = (offers: Offer[], spots: Spots, point: Point): Offer | undefined => {
  const thing = thingAt(offers, spots, point);
  if (thing ?? townAt(spots, point)) return thing;
  const ways = offers.filter(({ via }) => !via)
    .map((offer) => ({ offer, near: Math.min(...(spots[offer.id]?.[1] ?? []).map((line) => reach(point, line))) }));
  const nearest = ways.reduce<typeof ways[0] | undefined>(
    (best, way) => (way.near <= Math.min(NEAR, best?.near ?? NEAR) ? way : best), undefined);
  return nearest?.offer;
};

export const drawn = ({ id, via = [id] }: Offer, spots: Spots): Element[] => [
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

/** Where an element is now, however it is moved later. */
const sidesOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Sides => ({ offsetLeft, offsetTop, offsetWidth, offsetHeight });

/** A picture that can be laid over a board; who has written anything since the last frame says where that is. */
export const pictureOver = (name: string): { over: (canvas: HTMLElement, children: Element[], sides?: Sides) => void; remove: () => void } => {
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('class', name);
  picture.setAttribute('viewBox', `0 0 ${FRAME.width} ${FRAME.height}`);
  picture.setAttribute('aria-hidden', 'true'); // a screen reader has the buttons
  return {
    over: (canvas, children, sides: Sides = canvas): void => {
      layOver(picture, sides);
      picture.replaceChildren(...children);
      if (picture.parentNode !== canvas.parentNode) canvas.parentNode?.append(picture);
    },
    remove: (): void => { picture.remove(); },
  };
};

/** What is said of an offer, and what its town holds. */
const saying = (model: Model, { id, says }: Offer): string =>
  [says, model.get<Record<string, string>>('towns')[id.replace('town:', '')]].filter(Boolean).join('\n');

export const previewOffers = (model: Model, signal: AbortSignal, front: Front): void => {
  const picture = pictureOver('elfen-preview');
  const words = document.createElement('div');
  words.className = 'elfen-preview-words';
  words.setAttribute('aria-hidden', 'true');

  const spots = front.model.get<Spots>('spots');
  let now: Offer | undefined;
  let on: HTMLElement | undefined;
  const change = (offer: Offer | undefined, canvas: HTMLElement | undefined, offered = offer !== undefined): void => {
    [now, on] = [offer, canvas];
    const sides = canvas && sidesOf(canvas); // all is read before anything is written
    front.onOffer?.(model, offered ? offer : undefined);
    canvas?.classList.toggle('elfen-idle', !offered);
    if (!offer || !canvas) {
      picture.remove();
      words.remove();
      return;
    }
    picture.over(canvas, offered ? drawn(offer, spots) : [], sides);
    words.textContent = saying(model, offer);
    if (words.parentNode !== canvas.parentNode) canvas.parentNode?.append(words);
  };
  const show: typeof change = (offer, canvas, offered) => {
    if (offer?.id !== now?.id || canvas !== on) front.unseen(() => { change(offer, canvas, offered); });
  };

  /** Beside a place, in parts of the board, where there is room in what is seen of it; above a finger, which covers
   * what is below. */
  const place = (canvas: HTMLElement, x: number, y: number, finger = false): void => {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight, parentElement: box } = canvas;
    const { scrollLeft = 0, scrollTop = 0, clientWidth = 0, clientHeight = 0 } = box ?? {};
    const beside = (at: number, size: number, before: number | undefined, after: number, from: number, room: number): number => {
      const wanted = before === undefined || at - before - size < from ? at + after : at - before - size;
      return Math.round(Math.max(from, Math.min(wanted, from + room - size)));
    };
    const left = beside(offsetLeft + x * offsetWidth, words.offsetWidth, x > 0.6 ? 14 : undefined, 14, scrollLeft, clientWidth);
    const top = finger ? beside(offsetTop + y * offsetHeight, words.offsetHeight, HAND, HAND, scrollTop, clientHeight)
      : beside(offsetTop + y * offsetHeight, words.offsetHeight, y > 0.6 ? 10 : undefined, 18, scrollTop, clientHeight);
    words.style.translate = `${left}px ${top}px`;
  };

  const board = boardOf(model);
  const hide = (): void => { show(undefined, undefined); };
  /** Shows a choice where it lies, if it lies on the board. */
  const pointOut = (id: string): void => {
    const canvas = front.first(board);
    const offer = offersOf(model).find((each) => each.id === id);
    const spot = spots[id]?.[0][0];
    if (!canvas?.offsetWidth || !offer || !spot) {
      hide();
      return;
    }
    show(offer, canvas);
    place(canvas, spot[0] / FRAME.width, spot[1] / FRAME.height);
  };
  const choiceAt = (event: Event): string | undefined =>
    front.around(event, `${paneOf(model)} button`)?.dataset['pick'];

  front.on(['pointermove'], (event) => {
    // A finger that holds something has all events go to where it was lifted.
    const canvas = event.pointerType !== 'touch' ? front.around(event, board)
      : isHolding() ? document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>(board) : null;
    const choice = canvas ? undefined : choiceAt(event);
    if (choice !== undefined) pointOut(choice);
    else if (!canvas) hide();
    else {
      const { left, top, width, height } = canvas.getBoundingClientRect();
      const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height];
      const point: Point = [x * FRAME.width, y * FRAME.height];
      const offer = meant(offersOf(model), spots, point);
      const here = townAt(spots, point);
      front.unseen(() => canvas.classList.toggle('elfen-grabs', here !== undefined && here === model.get<string[]>('boot')[0]));
      const town = offer ? undefined : here;
      const held = town !== undefined && saying(model, { id: town });
      show(offer ?? (held ? { id: town } : undefined), canvas, offer !== undefined);
      if (now) place(canvas, x, y, event.pointerType === 'touch');
    }
  }, { signal });
  front.on(['pointerdown', 'keydown'], hide, { signal });
  // The keyboard: on a button of a choice, or on what the arrows have led to.
  front.on(['focusin'], (event) => { pointOut(choiceAt(event) ?? ''); }, { signal });
  whenOffered(model, hide);
  let focus = '';
  model.on('change', () => {
    if (model.get('focus') === focus) return;
    focus = model.get('focus');
    front.onFocus?.(model);
    if (focus && document.activeElement?.matches(`${board}, ${paneOf(model)} *`)) pointOut(focus);
  });
  signal.addEventListener('abort', hide);
};
