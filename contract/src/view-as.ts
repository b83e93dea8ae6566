/** The header by which a game master asks for what players see: the id of a character, or `ANY_PLAYER`. */
export const VIEW_AS_HEADER = 'waybook-view-as'

/** The same as a query parameter of the live connection, because browsers cannot send headers with a WebSocket. */
export const VIEW_AS_PARAM = 'viewAs'

/** Stands for a player without a character. */
export const ANY_PLAYER = 'player'
