// Whether something is in hand: it was lifted from the rack or the board, and is not let go yet.

export const isHolding = (): boolean => document.documentElement.dataset['elfenHolding'] === 'yes';

export const hold = (): void => { document.documentElement.dataset['elfenHolding'] = 'yes'; };

/** The hand is empty in a moment: the browser asks once more when a finger goes. */
export const holdNothing = (): void => { setTimeout(() => { delete document.documentElement.dataset['elfenHolding']; }); };
