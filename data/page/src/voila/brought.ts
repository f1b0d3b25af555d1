// What the page has brought itself, so that no kernel has to send it: the script of our widgets, and
// pictures.
import { DOMWidgetModel } from '@jupyter-widgets/base';
import { ImageModel } from '@jupyter-widgets/controls/lib/widget_image';
import { begin } from '../begin.ts';
import type { Drawings } from '../sprites.ts';
import { insist } from './insist.ts';
import { fileOf } from './known.ts';

const OURS = 'elfenwidgets';
const NAMED = 'elfen:'; // so begins what stands for a picture
const LONGEST = 80;

let tries = 0;

// A browser remembers that an address could not be had: the next try has another one.
const late = (): Promise<typeof import('../late.ts')> =>
  insist(() => import(`${fileOf('late.js')}#${tries++}`) as Promise<typeof import('../late.ts')>);

let drawn: Promise<Drawings> | undefined;

const drawings = (): Promise<Drawings> => drawn ??= insist(async () => {
  const came = await fetch(fileOf('sprites.json'));
  if (!came.ok) throw new Error(`sprites.json: ${came.status}`);
  return await came.json() as Drawings;
});

// Whoever presses something first may begin a game: what lies on a rack is on its way before the kernel has dealt it.
for (const press of ['pointerdown', 'keydown']) addEventListener(press, () => { void drawings(); }, { once: true });

/** The model that would bring our script, where a page has none: anywidget's. */
export class Script extends DOMWidgetModel {
  override initialize(...given: Parameters<DOMWidgetModel['initialize']>): void {
    super.initialize(...given);
    if (this.get('_anywidget_id') !== OURS) throw new Error('this page has no script but its own');
    const end = new AbortController();
    this.once('destroy', () => { end.abort(); });
    begin({ model: this as never, signal: end.signal }, { late, drawings });
  }
}

// The file that stands for a picture, as an address: whatever shows it, the browser reads it once. It is held
// for as long as the page lives.
const held = new Map<string, HTMLImageElement>();

const come = (address: string): Promise<void> => insist(async () => {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  held.set(address, picture);
});

const addressOf = async (value: DataView): Promise<DataView> => {
  const name = value.byteLength < LONGEST ? new TextDecoder().decode(value) : '';
  if (!name.startsWith(NAMED)) return value;
  const address = fileOf(name.slice(NAMED.length));
  if (!held.has(address)) await come(address);
  return new DataView(new TextEncoder().encode(address).buffer);
};

/** A picture; where only its name has come, that of the page's files. */
export class Picture extends ImageModel {
  static override serializers = {
    ...ImageModel.serializers,
    value: { ...ImageModel.serializers.value, deserialize: addressOf },
  };
}
