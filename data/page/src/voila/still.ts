// The picture of the place that stands on the page before its game does: what is pressed there, and how
// far the page has come. Both scripts of the page go by the same elements.
export const STILL = '#elfen-still';
const PRESSED = 'data-pressed';
const SLOW = 10_000; // ms until a sentence says what the page waits for

/** What the page waits for, by what has come: the scripts, the kernel, the models, the picture. */
const WAITS = ['scripts', 'kernel', 'kernel', 'board'] as const;

/** Remembers what was pressed last on the still picture, and where. */
export const remember = (): void => {
  addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest(`${STILL} :is(button, canvas)`) : null;
    if (!pressed) return;
    document.querySelector(`[${PRESSED}]`)?.removeAttribute(PRESSED);
    const { x, y, width, height } = pressed.getBoundingClientRect();
    pressed.setAttribute(PRESSED, `${(event.clientX - x) / width} ${(event.clientY - y) / height}`);
  });
};

/** Presses a board or a rack where its picture was pressed. */
const pressThere = (picture: Element): void => {
  const name = picture.matches('.elfen-rack') ? 'elfen-rack' : 'elfen-board';
  const live = [...document.querySelectorAll(`#rendered_cells canvas.${name}`)]
    .find((canvas) => canvas.getClientRects().length > 0);
  if (!live) return;
  const { x, y, width, height } = live.getBoundingClientRect();
  const [across = 0, down = 0] = picture.getAttribute(PRESSED)?.split(' ').map(Number) ?? [];
  const where = { clientX: x + across * width, clientY: y + down * height };
  live.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, ...where }));
};

/** The button of the live page that says the same as one of the still picture. */
const same = (still: Element | null | undefined): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('#rendered_cells button')]
    .find((live) => live.textContent === still?.textContent && live.getClientRects().length > 0);

/** Takes the still picture away; what has the keyboard there, or was pressed, has it in the live page. */
export const handOver = (): void => {
  const still = document.querySelector(STILL);
  const focused = still?.contains(document.activeElement) ? document.activeElement : null;
  const pressed = still?.querySelector(`[${PRESSED}]`);
  // Whoever reads how the course begins goes on there.
  const read = document.querySelector<HTMLDetailsElement>('#loading details[open]')?.dataset['then'];
  if (read) location.hash = read;
  for (const each of [still, ...document.querySelectorAll('#loading, #elfen-bar, #elfen-slow')]) each?.remove();
  same(focused)?.focus();
  if (pressed?.matches('canvas')) pressThere(pressed);
  else same(pressed)?.click();
};

/** Whether the live page has still to come. */
export const isComing = (): boolean => document.getElementById('loading') !== null;

const bar = (): HTMLProgressElement | null => document.querySelector<HTMLProgressElement>('#elfen-bar');

/** So much has come. */
export const come = (steps: number): void => {
  const now = bar();
  if (now) now.value = steps;
  const sentence = document.getElementById('elfen-slow');
  if (sentence) sentence.dataset['word'] = `page-slow-${WAITS[steps - 1] ?? 'board'}`;
};

/** After a while a sentence says what the page waits for. */
export const tellWhenSlow = (): void => {
  setTimeout(() => {
    const now = bar();
    if (!now) return;
    const sentence = document.createElement('p');
    sentence.id = 'elfen-slow';
    sentence.setAttribute('role', 'status');
    now.after(sentence);
    come(now.value);
  }, SLOW);
};
