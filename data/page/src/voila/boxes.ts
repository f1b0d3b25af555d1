// A box that is taken away while a view of what is in it is still being made has no place for that any more.
import type { DOMWidgetView } from '@jupyter-widgets/base';
import { BoxView } from '@jupyter-widgets/controls/lib/widget_box';

type Make = (this: BoxView, ...what: unknown[]) => Promise<DOMWidgetView>;

export const letBoxesGo = (): void => {
  const prototype = BoxView.prototype as unknown as { create_child_view: Make };
  const { create_child_view } = prototype;
  prototype.create_child_view = async function (...what): Promise<DOMWidgetView> {
    const view = await create_child_view.apply(this, what);
    if (this.children_views) return view;
    view.remove();
    return new Promise(() => undefined); // nobody waits for it
  };
};
