// What happened, as a map: a line under the pointer, or with the keyboard on it, lights its roads, its
// town and its seat, without a word to the kernel; a press asks for the board as it was then.
import type { Front } from './front.ts';
import { tell, type Model } from './model.ts';
import { boardOf, drawn, pictureOver, type Spots } from './preview.ts';

const LINE = '.elfen-log [data-points]';
const STEPS: Record<string, 1 | -1 | undefined> = { ArrowDown: 1, ArrowUp: -1 };

export const lightLog = (model: Model, signal: AbortSignal, front: Front): void => {
  const picture = pictureOver('elfen-preview elfen-lit');
  const dim = (): void => {
    picture.remove();
    for (const seat of front.all('.elfen-seat.elfen-pointed')) seat.classList.remove('elfen-pointed');
  };

  /** The line that an event met, if it stands beside this board. */
  const lineAt = (event: Event): [line: HTMLElement, canvas: HTMLElement] | null => {
    const line = front.around(event, LINE);
    const canvas = line?.closest('.elfen-app')?.querySelector<HTMLElement>(boardOf(model));
    return line && canvas ? [line, canvas] : null;
  };
  const light = (event: Event): void => {
    dim();
    const [line, canvas] = lineAt(event) ?? [];
    if (!line || !canvas) return;
    const points = (line.dataset['points'] ?? '').split(' ');
    const spots = front.model.get<Spots>('spots');
    picture.over(canvas, points.flatMap((id) => drawn({ id }, spots)));
    const seats = line.closest('.elfen-app')?.querySelectorAll('.elfen-seats .elfen-seat');
    for (const id of points) if (id.startsWith('seat:')) seats?.[Number(id.slice(5))]?.classList.add('elfen-pointed');
  };

  front.on(['pointerover', 'focusin'], light, { signal });
  front.on(['click'], (event) => {
    const [line] = lineAt(event) ?? [];
    if (line) tell(model, { decision: model.get('decision'), pick: `log:${line.dataset['event'] ?? ''}` });
  }, { signal });
  // One line can be reached by Tab, the others from there.
  front.on(['keydown'], (event) => {
    const step = STEPS[event.key];
    const [line] = lineAt(event) ?? [];
    if (!line || !step) return;
    const lines = [...line.closest('ol')?.querySelectorAll<HTMLElement>('[data-points]') ?? []];
    const next = lines[lines.indexOf(line) + step];
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!next) return;
    line.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }, { signal });
  signal.addEventListener('abort', dim);
};
