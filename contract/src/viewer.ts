/** Who asks: decided on the server from the session, never from anything the request says of itself. */
export interface Viewer {
  readonly userId: string
  readonly role: Role
  /** The character that this account plays, `characters/kessa-vane`; a game master may have one too. */
  readonly characterId: string | null
}

export type Role = 'gameMaster' | 'player'
