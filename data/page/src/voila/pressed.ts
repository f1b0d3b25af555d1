// What is pressed shows that it was taken as long as the kernel has not heard of it, and the page that
// something waits: on a bad network that may take a while.
const PRESSED = 'data-pressed';
const WAITS = 'data-elfen-waits';

const page = document.documentElement;
const pressed = new Set<Element>();

/** Whether the kernel has still to hear of something. */
export const waits = (still: boolean): void => {
  page.toggleAttribute(WAITS, still);
  if (still) return;
  for (const each of pressed) each.removeAttribute(PRESSED);
  pressed.clear();
};

export const showPresses = (): void => {
  addEventListener('click', ({ target, clientX, clientY }) => {
    const what = target instanceof Element ? target.closest('#rendered_cells :is(button, canvas)') : null;
    // Whoever hears the press has said so by the next frame.
    if (what) requestAnimationFrame(() => {
      if (!page.hasAttribute(WAITS)) return;
      page.style.setProperty('--elfen-pressed', `${clientX}px ${clientY}px`);
      what.setAttribute(PRESSED, '');
      pressed.add(what);
    });
  }, { capture: true });
};
