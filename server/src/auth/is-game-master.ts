/** What decides the role: a typed address that nobody proved never does. */
export interface Standing {
  readonly email: string
  readonly emailVerified: boolean
  /** Set by a set-up link, or an invite as game master. */
  readonly gameMaster: boolean
}

export function isGameMaster({ email, emailVerified, gameMaster }: Standing, gmEmail: string | null): boolean {
  return gameMaster || (emailVerified && email.toLowerCase() === gmEmail)
}
