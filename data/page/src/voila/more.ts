// Controls that few places or none of ours need: their script comes when the first of them is shown.
import * as bool from '@jupyter-widgets/controls/lib/widget_bool';
import * as int from '@jupyter-widgets/controls/lib/widget_int';
import * as selection from '@jupyter-widgets/controls/lib/widget_selection';
import * as string from '@jupyter-widgets/controls/lib/widget_string';

export default { ...bool, ...int, ...selection, ...string };
