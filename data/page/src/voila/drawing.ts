// ipycanvas draws what has come in one go; here the browser has its turn between two drawings.
import { ipycanvas } from './modules.ts';
import { breath } from './turns.ts';

type Process = (this: unknown, ...command: unknown[]) => Promise<void>;

interface Drawing {
  prototype: { processCommand: Process };
}

export const drawInTurns = (): void => {
  const { prototype } = ipycanvas['CanvasManagerModel'] as Drawing;
  const { processCommand } = prototype;
  prototype.processCommand = async function (...command): Promise<void> {
    await breath();
    return processCommand.apply(this, command);
  };
};
