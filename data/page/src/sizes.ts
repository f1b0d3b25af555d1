// How large each canvas of the game is shown: the kernel paints it in so many pixels.
import { CANVASES, modelOf, type Front } from './front.ts';
import { tell } from './model.ts';

export const tellSizes = (front: Front): void => {
  const named = (): string => Math.random().toString(36).slice(2);
  let page = named();
  const told = new Map<HTMLCanvasElement, string>();  // what the kernel knows of each
  const measure = (canvas: HTMLCanvasElement): void => {
    const width = Number(canvas.dataset['whole']) || canvas.clientWidth; // the page alone enlarges
    const ratio = Math.min(devicePixelRatio, 2);  // finer ones are not seen, but cost memory
    const upright = width < 4 * canvas.clientHeight;  // the rack has several rows
    const news = `${width} ${ratio} ${upright}`;
    if (!width || told.get(canvas) === news) return;
    told.set(canvas, news);
    const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    tell(front.model, { page, canvas: modelOf(canvas), width, ratio, upright, moves });
  };

  // A canvas that appears is told at once, one that is pulled larger when it stands still.
  const away = new WeakSet<HTMLCanvasElement>();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const later = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      for (const canvas of told.keys())
        if (canvas.isConnected) measure(canvas);
        else told.delete(canvas);
    }, 150);
  };
  const sizes = new ResizeObserver((entries) => {
    for (const entry of entries) {
      const canvas = entry.target as HTMLCanvasElement;
      if (!canvas.clientWidth) away.add(canvas);
      else if (away.delete(canvas) || !told.has(canvas)) measure(canvas);
      else later();
    }
  });
  front.on(['resize'], later);  // another screen has another ratio
  // The connection is back, and a picture may have been lost: as on another page all are asked for anew.
  const anew = (): void => {
    page = named();
    const canvases = [...told.keys()];
    told.clear();
    for (const canvas of canvases) if (canvas.isConnected) measure(canvas);
  };
  addEventListener('elfen-back', anew, { signal: front.signal });

  front.each(CANVASES, (canvas) => { sizes.observe(canvas); });
  front.signal.addEventListener('abort', () => {
    clearTimeout(waiting);
    sizes.disconnect();
  });
};
