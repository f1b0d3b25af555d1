// A page goes to the printer, and a link of the teacher's to wherever it is pasted.
import type { Front } from './front.ts';

export const giveOut = (front: Front): void => {
  front.on(['click'], (event) => {
    if (front.around(event, 'button.elfen-print')) print();
    const button = front.around(event, 'button.elfen-copy');
    if (!button) return;
    const address = new URL(button.dataset['to'] ?? '', location.href);
    // `clipboard` is not there on a page without https.
    (navigator.clipboard as Clipboard | undefined)?.writeText(address.href)
      .then(() => { button.classList.add('elfen-copied'); }).catch(() => { /* not allowed here */ });
  }, { capture: false });
};
