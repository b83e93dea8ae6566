// What limits a character's state in play. Separate from the operations, so that a page that keeps to these limits need not load schemas.

/** The maximum amount of one item; protects against typing errors. */
export const AMOUNT_MAX = 9999
/** More conditions than any character needs; limits the data sent to every screen. */
export const CONDITIONS_MAX = 40
/** In characters. */
export const CONDITION_LENGTH_MAX = 200
