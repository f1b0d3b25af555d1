// The models and views of a page: ipywidgets' own manager on our connection.
import type { DOMWidgetModel, WidgetModel, WidgetView } from '@jupyter-widgets/base';
import { DOMWidgetView, put_buffers, type IClassicComm } from '@jupyter-widgets/base';
import { ManagerBase } from '@jupyter-widgets/base-manager/lib/manager-base';
import { MessageLoop } from '@lumino/messaging';
import { Widget } from '@lumino/widgets';
import { takeState } from '../states.ts';
import { ask } from './asking.ts';
import type { Comm } from './comm.ts';
import type { Kernel } from './kernel.ts';
import type { Message } from './message.ts';
import { classOf } from './modules.ts';
import { isComing } from './still.ts';
import { breath } from './turns.ts';

interface State {
  model_name: string;
  model_module: string;
  model_module_version: string;
  state: Record<string, unknown>;
}

interface States {
  states: Record<string, State>;
  buffer_paths: (string | number)[][];
}

const ADDRESS = 'elfen-address'; // the model that hears where the page is (address_bar.py)

export class Manager extends ManagerBase {
  /** How many views are being made. */
  making = 0;
  readonly #kernel: Kernel;

  constructor(kernel: Kernel) {
    super();
    this.#kernel = kernel;
  }

  /** Ask for all models that there are; those that come later are made as they come. */
  load(): Promise<unknown> {
    return new Promise((resolve) => {
      this.#ask((told) => {
        // What the kernel says from now on is said of these models, so all have to be known at once.
        this.#kernel.opened = (comm, message): unknown => this.#opened(comm, message);
        this.#kernel.back = (): void => { this.#ask((now) => { this.#take(now); }); };
        resolve(Promise.all(Object.entries(told).map(([id, state]) => this.#make(id, state))));
      });
    });
  }

  /** Ask for the states of all models. */
  #ask(take: (told: Record<string, State>) => void): void {
    ask(this.#kernel, ({ content, buffers }) => {
      const told = content.data as unknown as States;
      put_buffers(told.states as never, told.buffer_paths, buffers);
      take(told.states);
    });
  }

  async #make(id: string, { state, ...model }: State): Promise<unknown> {
    return this.new_model({ ...model, model_id: id, comm: this.#line(id) }, state as never)
      .catch((fault: unknown) => { console.error(fault); });
  }

  /** The connection is back: what was on its way when it was cut may have been lost, a picture, too. */
  #take(told: Record<string, State>): void {
    const taken = Object.entries(told).map(async ([id, state]) => {
      if (!this.has_model(id)) {
        await this.#make(id, state);
        return;
      }
      await takeState(await this.get_model(id) as never, state.state, this);
    });
    void Promise.all(taken).then(() => dispatchEvent(new Event('elfen-back')));
  }

  /** Show a model in an element. */
  async show(id: string, element: HTMLElement): Promise<void> {
    const model: unknown = await this.get_model(id);
    const { luminoWidget } = await this.create_view(model as never);
    Widget.attach(luminoWidget, element);
    addEventListener('resize', () => {
      MessageLoop.postMessage(luminoWidget, Widget.ResizeMessage.UnknownSize);
    });
  }

  /**
   * Lets go of what a view leaves behind: its element, which hears of nothing any more, its layout and style, whose models are shared by many and hold
   * their views, and the view itself, which its model would hold as the last thing that was done.
   */
  override async create_view(model: DOMWidgetModel, options?: unknown): Promise<never> {
    const made: Promise<WidgetView> = super.create_view(model, options);
    model.state_change = model.state_change.then(() => undefined);
    this.making += 1;
    const view = await made.finally(() => { this.making -= 1; });
    if (view instanceof DOMWidgetView)
      view.once('remove', () => {
        // Its layout, if that comes later, still tells it that its size may have changed.
        view.luminoWidget.processMessage = (): void => { /* nobody sees it */ };
        for (const look of [view.layoutPromise, view.stylePromise] as Promise<WidgetView | undefined>[])
          void look.then((each) => { each?.remove(); });
      });
    return view as never;
  }

  // While nothing of it is seen; later a place is to appear at once.
  override async loadViewClass(...which: [string, string, string]): Promise<typeof WidgetView> {
    if (isComing()) await breath();
    return super.loadViewClass(...which);
  }

  override async loadModelClass(...which: [string, string, string]): Promise<typeof WidgetModel> {
    await breath();
    return super.loadModelClass(...which);
  }

  /** A description is text, whatever it looks like. */
  override inline_sanitize(source: string): string {
    const text = document.createElement('span');
    text.textContent = source;
    return text.innerHTML;
  }

  protected override loadClass(name: string, module: string): Promise<typeof WidgetModel | typeof WidgetView> {
    return classOf(name, module) as Promise<typeof WidgetModel>;
  }

  protected override _create_comm(
    target: string,
    id?: string,
    data?: unknown,
    metadata?: unknown,
    buffers?: (ArrayBuffer | ArrayBufferView)[],
  ): Promise<IClassicComm> {
    const comm = this.#kernel.comm(target, id);
    if (data ?? metadata) comm.open(data, undefined, metadata as Record<string, unknown>, buffers);
    return Promise.resolve(comm);
  }

  protected override _get_comm_info(): Promise<Record<string, never>> {
    return Promise.resolve({});
  }

  /** Say where the page is; what is there is among the models then. */
  goTo(address: string): void {
    this.#line(ADDRESS).send({ method: 'custom', content: { address, linked: false } });
  }

  #line(id: string): IClassicComm {
    return this.#kernel.comm(this.comm_target_name, id);
  }

  #opened(comm: Comm, message: Message): Promise<WidgetModel> {
    return this.handle_comm_open(comm, message as never);
  }
}
