/** Says something above the page, with a button that does something about it, or nothing; early.ts puts
 * the words in. */
export const notice = (
  word: string | null,
  said = 'page-reload',
  act = (): void => { location.reload(); },
): void => {
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
  const button = document.createElement('button');
  button.dataset['word'] = said;
  button.addEventListener('click', act);
  box.append(text, button);
  document.body.prepend(box);
};
