// The browser's own notification that it is somebody's turn, where its reader has asked for it.
import type { Front } from './front.ts';
import { keep, kept } from './wishes.ts';

const browser = (): typeof Notification | undefined => 'Notification' in window ? Notification : undefined;

/** Says it, if the page is out of sight. */
export const notify = (says: string): void => {
  if (!document.hidden) return;
  try {
    const said = new Notification(says, { body: document.title, tag: 'elfenwidgets-turn' });
    said.onclick = (): void => { focus(); said.close(); };
  } catch { /* a phone's browser leaves that to a service worker */ }
};

/** A button asks for it, and for an end of it. */
export const offerToNotify = (front: Front): void => {
  const { model } = front;
  const say = (wish: string): void => {
    keep('notify', wish);
    model.set('notify', wish);
    model.save_changes();
  };
  if (kept('notify') === 'on' && browser()?.permission === 'granted') say('on');
  front.on(['click'], (event) => {
    if (!front.around(event, '.elfen-notify')) return;
    if (model.get('notify') === 'on') say('');
    else void (browser()?.requestPermission() ?? Promise.resolve('denied'))
      .then((answer) => { say(answer === 'granted' ? 'on' : 'denied'); });
  });
};
