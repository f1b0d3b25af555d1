// What lies on the rack: under the pointer and where the keyboard is it says what it is, and the board
// shows where it can go; what is pointed out on the board shows on the rack what it would take.
import type { Front } from './front.ts';
import { idOf, type Model } from './model.ts';
import { belongs, boardOf, drawn, holds, offersOf, pictureOver, rackOf, type Numbers, type Offer, type Spots } from './preview.ts';

type Box = [x: number, y: number, width: number, height: number];

/** A thing on the rack: where it lies in a row and upright, in thousandths. */
interface Lying { id: string; says: string; at: [Box[], Box[]] }

export const previewRack = (front: Front): void => {
  const picture = pictureOver('elfen-preview');
  const words = document.createElement('div');
  words.className = 'elfen-preview-words elfen-on-rack';
  words.ariaHidden = 'true'; // a screen reader has the buttons
  let rings: HTMLElement[] = [];
  let now = '';
  let on: { rack: HTMLElement; model: Model; lies: Lying[]; served: Numbers } | undefined;

  const rackFor = (model: Model): HTMLElement | null => front.first(rackOf(model));
  const lying = (model: Model): Lying[] => model.get('lies');
  const servedOf = (model: Model): Numbers => model.get('served');
  const boxes = (rack: HTMLElement, { at }: Lying): Box[] => at[rack.clientWidth < 4 * rack.clientHeight ? 1 : 0];

  const hide = (): void => {
    now = '';
    on = undefined;
    picture.remove();
    words.remove();
    for (const ring of rings) ring.remove();
    rings = [];
  };
  /** Remembers of which rack something is said. */
  const begin = (rack: HTMLElement, model: Model): void => {
    on = { rack, model, lies: lying(model), served: servedOf(model) };
  };
  const ring = ({ left, top, width: across, height: down }: DOMRect, [x, y, width, height]: Box): void => {
    const made = document.createElement('div');
    made.className = 'elfen-ring';
    made.ariaHidden = 'true';
    const box = [left + (x - width / 2) * across / 1000, top + (y - height / 2) * down / 1000, width * across / 1000, height * down / 1000];
    ['left', 'top', 'width', 'height'].forEach((side, n) => { made.style.setProperty(side, `${box[n]}px`); });
    document.body.append(made);
    rings.push(made);
  };
  /** What a thing is and where it may go; its ring, if the keyboard has none there. */
  const show = (model: Model, thing: Lying | undefined, ringed: boolean): void => {
    const rack = rackFor(model);
    const [at] = rack && thing ? boxes(rack, thing) : [];
    if (!rack?.offsetWidth || !thing || !at) {
      hide();
      return;
    }
    if (now === thing.id) return;
    hide();
    begin(rack, model);
    now = thing.id;
    const board = front.first(boardOf(model));
    const served = offersOf(model).filter((_, n) => belongs(servedOf(model), thing.id, n));
    if (board?.offsetWidth && served.length)
      picture.over(board, served.flatMap((offer) => drawn({ id: offer.id, via: [] }, front.model.get<Spots>('spots'))));
    if (ringed) ring(rack.getBoundingClientRect(), at);
    if (!thing.says) return;
    words.textContent = thing.says;
    document.body.append(words);
    const { left, top, width, height } = rack.getBoundingClientRect();
    const x = Math.min(left + at[0] * width / 1000, innerWidth - words.offsetWidth - 6);
    words.style.translate = `${Math.round(x)}px ${Math.round(top + (at[1] - at[3] / 2) * height / 1000 - words.offsetHeight - 8)}px`;
  };
  /** What would be taken for an offer. */
  const spend = (model: Model, offer: Offer | undefined): void => {
    const rack = offer && rackFor(model);
    const there = rack?.getBoundingClientRect(); // all is read before anything is written
    const number = offersOf(model).findIndex(({ id }) => id === offer?.id);
    const taken = rack && there?.width && number >= 0
      ? lying(model).filter(({ id }) => belongs(servedOf(model), id, number)).flatMap((thing) => boxes(rack, thing)) : [];
    hide();
    if (!rack || !there?.width) return;
    begin(rack, model);
    for (const box of taken) ring(there, box);
  };

  front.onOffer = spend;
  const modelOf = (name: string, canvas: Element | null): Model | undefined => canvas
    ? [...front.screens].find((model) => canvas.matches(`.elfen-shown-${idOf(model.get(name))}`)) : undefined;
  /** The choice that a button stands for. */
  const chosen = (event: Event): [Model, Lying] | undefined => {
    const pick = front.around(event, '.elfen-choices-pane button')?.dataset['pick'];
    for (const model of pick ? front.screens : []) {
      const thing = lying(model).find(({ id }) => id === pick);
      if (thing && front.around(event, `.elfen-screen-${model.model_id}`)) return [model, thing];
    }
    return undefined;
  };
  front.on(['pointermove', 'focusin'], (event) => {
    if (event instanceof PointerEvent && event.pointerType === 'touch') return;
    const rack = event instanceof PointerEvent ? front.around(event, 'canvas.elfen-rack') : null;
    const model = modelOf('rack', rack);
    if (rack && model && event instanceof PointerEvent) {
      const { left, top, width, height } = rack.getBoundingClientRect();
      const point: [number, number] = [1000 * (event.clientX - left) / width, 1000 * (event.clientY - top) / height];
      show(model, lying(model).find((thing) => boxes(rack, thing).some((box) => holds(box, point))), false);
      return;
    }
    const [of, thing] = chosen(event) ?? [];
    if (of) show(of, thing, true);
    else if (now) hide();
  });
  front.on(['pointerdown', 'keydown', 'scroll', 'resize'], hide);
  front.signal.addEventListener('abort', hide);
  // It lies upon the page, not in the rack: it goes with the rack, and with what lay there.
  front.watch(() => { if (on && (!on.rack.offsetWidth || lying(on.model) !== on.lies || servedOf(on.model) !== on.served)) hide(); });

  // What the arrows lead to.
  front.onFocus = (model): void => {
    const focus = model.get<string>('focus');
    const thing = lying(model).find(({ id }) => id === focus);
    if (thing && document.activeElement?.matches(`${boardOf(model)}, ${rackOf(model)}`)) show(model, thing, false);
    else if (now) hide();
  };
  for (const model of front.screens) front.onFocus(model);
};
