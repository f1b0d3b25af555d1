// ipycanvas draws what has come in one go; here the browser has its turn between two drawings.
import type { Message } from './message.ts';
import { ipycanvas } from './modules.ts';
import { breath } from './turns.ts';

type Process = (this: unknown, ...command: unknown[]) => Promise<void>;

interface Painter {
  currentProcessing: Promise<void>;
}

interface Drawing {
  prototype: { processCommand: Process };
}

interface Canvas {
  state_change: Promise<unknown>;
  _handle_comm_msg: (this: Canvas, message: Message) => unknown;
}

let painter: Painter | undefined;

export const drawInTurns = (): void => {
  const { prototype } = ipycanvas['CanvasManagerModel'] as Drawing;
  const { processCommand } = prototype;
  prototype.processCommand = async function (...command): Promise<void> {
    painter = this as Painter;
    await breath();
    return processCommand.apply(this, command);
  };
  // What is drawn before a canvas gets another size is meant for the size that it had, and may still wait for
  // its sprites; what is drawn later, for the new one. Nothing else waits for either.
  for (const name of ['CanvasModel', 'MultiCanvasModel']) {
    const canvas = (ipycanvas[name] as { prototype: Canvas }).prototype;
    const { _handle_comm_msg } = canvas;
    canvas._handle_comm_msg = function (message): unknown {
      const { state } = message.content.data as { state?: object };
      if (!painter || !state || !('width' in state || 'height' in state)) return _handle_comm_msg.call(this, message);
      const drawn = painter.currentProcessing.catch(() => undefined);
      this.state_change = this.state_change.then(() => drawn);
      void _handle_comm_msg.call(this, message);
      const sized = this.state_change;
      painter.currentProcessing = drawn.then(async () => { await sized; });
      return undefined;
    };
  }
};
