// What the canvases of ipycanvas are kept from.
import { CANVASES, type Front } from './front.ts';
import { isHolding } from './hand.ts';

// ipycanvas tells the kernel of every move of the mouse, and when it is let go, and keeps the wheel and a
// dragging finger from scrolling the page. The game needs none of it: a tap comes as a click of the mouse.
const UNWANTED = ['mousemove', 'mouseup', 'mouseout', 'touchstart', 'touchcancel'] as const;

export const keepFromCanvases = (front: Front): void => {
  front.on([...UNWANTED], (event) => {
    if (front.around(event, CANVASES)) event.stopImmediatePropagation();
  }, { passive: true });
  // Whoever may keep a finger from scrolling makes the browser wait: so on the canvases alone.
  front.each(CANVASES, (canvas) => {
    for (const type of ['touchmove', 'touchend', 'wheel'] as const)
      canvas.addEventListener(type, (event) => {
        event.stopImmediatePropagation();
        if (type === 'touchmove' && isHolding() && event.cancelable) event.preventDefault();
        front.onBoard?.(event);
      }, { capture: true, passive: false, signal: front.signal });
  });
};
