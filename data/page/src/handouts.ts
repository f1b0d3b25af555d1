// What goes out of the page: to the printer, and links and pictures to wherever they are pasted.
import type { Front } from './front.ts';
import { isOurs } from './front.ts';

const PICTURE = 'elfenland.png'; // the name of the file where a picture cannot be copied

/** What is copied of an address: itself, or lines of HTML for another page. */
export const written = (to: string, as: string | undefined, alt: string): string => {
  const quoted = (text: string): string =>
    text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  if (as === 'frame') return `<iframe src="${quoted(to)}" title="${quoted(alt)}" width="960" height="720" style="max-width:100%"></iframe>`;
  if (as === 'image') return `<a href="${quoted(to)}"><img src="${PICTURE}" alt="${quoted(alt)}"></a>`;
  return to;
};

const done = (button: HTMLElement) => (): void => { button.classList.add('elfen-copied'); };

/** Copies a text; on a page without https, and in a frame of another page, as one copies what is selected. */
const copy = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.body.appendChild(document.createElement('textarea'));
    field.value = text;
    field.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else copies there
    document.execCommand('copy');
    field.remove();
  }
};

const save = (picture: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = PICTURE;
  link.click();
  setTimeout(() => { URL.revokeObjectURL(link.href); }, 1000);
};

/** The board of the same part of the page as a picture; a file where the browser keeps no pictures. */
const copyPicture = (button: HTMLElement): void => {
  const board = [...button.closest('.elfen-app')?.querySelectorAll<HTMLCanvasElement>('canvas.elfen-board') ?? []]
    .find((canvas) => canvas.offsetParent);
  board?.toBlob((picture) => {
    if (!picture) return;
    const clipboard = navigator.clipboard as Clipboard | undefined;
    const kept = clipboard && 'ClipboardItem' in window
      ? clipboard.write([new ClipboardItem({ [picture.type]: picture })]) : Promise.reject(new Error('no clipboard'));
    kept.catch(() => { save(picture); }).then(done(button)).catch(() => { /* it was not wanted */ });
  });
};

export const giveOut = (front: Front): void => {
  // A link is shown as whole as it is copied; what is a page's own is where the page is.
  front.watch(() => {
    for (const field of front.all<HTMLInputElement>('input.elfen-to'))
      if (isOurs() && !field.dataset['whole']) {
        field.dataset['whole'] = 'yes';
        field.value = new URL(field.value || location.hash, location.href).href;
      }
  });
  front.on(['click'], (event) => {
    if (front.around(event, 'button.elfen-print')) print();
    const picture = front.around(event, 'button.elfen-copy-picture');
    if (picture) copyPicture(picture);
    (front.around(event, 'input.elfen-to') as HTMLInputElement | null)?.select();
    const button = front.around(event, 'button.elfen-copy');
    if (!button) return;
    const { to, as } = button.dataset;
    const address = new URL(to ? to : location.hash, location.href);
    void copy(written(address.href, as, document.title)).then(done(button));
  }, { capture: false });
};
