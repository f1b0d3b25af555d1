// Two keys that are held: one shows the bare map, without all that lies on it, the other a glass that
// enlarges what is under the pointer. The kernel hears of neither.
import { around, CANVASES, isOurs, layOver, modelOf, type Front } from './front.ts';
import { named } from './model.ts';

const BARE = 'm';
const GLASS = 'z';
const TIMES = 2.5; // so much larger
const ACROSS = 260; // pixels
const TAKEN = 'input, textarea, select, [contenteditable="true"], dialog, [role="dialog"]';

interface Boards { get(name: string): { canvas: HTMLCanvasElement }[] }

export const holdKeys = (front: Front): void => {
  let held = '';
  let shown: HTMLCanvasElement | undefined;
  let pointer: [x: number, y: number] = [0, 0];

  const board = (): HTMLCanvasElement | undefined =>
    front.all<HTMLCanvasElement>('canvas.elfen-board').find((canvas) => canvas.offsetWidth);
  const made = (name: string, width: number, height: number): HTMLCanvasElement => {
    shown?.remove();
    shown = document.createElement('canvas');
    shown.className = name;
    shown.ariaHidden = 'true';
    [shown.width, shown.height] = [width, height];
    return shown;
  };
  const end = (): void => {
    held = '';
    shown?.remove();
  };

  const bare = async (canvas: HTMLCanvasElement): Promise<void> => {
    const map = (await named<Boards>(front.model.widget_manager, modelOf(canvas))).get('_canvases')[0]?.canvas;
    if (held !== BARE || !map) return;
    const over = made('elfen-bare', map.width, map.height);
    over.getContext('2d')?.drawImage(map, 0, 0);
    layOver(over, canvas);
    canvas.parentElement?.append(over);
  };

  const enlarge = (canvas: HTMLCanvasElement): void => {
    const { left, top, width } = canvas.getBoundingClientRect();
    const scale = canvas.width / width;
    const part = ACROSS / TIMES; // of the board, in the page's pixels
    const [x, y] = pointer;
    const glass = shown?.className === 'elfen-glass' && shown.isConnected
      ? shown : made('elfen-glass', ACROSS * devicePixelRatio, ACROSS * devicePixelRatio);
    const pen = glass.getContext('2d');
    pen?.clearRect(0, 0, glass.width, glass.height);
    pen?.drawImage(
      canvas, (x - left - part / 2) * scale, (y - top - part / 2) * scale, part * scale, part * scale,
      0, 0, glass.width, glass.height);
    glass.style.translate = `${x - ACROSS / 2}px ${y - ACROSS / 2}px`;
    document.body.append(glass);
  };

  front.on(['pointermove'], ({ clientX, clientY }) => {
    pointer = [clientX, clientY];
    const canvas = held === GLASS && board();
    if (canvas) enlarge(canvas);
  });
  front.on(['keydown'], (event) => {
    const key = event.key.toLowerCase();
    const meant = [BARE, GLASS].includes(key) && !event.ctrlKey && !event.metaKey && !event.altKey
      && (isOurs() ? !around(event, TAKEN) : front.around(event, CANVASES));
    const canvas = meant ? board() : undefined;
    if (!canvas) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held === key) return;
    end();
    held = key;
    if (key === BARE) void bare(canvas);
    else enlarge(canvas);
  });
  front.on(['keyup'], ({ key }) => { if (key.toLowerCase() === held) end(); });
  front.on(['blur'], ({ target }) => { if (target === window) end(); });
  front.signal.addEventListener('abort', end);
};
