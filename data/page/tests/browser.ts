// A browser without a browser: the page's globals, as jsdom has them.
import { JSDOM } from 'jsdom';
import { Front } from '../src/front.ts';
import type { Model } from '../src/model.ts';

const NAMES = [
  'document', 'location', 'history', 'navigator', 'localStorage', 'Document', 'Element', 'HTMLElement', 'Event',
  'KeyboardEvent', 'MouseEvent', 'HTMLSelectElement', 'Option', 'MutationObserver', 'AbortController', 'addEventListener',
  'dispatchEvent', 'innerWidth', 'innerHeight', 'devicePixelRatio', 'requestAnimationFrame',
] as const;

/** Begins with an empty page. */
export const freshPage = (body = ''): void => {
  const { window } = new JSDOM(`<body>${body}</body>`, { url: 'http://localhost/', pretendToBeVisual: true });
  // jsdom lays nothing out.
  Object.assign(window.Element.prototype, { checkVisibility: () => true, scrollIntoView: () => undefined });
  for (const name of NAMES) {
    const value: unknown = window[name];
    const bound = typeof value === 'function' && /^[a-z]/.test(name) ? value.bind(window) as unknown : value;
    Object.defineProperty(globalThis, name, { value: bound, configurable: true, writable: true });
  }
};

/** The one element that a selector names. */
export const one = (selector: string): HTMLElement => {
  const found = document.querySelectorAll<HTMLElement>(selector);
  if (found.length !== 1 || !found[0]) throw new Error(`${selector}: ${found.length} of them`);
  return found[0];
};

/** A model of ipywidgets with a state, that keeps what the kernel was told. */
export class FakeModel implements Model {
  readonly told: unknown[] = [];
  readonly model_id = 's1';
  readonly widget_manager;
  private readonly listeners = new Map<string, ((content: never) => void)[]>();

  constructor(private readonly state: Record<string, unknown>, models: Record<string, unknown> = {}) {
    this.widget_manager = {
      get_model: (id: string): Promise<unknown> => Promise.resolve(models[id]),
      new_model: ({ model_id: id }: { model_id: string }): Promise<unknown> => Promise.resolve(models[id]),
      register_model: (id: string, promise: Promise<unknown>): void => { models[id] = promise; },
    };
  }

  get<Value>(name: string): Value { return this.state[name] as Value; }
  set(name: string, value: unknown): void {
    this.state[name] = value;
    this.hear(`change:${name}`, undefined);
  }
  save_changes(): void { this.told.push({ ...this.state }); }
  send(content: unknown): void { this.told.push(content); }
  on(event: string, callback: (content: never) => void): void {
    this.listeners.set(event, [...this.listeners.get(event) ?? [], callback]);
  }
  hear(event: string, content: unknown): void {
    for (const callback of this.listeners.get(event) ?? []) callback(content as never);
  }
}

/** A page's script that looks after what has the class `ours`, as far as `task` goes. */
export const begun = (
  task: (front: Front) => void, state: Record<string, unknown> = {}, mark = 'ours',
): { model: FakeModel; end: () => void } => {
  const model = new FakeModel(state);
  const end = new AbortController();
  const front = new Front(model, end.signal, mark);
  task(front);
  front.begin();
  return { model, end: (): void => { end.abort(); } };
};

/** Lets everything come to rest that the page has begun. */
export const rest = async (): Promise<void> => {
  for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(done));
};
