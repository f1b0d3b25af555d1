/** What a button of a notice says, and does. */
type Way = [word: string, act: () => void];

export const RELOAD: Way = ['page-reload', (): void => { location.reload(); }];

/** Says something above the page, with buttons that do something about it, or nothing; early.ts puts
 * the words in. */
export const notice = (word: string | null, ...ways: Way[]): void => {
  const there = document.getElementById('elfen-notice');
  if (there?.dataset['notice'] === (word ?? undefined)) return;
  there?.remove();
  if (!word) return;
  const box = document.createElement('div');
  box.id = 'elfen-notice';
  box.dataset['notice'] = word;
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.dataset['word'] = word;
  box.append(text, ...ways.map(([said, act]) => {
    const button = document.createElement('button');
    button.dataset['word'] = said;
    button.addEventListener('click', act);
    return button;
  }));
  document.body.prepend(box);
};

/** Takes back what was said, if nothing else is said by now. */
export const unsay = (...words: string[]): void => {
  if (words.includes(document.getElementById('elfen-notice')?.dataset['notice'] ?? '')) notice(null);
};

/** Leaves it at that: the reader has seen it. */
export const CLOSE: Way = ['page-close', (): void => { notice(null); }];
