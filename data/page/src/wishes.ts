// How the page looks and sounds by the reader's choice: the sheets go by it. It is kept in the browser,
// too, so that the next page looks so from its first moment.
import type { Model } from './model.ts';

export const keep = (name: string, value: string): void => {
  try { localStorage.setItem(`elfenwidgets-${name}`, value); } catch { /* private */ }
};
export const kept = (name: string): string | null => {
  try { return localStorage.getItem(`elfenwidgets-${name}`); } catch { return null; }  // private
};

const wear = (name: string, value: string): void => {
  document.documentElement.dataset[`elfen${name.charAt(0).toUpperCase()}${name.slice(1)}`] = value;
  keep(name, value);
};

export const followWishes = (model: Model): void => {
  const looks = ['theme', 'size', 'motion'];
  const look = (): void => { for (const name of looks) wear(name, model.get(name)); };
  for (const name of looks) model.on(`change:${name}`, look);
  look();

  // A guest's device remembers by itself how loud it is.
  if (model.get('sound') !== 'own') return;
  const loud = kept('sound');
  model.set('sound', loud === 'on' || loud === 'soft' ? loud : 'off');
  model.save_changes();
  model.on('change:sound', () => { keep('sound', model.get('sound')); });
};

/** What the widgets say once nobody answers them any more; the sheet shows it then. */
export const sayWhenGone = (model: Model): void => {
  const say = (): void => {
    document.documentElement.style.setProperty('--elfen-gone', JSON.stringify(model.get('gone')));
  };
  model.on('change:gone', say);
  say();
};
