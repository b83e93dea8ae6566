/** The user who makes a request. The server determines it from the session or API key, never from the request's content. */
export interface Viewer {
  readonly userId: string
  readonly role: Role
  /** The id of the character that this account plays. A game master may have one too. */
  readonly characterId: string | null
}

export type Role = 'gameMaster' | 'player'
