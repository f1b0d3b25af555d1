// ipycanvas draws nothing any more on a page where one drawing has failed: each of its messages waits
// for the one before. Here none waits for a drawing to succeed.
import type { Model } from './model.ts';
import { named } from './model.ts';

interface Painter {
  currentProcessing: Promise<void>;
  on(event: string, heard: () => void): void;
  off(event: string, heard: () => void): void;
}

export const keepPainting = async (model: Model, signal: AbortSignal): Promise<void> => {
  const painter = await named<Painter>(model.widget_manager, model.get('manager'));
  const forgive = (): void => {
    painter.currentProcessing = painter.currentProcessing.catch((fault: unknown) => { console.error(fault); });
  };
  painter.on('msg:custom', forgive);
  signal.addEventListener('abort', () => { painter.off('msg:custom', forgive); });
};
