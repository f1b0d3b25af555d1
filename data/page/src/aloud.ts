// What a screen reader hears on its own. A status that comes new with its text is not read by every
// screen reader, and twice by others: what the statuses of a part say is copied into one node that stays.
// The table has such a node of its own, which tells more.
import type { Front } from './front.ts';

const told = (app: Element): string => {
  const statuses = [...app.querySelectorAll('[role="status"]')];
  for (const each of statuses) if (each.ariaLive !== 'off') each.ariaLive = 'off';
  if (app.matches('.elfen-at-table, .elfen-at-end')) return '';
  return statuses.filter((each) => each.checkVisibility())
    .map((each) => each.textContent.trim()).filter(Boolean).join(' ');
};

export const sayAloud = (front: Front): void => {
  const aloud = document.createElement('div');
  aloud.className = 'elfen-only-read elfen-aloud';
  aloud.setAttribute('aria-live', 'polite');
  const heard = new WeakMap<Element, string>();  // by part, what was said last

  front.signal.addEventListener('abort', () => { aloud.remove(); });

  front.watch(() => {
    if (!aloud.isConnected) document.body.append(aloud);
    for (const app of front.all('.elfen-app')) {
      const said = told(app);
      if (said === (heard.get(app) ?? '')) continue;
      heard.set(app, said);
      if (said) aloud.textContent = said;
    }
  });
};
