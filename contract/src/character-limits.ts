// Limits of a character's state in play. Separate from the operations, so pages can use them without loading schemas.

/** The maximum amount of one item. Protects against typing errors. */
export const AMOUNT_MAX = 9999
/** More conditions than any character needs. Limits the data sent to every screen. */
export const CONDITIONS_MAX = 40
/** In characters. */
export const CONDITION_LENGTH_MAX = 200
/** The maximum length of each text about a new character, in characters. */
export const NEW_CHARACTER_TEXT_MAX = {
  name: 120,
  description: 300,
  appearance: 2000,
  background: 6000,
  motivation: 2000,
}
/** The number of different items that a new character may carry. */
export const NEW_CHARACTER_ITEMS_MAX = 60
