// The widgets that a page can show, by the modules and names that the kernel calls them by. Those of
// ipycanvas are the file that lies in the Python package.
import * as base from '@jupyter-widgets/base';
import * as box from '@jupyter-widgets/controls/lib/widget_box';
import * as button from '@jupyter-widgets/controls/lib/widget_button';
import { ToggleButtonModel, ToggleButtonStyleModel, ToggleButtonView } from '@jupyter-widgets/controls/lib/widget_bool';
import * as description from '@jupyter-widgets/controls/lib/widget_description';
import * as image from '@jupyter-widgets/controls/lib/widget_image';
import {
  DropdownModel, DropdownView, ToggleButtonsModel, ToggleButtonsStyleModel,
} from '@jupyter-widgets/controls/lib/widget_selection';
import {
  HTMLModel, HTMLStyleModel, HTMLView, TextareaModel, TextareaView, TextModel, TextStyleModel, TextView,
} from '@jupyter-widgets/controls/lib/widget_string';
import * as upload from '@jupyter-widgets/controls/lib/widget_upload';
import { BOXES } from './boxes.ts';
import { Picture, Script } from './brought.ts';
import { ofCanvases } from './drawing.ts';
import { insist } from './insist.ts';
import { fileOf } from './known.ts';
import { Toggles } from './toggles.ts';

type Classes = Record<string, unknown>;

const CONTROLS = '@jupyter-widgets/controls';

const MODULES: Record<string, Classes> = {
  '@jupyter-widgets/base': base,
  [CONTROLS]: {
    ...box, ...BOXES, ...button, ...description, ...image, ImageModel: Picture, ...upload,
    DropdownModel, DropdownView, HTMLModel, HTMLStyleModel, HTMLView, TextareaModel, TextareaView, TextModel,
    TextStyleModel, TextView, ToggleButtonModel, ToggleButtonStyleModel, ToggleButtonsModel,
    ToggleButtonsStyleModel, ToggleButtonsView: Toggles, ToggleButtonView,
  },
  anywidget: { AnyModel: Script },
  get ipycanvas() { return ofCanvases(); },
};

/** The class of that name; those that few places need come when they are asked for. */
export const classOf = async (name: string, module: string): Promise<unknown> => {
  const here = MODULES[module];
  if (here && !(name in here) && module === CONTROLS) Object.assign(here, { ...await more(), ...here });
  const found = here?.[name];
  if (!found) throw new Error(`no ${name} of ${module} on this page`);
  return found;
};

let tries = 0;

// A browser remembers that an address could not be had: the next try has another one.
const more = (): Promise<Classes> => {
  Object.assign(globalThis, { elfenBase: base });
  return insist(async () => {
    const module = await import(`${fileOf('more.js')}#${tries++}`) as { default: Classes };
    return module.default;
  });
};
