// What a screen reader is told of the widgets: roles, names and the language.
import { CANVASES, set, type Front } from './front.ts';

// The words for a canvas stand in the nearest .board-alt, which changes with the game; those for
// the rack of a game in its .rack-alt.
const wordsFor = (canvas: Element): string => {
  for (let box = canvas.parentElement; box; box = box.parentElement) {
    const alt = (canvas.matches('.elfen-rack') && box.querySelector('.rack-alt')) || box.querySelector('.board-alt');
    if (alt) return alt.textContent.trim();
  }
  return '';
};

const canvases = (front: Front): void => {
  for (const canvas of front.all<HTMLCanvasElement>(CANVASES)) {
    // Behind the front the map is a picture: there is nothing to do on it.
    canvas.inert = canvas.closest('.elfen-at-start') !== null;
    set(canvas, 'role', 'application');
    set(canvas, 'aria-label', wordsFor(canvas));
  }
};

const buttons = (front: Front): void => {
  // A button with nothing but a sign on it is called what its tooltip says.
  for (const button of front.all('.elfen-app button[title]'))
    if (!/\p{L}/u.test(button.textContent)) set(button, 'aria-label', button.title);
  // An icon of a button is a letter of a font, which is read aloud as whatever it is.
  for (const icon of front.all('.elfen-app button > i.fa')) set(icon, 'aria-hidden', 'true');
  // The button of a file says its name and how many files it has; its title is its name.
  for (const upload of front.all('.elfen-app button.widget-upload'))
    set(upload, 'aria-label', upload.title);
  // Which of several is chosen, a button of ipywidgets shows by its colour alone.
  for (const group of front.all('.elfen-app .widget-toggle-buttons')) {
    const chosen = group.querySelector('.mod-active:not([data-value="%20"])');
    for (const button of group.querySelectorAll('button'))
      if (chosen) set(button, 'aria-pressed', String(button === chosen));
      else button.removeAttribute('aria-pressed');
  }
};

const groups = (front: Front): void => {
  // Each seat has a name and a colour: which seat's they are, its group says.
  for (const seat of front.all('.elfen-seat-rows > *')) {
    set(seat, 'role', 'group');
    set(seat, 'aria-label', seat.querySelector('label')?.textContent ?? '');
  }
  // What is said aloud changes within a node that stays: the widget's own, which has no attributes.
  for (const said of front.all('.elfen-live > .widget-html-content'))
    set(said, 'aria-live', 'polite');
  // A slider's handle has no name of its own: it takes the one of its widget.
  for (const handle of front.all('.elfen-app .noUi-handle'))
    set(handle, 'aria-label', handle.closest('.widget-slider')?.querySelector('label')?.title ?? '');
};

// The page may be in another language, as Lab's is: screen readers, quotation marks and hyphens
// follow the nearest `lang`.
const languages = (front: Front): void => {
  for (const mark of front.all('.elfen-app [data-language]')) {
    const app = mark.closest('.elfen-app');
    if (app) set(app, 'lang', mark.dataset['language'] ?? '');
  }
};

// ipywidgets sets the words of a choice without a place to break: on a phone the longest are cut off.
const breaks = (front: Front): void => {
  for (const option of front.all('.elfen-by-rules option'))
    if (option.textContent.includes('\xa0')) option.textContent = option.textContent.replaceAll('\xa0', ' ');
};

export const nameEverything = (front: Front): void => {
  front.watch(() => { for (const name of [canvases, buttons, groups, languages, breaks]) name(front); });
  // Once nobody answers any more there is nothing to do on a canvas.
  front.signal.addEventListener('abort', () => {
    for (const canvas of front.all(CANVASES)) canvas.inert = true;
  });
};
