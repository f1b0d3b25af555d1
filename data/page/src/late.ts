// What a page needs only once somebody plays: it comes when a board first has the pointer or the keyboard,
// or when something moves or is heard on it.
export { prepareToFly } from './motion.ts';
export { previewRack } from './onrack.ts';
export { prepareToSound } from './sound.ts';
export { zoomBoards } from './zoom.ts';
