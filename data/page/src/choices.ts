// What can be pressed beside a board: rows of buttons, and a list with a button of its own.

export type Choice = [id: string, says: string, look?: string, off?: boolean];
export type Listing = [name: string, none: string, take: string, choices: Choice[]] | [];

const made = <Name extends keyof HTMLElementTagNameMap>(
  name: Name, className: string, ...children: Node[]
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
};

const button = (look: string): HTMLButtonElement => {
  const element = made('button', `jupyter-button ${look}`);
  element.type = 'button';
  return element;
};

/** Writes a row of buttons. What is still on offer keeps its button, and the keyboard stays on it. */
export const writeRow = (row: Element, choices: Choice[]): void => {
  const before = new Map([...row.children].map((each) => [(each as HTMLElement).dataset['pick'], each]));
  const now = choices.map(([id, says, look = '', off = false]) => {
    const each = (before.get(id) as HTMLButtonElement | undefined) ?? button(look);
    each.className = `jupyter-button ${look}`.trim();
    each.dataset['pick'] = id;
    each.disabled = off;
    if (each.textContent !== says) each.textContent = says;
    return each;
  });
  for (const each of before.values()) if (!now.includes(each as HTMLButtonElement)) each.remove();
  now.forEach((each, i) => {
    if (row.children[i] !== each) row.insertBefore(each, row.children[i] ?? null);
  });
};

let lists = 0;

/** The place of a list, which offers nothing yet. */
export const madeList = (): HTMLElement => made('div', 'elfen-roads');

const fillList = (list: Element): void => {
  const select = made('select', '');
  const label = made('label', 'widget-label');
  label.htmlFor = select.id = `elfen-list-${++lists}`;
  list.append(made('div', 'widget-inline-hbox widget-dropdown', label, select), button('elfen-take'));
};

/** What its button says, and takes. */
export const nameTake = (list: Element, [, none = '', take = '']: Listing): void => {
  const select = list.querySelector('select');
  const taking = list.querySelector<HTMLButtonElement>('.elfen-take');
  if (!select || !taking) return;
  taking.disabled = !select.value;
  taking.textContent = select.value
    ? take.replace('%', () => select.selectedOptions[0]?.text ?? '') : none;
};

/** Writes a list; `focus` is what it is on, if that is in it. */
export const writeList = (list: Element, listing: Listing, focus: string): void => {
  if (!listing.length) {
    list.replaceChildren();
    return;
  }
  if (!list.children.length) fillList(list);
  const [name, none, , choices] = listing;
  const select = list.querySelector('select');
  const label = list.querySelector('label');
  if (!select || !label) return;
  label.textContent = name;
  const options: [string, string][] = [['', none], ...choices.map(([id, says]): [string, string] => [id, says])];
  const same = options.length === select.options.length
    && options.every(([id, says], i) => select.options[i]?.value === id && select.options[i].text === says);
  if (!same) select.replaceChildren(...options.map(([id, says]) => new Option(says, id)));
  select.value = choices.some(([id]) => id === focus) ? focus : '';
  nameTake(list, listing);
};
