// Of a click on one of several buttons ipywidgets tells twice: by the value, and as a click. Of the latter nobody
// in Python hears, and a value that leads to another page has closed the buttons before it comes.
import { ToggleButtonsView } from '@jupyter-widgets/controls/lib/widget_selection';

export class Toggles extends ToggleButtonsView {
  override send(): void { /* the value says it */ }
}
