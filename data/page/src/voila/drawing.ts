// ipycanvas draws what has come in one go; here the browser has its turn between two drawings.
import type { DOMWidgetModel, WidgetModel } from '@jupyter-widgets/base';
import ipycanvas from 'wheel:ipycanvas';
import { breath } from './turns.ts';

interface Manager extends WidgetModel {
  currentProcessing: Promise<void>;
  processCommand(...command: unknown[]): Promise<void>;
}

type Told = Parameters<DOMWidgetModel['_handle_comm_msg']>[0];

const made = (): Record<string, unknown> => {
  const theirs = ipycanvas();

  class Painter extends (theirs['CanvasManagerModel'] as new () => Manager) {
    static last: Painter | undefined;

    override async processCommand(...command: unknown[]): Promise<void> {
      Painter.last = this;
      await breath();
      return super.processCommand(...command);
    }
  }

  // What is drawn before a canvas gets another size is meant for the size that it had, and may still wait for
  // its sprites; what is drawn later, for the new one. Nothing else waits for either.
  const sizedInTurn = (name: string): unknown => class extends (theirs[name] as typeof DOMWidgetModel) {
    override async _handle_comm_msg(message: Told): Promise<void> {
      const { state } = message.content.data as { state?: object };
      const painter = Painter.last;
      if (!painter || !state || !('width' in state || 'height' in state)) return super._handle_comm_msg(message);
      const drawn = painter.currentProcessing.catch(() => undefined);
      this.state_change = this.state_change.then(() => drawn);
      void super._handle_comm_msg(message);
      const sized = this.state_change;
      painter.currentProcessing = drawn.then(async () => { await sized; });
    }
  };

  return {
    ...theirs, CanvasManagerModel: Painter, CanvasModel: sizedInTurn('CanvasModel'),
    MultiCanvasModel: sizedInTurn('MultiCanvasModel'),
  };
};

let canvases: ReturnType<typeof made> | undefined;

/** The classes of ipycanvas, made when the first of them is asked for. */
export const ofCanvases = (): Record<string, unknown> => canvases ??= made();
