// The widgets that a page can show, by the modules and names that the kernel calls them by. Those of
// ipycanvas and anywidget are the files that lie in the Python packages.
import * as base from '@jupyter-widgets/base';
import * as bool from '@jupyter-widgets/controls/lib/widget_bool';
import * as box from '@jupyter-widgets/controls/lib/widget_box';
import * as button from '@jupyter-widgets/controls/lib/widget_button';
import * as description from '@jupyter-widgets/controls/lib/widget_description';
import * as image from '@jupyter-widgets/controls/lib/widget_image';
import * as int from '@jupyter-widgets/controls/lib/widget_int';
import * as selection from '@jupyter-widgets/controls/lib/widget_selection';
import * as string from '@jupyter-widgets/controls/lib/widget_string';
import * as upload from '@jupyter-widgets/controls/lib/widget_upload';
import anywidget from 'wheel:anywidget';
import ipycanvas from 'wheel:ipycanvas';

export const MODULES: Record<string, Record<string, unknown>> = {
  '@jupyter-widgets/base': base,
  '@jupyter-widgets/controls': {
    ...bool, ...box, ...button, ...description, ...image, ...int, ...selection, ...string, ...upload,
  },
  anywidget,
  ipycanvas,
};

export { ipycanvas };
