// A canvas that gets another size is emptied by the browser, long before the kernel has painted it anew:
// until then it keeps what it showed, as wide as it is now. So do the hidden ones that it is copied from,
// for whatever is painted elsewhere meanwhile may have it copied.
import { CANVASES, modelOf, type Front } from './front.ts';
import { named, type Model } from './model.ts';

interface Painted extends Model {
  canvas: HTMLCanvasElement;
}

const copyOf = (canvas: HTMLCanvasElement): HTMLCanvasElement => {
  const copy = document.createElement('canvas');
  [copy.width, copy.height] = [canvas.width, canvas.height];
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  return copy;
};

export const keepPictures = (front: Front): void => {
  const keep = (canvas: HTMLCanvasElement, model: Model): void => {
    let before: HTMLCanvasElement | undefined;
    // This is heard before ipycanvas hears that anything has changed, ...
    const about = (): void => {
      if (canvas.width && canvas.height && !front.signal.aborted) before ??= copyOf(canvas);
    };
    for (const side of ['width', 'height']) model.on(`change:${side}`, about);
    // ... and this while it does.
    model.on('change', () => {
      const old = before;
      before = undefined;
      if (!old) return;
      queueMicrotask(() => {
        canvas.getContext('2d')?.drawImage(old, 0, 0, canvas.width, old.height * canvas.width / old.width);
      });
    });
  };

  const kept = new WeakSet<HTMLCanvasElement>();
  const begin = async (shown: HTMLCanvasElement): Promise<void> => {
    const model = await named<Painted>(front.model.widget_manager, modelOf(shown));
    const layers = model.get<Painted[] | undefined>('_canvases') ?? [];
    for (const each of [model, ...layers].filter(({ canvas }) => !kept.has(canvas))) {
      kept.add(each.canvas);
      keep(each.canvas, each);
    }
    keep(shown, model);
  };

  front.each<HTMLCanvasElement>(CANVASES, (canvas) => { void begin(canvas); });
};
