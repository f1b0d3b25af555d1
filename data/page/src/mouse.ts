// What the canvases of ipycanvas are kept from.
import type { Front } from './front.ts';

// ipycanvas sends every move of the mouse to the kernel, and keeps the wheel and a dragging finger
// from scrolling the page. The game needs none of it: a tap comes as a click of the mouse.
const UNWANTED = ['mousemove', 'wheel', 'touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;

export const keepFromCanvases = (front: Front): void => {
  front.on([...UNWANTED], (event) => {
    if (front.around(event, 'canvas.board-canvas')) event.stopImmediatePropagation();
  }, { passive: true });
};
