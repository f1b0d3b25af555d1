// The screens of this kernel's boards: what each offers is written into its panes, and what is pressed
// there or on its canvases is told with the number of the decision that was shown.
import { type Choice, type Listing, madeList, nameTake, writeList, writeRow } from './choices.ts';
import { dragToBoard } from './drag.ts';
import { CANVASES, modelOf, type Front } from './front.ts';
import { lightLog } from './log.ts';
import { idOf, tell, type Model } from './model.ts';
import { Presses } from './presses.ts';
import { previewOffers } from './preview.ts';

const PANE = '.elfen-pane';

/** The part of a screen that a pane shows. */
const partOf = (pane: Element): string => /\belfen-(\w+)-pane/.exec(pane.className)?.[1] ?? '';

/** Whether anything is on offer: where nothing is, the second half of a double press would undo the first. */
const chooses = (model: Model): boolean => model.get<Choice[]>('choices').length > 0;

/** Where a press on a canvas fell, in parts of its width and height. */
const placeOn = (canvas: Element, { clientX, clientY }: { clientX: number; clientY: number }): [number, number] => {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const part = (way: number, whole: number): number => Math.round(1e4 * way / whole) / 1e4;
  return [part(clientX - left, width), part(clientY - top, height)];
};

/** What a list was put on: it stays there until the kernel has heard it. */
interface Asked { point: string; decision: number }

export class Screens {
  private readonly models = new Map<string, Model>();
  private readonly presses: Presses;
  private readonly asked = new WeakMap<Model, Asked>();

  constructor(private readonly front: Front) {
    this.presses = new Presses(front.model.get('breath'));
    front.on(['click'], (event) => { this.pressed(event); });
    front.on(['change'], (event) => { this.listed(event); });
    front.on(['mousedown'], (event) => { this.clicked(event); });
    front.on(['keydown'], (event) => { this.typed(event); });
    front.each(PANE, (pane) => { this.write(pane); });
  }

  /** Takes up a screen until it is closed. */
  add(model: Model, id: string): void {
    const end = new AbortController();
    const { signal } = this.front;
    signal.addEventListener('abort', () => { end.abort(); }, { signal: end.signal });
    this.models.set(id, model);
    this.front.screens.add(model);
    previewOffers(model, end.signal, this.front);
    lightLog(model, end.signal, this.front);
    dragToBoard(model, end.signal, this.front, (canvas, event, more) => { this.tellPlace(model, canvas, event, more); });
    const writeAll = (): void => { for (const pane of this.front.all(`.elfen-screen-${id}`)) this.write(pane); };
    model.on('change', writeAll);
    model.on('destroy', () => {
      this.models.delete(id);
      this.front.screens.delete(model);
      end.abort();
    });
    writeAll();
  }

  private write(pane: HTMLElement): void {
    const model = this.models.get(modelOf(pane));
    if (!model) return;
    const part = partOf(pane);
    const choices = model.get<Choice[]>(part);
    if (part === 'foot') writeRow(pane, choices);
    else if (part !== 'choices') writeRow(pane.firstElementChild ?? pane.appendChild(document.createElement('div')), choices);
    else {
      // Other widgets may lie in it, too.
      if (!pane.querySelector('.elfen-choices')) {
        const made = document.createElement('div');
        made.className = 'elfen-choices';
        made.append(document.createElement('div'));
        pane.append(made, madeList());
      }
      const row = pane.querySelector('.elfen-choices > div');
      const list = pane.querySelector('.elfen-roads');
      if (row) writeRow(row, choices);
      const ends = model.get<string>('ends');
      pane.classList.toggle('elfen-ends', ends !== '');
      pane.classList.toggle('elfen-passes', ends === 'passes');
      const focus = model.get<string>('focus');
      const asked = this.asked.get(model);
      const waits = asked && asked.decision === model.get('decision') && asked.point !== focus;
      if (!waits) this.asked.delete(model);
      if (list) writeList(list, model.get('listing'), waits ? asked.point : focus);
    }
  }

  private pressed(event: MouseEvent): void {
    const button = this.front.around(event, 'button');
    const pane = button?.closest(PANE);
    const model = pane && this.models.get(modelOf(pane));
    if (!button || !model) return;
    const pick = button.dataset['pick'] ?? button.closest('.elfen-roads')?.querySelector('select')?.value;
    if (!pick) return;
    const decision = model.get<number>('decision');
    // What adds one more may be pressed as fast as anybody likes.
    if (button.classList.contains('elfen-adds') || this.presses.isMeant(pick, decision, event, partOf(pane) === 'choices')) tell(model, { decision, pick });
  }

  private listed(event: Event): void {
    const pane = this.front.around(event, PANE);
    const model = pane && this.models.get(modelOf(pane));
    if (!model || !(event.target instanceof HTMLSelectElement)) return;
    const asked = { decision: model.get<number>('decision'), point: event.target.value };
    this.asked.set(model, asked);
    nameTake(pane, model.get<Listing>('listing'));
    tell(model, asked);
  }

  /** A press on a canvas is ours, and no longer that of ipycanvas. */
  private clicked(event: MouseEvent): void {
    const canvas = this.front.around(event, CANVASES);
    const model = canvas && this.ofCanvas(canvas);
    if (!model) return;
    event.stopPropagation();
    canvas.focus({ preventScroll: true });
    if (!event.button) this.tellPlace(model, canvas, event);
  }

  private tellPlace(model: Model, canvas: Element, event: MouseEvent, more: { drawn?: boolean } = {}): void {
    const decision = model.get<number>('decision');
    const name = modelOf(canvas) === idOf(model.get('rack')) ? 'rack' : 'board';
    if (!this.presses.isMeant(name, decision, event, chooses(model)) && !more.drawn) return;
    tell(model, { decision, pick: [name, ...placeOn(canvas, event)], ...more });
  }

  private typed(event: KeyboardEvent): void {
    const canvas = this.front.around(event, CANVASES);
    const model = canvas && this.ofCanvas(canvas);
    if (!model) return;
    event.preventDefault();
    event.stopPropagation();
    const { key } = event;
    const decision = model.get<number>('decision');
    if (key.startsWith('Arrow') || this.presses.isMeant(key, decision, event, chooses(model))) tell(model, { decision, key });
  }

  private ofCanvas(canvas: Element): Model | undefined {
    const id = modelOf(canvas);
    return [...this.models.values()].find((model) => ['board', 'rack'].some((name) => idOf(model.get(name)) === id));
  }
}
