// A device tells that it is its person's turn: by the page's title, and by a shake where it can. What
// is heard is said by the table itself.
import type { Model } from './model.ts';
import { isOurs } from './front.ts';

export const signalTurn = (model: Model, signal: AbortSignal): void => {
  if (!isOurs()) return;  // a notebook's title is its own
  let before = false;
  const said = (): { title?: string; mine?: boolean } => model.get('said');
  // The address names the page, too, whenever another place of it is shown.
  const entitle = (): void => {
    const { title, mine } = said();
    const whole = mine ? `● ${title}` : title;
    if (whole && document.title !== whole) document.title = whole;
  };
  const titles = new MutationObserver(entitle);
  titles.observe(document.head, { subtree: true, childList: true, characterData: true });
  signal.addEventListener('abort', () => { titles.disconnect(); });
  const say = (): void => {
    const mine = said().mine === true;
    entitle();
    if (mine && !before) (navigator.vibrate as typeof navigator.vibrate | undefined)?.call(navigator, [150, 80, 150]);  // before the first touch it is ignored
    before = mine;
  };
  model.on('change:said', say);
  say();
};
