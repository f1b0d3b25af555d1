// The mouse and the finger.
import type { Front } from './front.ts';
import { tell } from './model.ts';

// ipycanvas sends every move of the mouse to the kernel, and keeps the wheel and a dragging finger
// from scrolling the page. The game needs none of it: a tap comes as a click of the mouse.
const UNWANTED = ['mousemove', 'wheel', 'touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;

export const keepFromCanvases = (front: Front): void => {
  front.on([...UNWANTED], (event) => {
    if (front.around(event, 'canvas.board-canvas')) event.stopImmediatePropagation();
  }, { passive: true });
};

/** What the second half of a double click meets may have come only after the first one. */
export const tellOfDoubleClicks = (front: Front): void => {
  front.on(['mousedown', 'click'], (event) => {
    if (event.detail < 2 || !front.around(event, '.elfen-app')) return;
    const canvas = front.around(event, 'canvas.board-canvas') !== null;  // it answers to mousedown
    if (canvas === (event.type === 'mousedown')) tell(front.model, { again: true });
  });
};
