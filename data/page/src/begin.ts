// All of this begins once for a kernel, with the widget without a picture that stands for the page. The
// kernel names by `parts` the other widgets without a picture, which live by this script, too.
import { joinAddress } from './address.ts';
import { sayAloud } from './aloud.ts';
import { keepFocus } from './focus.ts';
import { around, CANVASES, Front } from './front.ts';
import { holdKeys } from './glass.ts';
import { giveOut } from './handouts.ts';
import { listenToKeys } from './keys.ts';
import { bringBoards } from './lesson.ts';
import { followTheGame } from './look.ts';
import type { Model } from './model.ts';
import { idOf, named } from './model.ts';
import type { Flights } from './motion.ts';
import { keepFromCanvases } from './mouse.ts';
import { nameEverything } from './names.ts';
import { notify, offerToNotify } from './notify.ts';
import { keepPainting } from './painting.ts';
import { keepPictures } from './resized.ts';
import { Screens } from './screen.ts';
import { tellSizes } from './sizes.ts';
import type { Sound } from './sound.ts';
import { makeSprites, type Drawings } from './sprites.ts';
import { takeStates } from './states.ts';
import { signalTurn } from './turn.ts';
import { limitUploads } from './upload.ts';
import { followWishes, sayWhenGone } from './wishes.ts';

const TASKS = [
  holdKeys, listenToKeys, keepFromCanvases, limitUploads, giveOut, nameEverything, keepFocus,
  followTheGame, sayAloud, bringBoards, keepPictures, tellSizes, offerToNotify,
];

const joinParts = (model: Model, signal: AbortSignal, front: Front): void => {
  const screens = new Screens(front);
  const parts: Record<string, (part: Model, id: string) => void> = {
    address: (part) => { joinAddress(part, signal); },
    screen: (part, id) => { screens.add(part, id); },
    turn: (part) => { signalTurn(part, signal); },
  };
  const joined = new Set<string>();
  const join = (): void => {
    for (const name of model.get<string[]>('parts')) {
      if (joined.has(name)) continue;
      joined.add(name);
      void named<Model>(model.widget_manager, name)
        .then((part) => parts[part.get<string>('part')]?.(part, idOf(name)));
    }
  };
  model.on('change:parts', join);
  join();
};

/** Ends everything with the widget, and with the kernel, which leaves its widgets on a notebook's page. */
const untilTheEnd = (model: Model, signal: AbortSignal): AbortSignal => {
  const end = new AbortController();
  signal.addEventListener('abort', () => { end.abort(); });
  const self = named<{ comm_live: boolean }>(model.widget_manager, model.get<string>('mark').replace('elfen-page-', ''));
  model.on('comm_live_update', () => { void self.then(({ comm_live }) => { if (!comm_live) end.abort(); }); });
  return end.signal;
};

export interface Begun { model: Model; signal: AbortSignal }
type Late = typeof import('./late.ts');

/** What comes when it is first needed. */
export interface Bring {
  late: () => Promise<Late>;
  drawings: () => Promise<Drawings>;
}

export const begin = ({ model, signal }: Begun, bring: Bring): void => {
  const end = untilTheEnd(model, signal);
  const front = new Front(model, end, model.get('mark'));
  front.on(['keydown'], (event) => { if (front.onKey?.(event)) event.stopImmediatePropagation(); });
  for (const task of TASKS) task(front);
  let came: ReturnType<typeof more> | undefined;
  const more = async (): Promise<{ fly: ReturnType<Late['prepareToFly']>; sound: ReturnType<Late['prepareToSound']> }> => {
    const { prepareToFly, prepareToSound, previewRack, zoomBoards } = await bring.late();
    zoomBoards(front);
    previewRack(front);
    return { fly: prepareToFly(front), sound: prepareToSound(front) };
  };
  const late = (): ReturnType<typeof more> => came ??= more();
  front.on(['pointermove', 'pointerdown', 'keydown'], (event) => {
    if (!came && around(event, `${CANVASES}, .elfen-choices-pane`)) void late();
  });
  front.onBoard = (): void => { void late(); };
  model.on('msg:custom', (told: Partial<Flights> & { sounds?: Sound[]; turn?: string }) => {
    if (told.fly) void late().then(({ fly }) => fly(told as Flights));
    if (told.sounds) void late().then(({ sound }) => { sound(told.sounds ?? []); });
    if (told.turn) notify(told.turn);
  });
  takeStates(model);
  makeSprites(model, end, bring.drawings);
  sayWhenGone(model);
  followWishes(model);
  joinParts(model, end, front);
  void keepPainting(model, end);
  front.begin();
};
