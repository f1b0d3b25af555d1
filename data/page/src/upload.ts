// The kernel's websocket breaks on a message of 10 MB. Of a larger file for the game only so much
// is sent that the kernel finds it too large for a record, and says so.
import type { Front } from './front.ts';
import { named } from './model.ts';

export const MOST = 5e6;

interface Upload {
  views: Record<string, Promise<{ el: Element; fileInput: HTMLInputElement }>>;
}

const shorten = (event: Event): void => {
  const input = event.target as HTMLInputElement;
  const files = [...input.files ?? []];
  if (files.every(({ size }) => size <= MOST)) return;
  const shorter = new DataTransfer();
  for (const file of files)
    shorter.items.add(file.size <= MOST ? file : new File([file.slice(0, MOST)], file.name, file));
  input.files = shorter.files;
};

/** The input of a button's file is on no page: the button's view has it. */
const inputOf = async (front: Front, button: Element): Promise<HTMLInputElement | undefined> => {
  const name = /\belfen-upload-(\w+)/.exec(button.className)?.[1] ?? '';
  const { views } = await named<Upload>(front.model.widget_manager, name);
  return (await Promise.all(Object.values(views))).find(({ el }) => el === button)?.fileInput;
};

export const limitUploads = (front: Front): void => {
  front.on(['click'], (event) => {
    const button = front.around(event, '.widget-upload');
    if (!button) return;
    // What captures comes before the widget, which sends what the input has.
    void inputOf(front, button).then((input) => {
      input?.addEventListener('change', shorten, { capture: true, signal: front.signal });
    });
  });
};
