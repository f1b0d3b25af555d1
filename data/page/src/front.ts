// The part of the page that is ours: the widgets that the kernel has marked, each with all that is in
// it. A page may have several kernels, each with a script of its own; none touches what is another's.
import type { Model } from './model.ts';
import type { Offer } from './preview.ts';

/** Whether the page is our own: in a notebook its title, address and keys belong to Jupyter. */
export const isOurs = (): boolean => document.body.classList.contains('elfen');

/** The nearest element around what an event met, or nothing. */
export const around = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

/** What names the canvases of boards and racks. */
export const CANVASES = 'canvas.board-canvas';

/** The id of the model of which an element shows a canvas, or a part of the screen. */
export const modelOf = (element: Element): string => /\belfen-(?:screen|shown)-(\w+)/.exec(element.className)?.[1] ?? '';

/** Lays something over an element beside it. */
export const layOver = (
  over: HTMLElement | SVGElement, { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height }: Sides,
): void => {
  for (const [side, value] of Object.entries({ left, top, width, height })) over.style.setProperty(side, `${value}px`);
};

/** Where an element is in its box. */
export type Sides = Pick<HTMLElement, 'offsetLeft' | 'offsetTop' | 'offsetWidth' | 'offsetHeight'>;

/** Sets an attribute, unless it is so already: nothing is said to have changed then. */
export const set = (element: Element, name: string, value: string): void => {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

/** Does something at once, and again at the end of a frame in which it was asked for again. */
const onceAFrame = (work: () => void): () => void => {
  let resting = false;
  let again = false;
  const ask = (): void => {
    again = resting;
    if (resting) return;
    resting = true;
    work();
    requestAnimationFrame(() => {
      resting = false;
      if (again) ask();
    });
  };
  return ask;
};

const EVERYTHING = { subtree: true, childList: true, characterData: true, attributeFilter: ['class'] };

export class Front {
  private readonly marked: HTMLCollectionOf<Element>;  // a live list: to look at it costs no search
  private roots: HTMLElement[] = [];
  private readonly tasks: (() => void)[] = [];
  private readonly observers: [MutationObserver, () => void][] = [];

  /** What is done with the wheel and with fingers on a board. */
  onBoard: ((event: WheelEvent | TouchEvent) => void) | undefined;

  /** The screens that are shown. */
  readonly screens = new Set<Model>();

  /** What is done when an offer is pointed out on a board, or none, and when the keyboard is elsewhere. */
  onOffer: ((model: Model, offer: Offer | undefined) => void) | undefined;
  onFocus: ((model: Model) => void) | undefined;

  /** What comes before all other keys; whether one was taken. */
  onKey: ((event: KeyboardEvent) => boolean) | undefined;

  /** `mark` is the class of what is ours; `signal` ends everything. */
  constructor(readonly model: Model, readonly signal: AbortSignal, private readonly mark: string) {
    this.marked = document.getElementsByClassName(mark);
  }

  /** All that a selector names of what is ours. */
  all<Kind extends HTMLElement = HTMLElement>(selector: string): Kind[] {
    return this.roots.flatMap((root) => [
      ...root.matches(selector) ? [root as Kind] : [], ...root.querySelectorAll<Kind>(selector),
    ]);
  }

  /** The first of them, or nothing. */
  first(selector: string): HTMLElement | null {
    return this.all(selector)[0] ?? null;
  }

  /** The nearest element around what an event met, if it is ours. */
  around(event: Event, selector: string): HTMLElement | null {
    const found = around(event, selector);
    return found?.closest(`.${this.mark}`) ? found : null;
  }

  /** Listens on the window before anybody else does, until everything ends. */
  on<Type extends keyof WindowEventMap>(
    types: Type[], heard: (event: WindowEventMap[Type]) => void, how: AddEventListenerOptions = {},
  ): void {
    for (const type of types) addEventListener(type, heard, { capture: true, signal: this.signal, ...how });
  }

  /** Does something whenever what is ours has changed, at most once a frame. */
  watch(task: () => void): void {
    this.tasks.push(task);
  }

  /** Does something with each that a selector names, once, when it has come. */
  each<Kind extends HTMLElement = HTMLElement>(selector: string, begin: (element: Kind) => void): void {
    const begun = new WeakSet<Element>();
    this.watch(() => {
      for (const element of this.all<Kind>(selector)) {
        if (begun.has(element)) continue;
        begun.add(element);
        begin(element);
      }
    });
  }

  /** Changes something that nobody need look at: what lies over a board while the pointer moves. */
  unseen(change: () => void): void {
    for (const [observer, heard] of this.observers) if (observer.takeRecords().length) heard();
    change();
    for (const [observer] of this.observers) observer.takeRecords();
  }

  /** Begins to look. */
  begin(): void {
    const changed = onceAFrame(() => {
      if (this.signal.aborted) return;
      for (const task of this.tasks) {
        try { task(); } catch (fault) { console.error(fault); }
      }
    });
    const inside = new MutationObserver(changed);
    // Of the rest of the page only this is asked: whether anything there is ours now, or is so no more.
    let known: Element[] | null = null;
    const search = (): void => {
      const now = [...this.marked];
      if (now.length === known?.length && now.every((each, i) => each === known?.[i])) return;
      known = now;
      this.roots = now.filter((each) => !each.parentElement?.closest(`.${this.mark}`)) as HTMLElement[];
      inside.disconnect();
      for (const root of this.roots) inside.observe(root, EVERYTHING);
      changed();
    };
    const arrived = onceAFrame(search);
    const arrivals = new MutationObserver(arrived);
    this.observers.push([inside, changed], [arrivals, arrived]);
    arrivals.observe(document.documentElement, { subtree: true, childList: true, attributeFilter: ['class'] });
    this.signal.addEventListener('abort', () => { arrivals.disconnect(); inside.disconnect(); });
    search();
  }
}
