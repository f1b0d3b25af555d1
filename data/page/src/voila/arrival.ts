// The live page takes the place of its still picture when it shows as much: its place is the one that
// the address names, all of it is there, and its boards are painted. Nothing flashes or moves then.
import { handOver, STILL } from './still.ts';

const LATEST = 6000; // ms after the last view was made: then it is shown as it is
const BOARDS = '#rendered_cells canvas.elfen-board';
const RACKS = '#rendered_cells canvas.elfen-rack'; // an empty one has nothing to be painted

const tiny = document.createElement('canvas');
tiny.width = tiny.height = 4;

const isPainted = (board: HTMLCanvasElement): boolean => {
  const pen = tiny.getContext('2d', { willReadFrequently: true });
  if (!pen || !board.width || !board.height) return false;
  pen.clearRect(0, 0, tiny.width, tiny.height);
  pen.drawImage(board, 0, 0, tiny.width, tiny.height);
  return pen.getImageData(0, 0, tiny.width, tiny.height).data.some((value) => value > 0);
};

// What has to stand where it stood: the rest hangs on these.
const PARTS = ['.elfen-home-head', '.elfen-front', '.elfen-front > :last-child', '.elfen-board-box'];

const placeOf = (part: Element): string => {
  const { x, y, width, height } = part.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(' ');
};

const isAlike = (name: string): boolean => {
  const before = document.querySelector(`${STILL} ${name}`);
  const now = document.querySelector(`#rendered_cells ${name}`);
  return !before?.getClientRects().length || (now !== null && placeOf(now) === placeOf(before));
};

const isThere = (): boolean =>
  !document.documentElement.classList.contains('elfen-on-the-way')
  && (document.querySelector('#rendered_cells .elfen-home-body')?.clientHeight ?? 0) > 0
  && PARTS.every(isAlike)
  && [...document.querySelectorAll<HTMLCanvasElement>(document.querySelector(`${STILL} [data-drawn]`) ? `${BOARDS}, ${RACKS}` : BOARDS)]
    .every((canvas) => !canvas.clientWidth || isPainted(canvas));

const frame = (): Promise<number> => new Promise((resolve) => { requestAnimationFrame(resolve); });

/** Shows the widgets, which are on the page. */
export const arrive = async (views: { making: number }): Promise<void> => {
  const page = document.getElementById('rendered_cells');
  if (!page) return;
  if (document.querySelector(STILL)) {
    page.classList.add('elfen-behind');
    page.style.removeProperty('display');
    let changed = true;
    const changes = new MutationObserver(() => { changed = true; });
    changes.observe(page, { subtree: true, childList: true });
    let end = performance.now() + LATEST;
    while (performance.now() < end && (changed || views.making || !isThere())) {
      changed = false;
      if (views.making) end = performance.now() + LATEST;
      await frame();
    }
    changes.disconnect();
    page.classList.remove('elfen-behind');
  }
  page.style.removeProperty('display');
  handOver();
};
