// What our scripts use of the models of ipywidgets, ipycanvas and anywidget.

export interface Model {
  get<Value>(name: string): Value;
  set(name: string, value: unknown): void;
  save_changes(): void;
  send(content: unknown): void;
  on(event: string, callback: (content: never) => void): void;
  readonly model_id: string;
  widget_manager: Manager;
}

export interface Manager {
  get_model(id: string): Promise<unknown>;
  new_model(options: { model_name: string; model_module: string; model_module_version: string; model_id: string },
    state: Record<string, unknown>): Promise<unknown>;
  register_model(id: string, model: Promise<unknown>): void;
}

/** The id of a model that a widget's state names. */
export const idOf = (reference: string): string => reference.replace('IPY_MODEL_', '');

/** A widget's model as its state names it. */
export const named = <Kind>(manager: Manager, reference: string): Promise<Kind> =>
  manager.get_model(idOf(reference)) as Promise<Kind>;

/** Tells the kernel something, unless it has gone. */
export const tell = (model: Model, content: unknown): void => {
  try {
    model.send(content);
  } catch { /* nobody answers any more, and the page says so */ }
};
