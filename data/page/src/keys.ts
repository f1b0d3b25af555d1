// The keyboard. ipycanvas swallows every key on its canvases; the table's keys hold wherever it is.
import { around, CANVASES, isOurs, type Front } from './front.ts';

// Tab leaves, F keys and everything with Ctrl or Meta belong to the browser (or to Lab).
// The arrow keys, Enter and letters still reach the canvas.
const belongsToThePage = (event: KeyboardEvent): boolean =>
  event.key === 'Tab' || event.ctrlKey || event.metaKey || /^F\d+$/.test(event.key);

const passOn = (front: Front) => (event: KeyboardEvent): void => {
  const canvas = front.around(event, CANVASES);
  if (!canvas || !belongsToThePage(event)) return;
  event.stopImmediatePropagation();
  // Lab listens for its shortcuts further down: give them the key beside the canvas.
  if (event.key !== 'Tab' && canvas.parentElement) {
    const copy = new KeyboardEvent(event.type, event);
    if (!canvas.parentElement.dispatchEvent(copy)) event.preventDefault();
  }
};

// What lies over the page, and what puts it away.
const OVER = '.elfen-handbook .elfen-close, .elfen-handing .elfen-shut, .elfen-at-table .elfen-onward';

// Escape puts it away, wherever the keyboard is; in a notebook, inside of ours.
const putAway = (front: Front) => (event: KeyboardEvent): void => {
  const asked = event.key === 'Escape' && (isOurs() || front.around(event, '.elfen-app'));
  const close = asked && front.all(OVER).find((each) => each.checkVisibility());
  if (!close) return;
  event.stopImmediatePropagation();
  close.click();
};

// Where somebody types, or where something else than the table takes a key.
const TAKEN = 'input, textarea, select, [contenteditable="true"], dialog, [role="dialog"]';

// The table's keys hold wherever the keyboard is in it (in Voilà, anywhere on the page), but where
// somebody types. A key that is held down is pressed once.
const toTheTable = (front: Front) => (event: KeyboardEvent): void => {
  const { key } = event;
  if (belongsToThePage(event) || event.altKey || event.isComposing) return;
  if (front.around(event, CANVASES)) {
    if (event.repeat && !key.startsWith('Arrow')) event.stopImmediatePropagation();
    return;
  }
  if (around(event, TAKEN) || !front.model.get<string[]>('shortcuts').includes(key.length === 1 ? key.toLowerCase() : key)) return;
  const inTable = 'canvas.elfen-board';
  const board = isOurs() ? front.first(`.elfen-at-table ${inTable}`)
    : front.around(event, '.elfen-at-table')?.querySelector<HTMLElement>(inTable);
  if (!board) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!event.repeat) board.dispatchEvent(new KeyboardEvent('keydown', { key }));
};

// Enter pressed twice in a breath: the first leads on, and puts the keyboard on a button that the
// second was not meant for.
const onceInABreath = (front: Front) => {
  let entered: { button: Element | null; when: number } = { button: null, when: 0 };
  return (event: KeyboardEvent): void => {
    const button = front.around(event, '.elfen-app button');
    const before = entered;
    entered = { button: null, when: 0 };
    if (!button || !['Enter', ' '].includes(event.key)) return;
    if (before.button && before.button !== button && event.timeStamp - before.when < 400) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else entered = { button, when: event.timeStamp };
  };
};

export const listenToKeys = (front: Front): void => {
  front.on(['keydown', 'keyup'], passOn(front));
  for (const heard of [putAway, toTheTable, onceInABreath]) front.on(['keydown'], heard(front));
};
