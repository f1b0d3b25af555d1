// The small pictures that are drawn often: the kernel says where each lies on a sheet, and the page makes of
// each a canvas that ipycanvas can draw. Whoever draws with one waits until it is there.
import type { Model } from './model.ts';

/** The SVG of each sprite by its name. */
export type Drawings = Record<string, string>;

type Cell = [id: string, name: string, x: number, y: number, width: number, height: number, zoom: number];

interface Sheet {
  sheet: string;
  size: [width: number, height: number];
  cells: Cell[];
}

interface CanvasModel {
  canvas: HTMLCanvasElement;
  trigger(event: string): void;
  close(gone: boolean): void;
}

type Kind = new (state: object, options: object) => CanvasModel;

const SILENT = { _send_client_ready_event: false };

const pictureOf = async ({ size: [width, height], cells }: Sheet, drawings: Drawings): Promise<HTMLImageElement> => {
  const drawn = cells.map(([, name, x, y, , , zoom]) =>
    `<g transform="translate(${x} ${y}) scale(${zoom})">${drawings[name]}</g>`);
  const picture = new Image();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn.join('')}</svg>`;
  picture.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await picture.decode().finally(() => { URL.revokeObjectURL(picture.src); });
  return picture;
};

/** Makes sprites whenever the kernel says so; `bring` gives their drawings. */
export const makeSprites = (model: Model, signal: AbortSignal, bring: () => Promise<Drawings>): void => {
  const manager = model.widget_manager;
  const sheets = new Map<string, Promise<CanvasModel[]>>();

  const make = async (sheet: Sheet): Promise<CanvasModel[]> => {
    const [width, height] = sheet.size;
    const options = { model_name: 'CanvasModel', model_module: 'ipycanvas', model_module_version: '*', model_id: sheet.sheet };
    const [whole, picture] = await Promise.all([
      manager.new_model(options, { ...SILENT, width, height }) as Promise<CanvasModel>,
      bring().then((drawings) => pictureOf(sheet, drawings)),
    ]);
    whole.canvas.getContext('2d')?.drawImage(picture, 0, 0);
    const made = sheet.cells.map(([id, , x, y, width, height]) => {
      const sprite = new (whole.constructor as Kind)({ ...SILENT, width, height }, { model_id: id, widget_manager: manager });
      sprite.canvas.getContext('2d')?.drawImage(whole.canvas, -x, -y);
      return sprite;
    });
    return [whole, ...made];
  };

  const forget = (name: string): void => {
    // A model that no kernel knows goes as if its kernel had closed it.
    void sheets.get(name)?.then((made) => {
      for (const each of made) {
        each.trigger('comm:close');
        each.close(true);
      }
    });
    sheets.delete(name);
  };

  model.on('msg:custom', (told: Partial<Sheet> & { unused?: string }) => {
    const { sheet, cells, unused } = told;
    if (unused) forget(unused);
    if (!sheet || !cells || sheets.has(sheet)) return;
    const made = make(told as Sheet);
    sheets.set(sheet, made);
    for (const [i, [id]] of cells.entries()) manager.register_model(id, made.then((models) => models[i + 1]));
  });
  signal.addEventListener('abort', () => { for (const name of sheets.keys()) forget(name); });
};
