/** What determines the role. An address that was typed but never verified does not count. */
export interface RoleClaims {
  readonly email: string
  readonly emailVerified: boolean
  /** Set by a set-up link or a game master invite. */
  readonly gameMaster: boolean
}

export function isGameMaster({ email, emailVerified, gameMaster }: RoleClaims, gmEmail: string | null): boolean {
  return gameMaster || (emailVerified && email.toLowerCase() === gmEmail)
}
