/** The header for a game master's request to see as a player: the id of a character, or `ANY_PLAYER`. */
export const VIEW_AS_HEADER = 'waybook-view-as'

/** The query parameter of the live connection in place of the header, because browsers can't send headers with a WebSocket. */
export const VIEW_AS_PARAM = 'viewAs'

/** The value for a player without a character. */
export const ANY_PLAYER = 'player'
