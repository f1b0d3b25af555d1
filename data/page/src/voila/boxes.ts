// A box that is taken away while a view of what is in it is still being made has no place for that any more.
import type { DOMWidgetModel } from '@jupyter-widgets/base';
import { BoxView, HBoxView, VBoxView } from '@jupyter-widgets/controls/lib/widget_box';
import { MessageLoop } from '@lumino/messaging';
import { Widget } from '@lumino/widgets';

const goingWhenTaken = (View: typeof BoxView): typeof BoxView => class extends View {
  override update_children(): void {
    void this.children_views?.update(this.model.get('children') as DOMWidgetModel[]).then((views) => {
      for (const { luminoWidget } of views)
        if (!luminoWidget.isDisposed) MessageLoop.postMessage(luminoWidget, Widget.ResizeMessage.UnknownSize);
    });
  }

  override async create_child_view<Made>(child: DOMWidgetModel, options?: object): Promise<Made> {
    const view = await super.create_child_view(child, options);
    if (this.children_views) return view as Made;
    view.remove();
    return new Promise(() => undefined); // nobody waits for it
  }
};

export const BOXES = {
  BoxView: goingWhenTaken(BoxView), HBoxView: goingWhenTaken(HBoxView), VBoxView: goingWhenTaken(VBoxView),
};
