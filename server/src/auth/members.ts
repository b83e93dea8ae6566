import type { Role } from '@waybook/contract'

/** Somebody with an account. Times are milliseconds since 1970. */
export interface Member {
  readonly id: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly email: string
  readonly role: Role
  readonly characterId: string | null
  readonly joinedAt: number
  /** `null` where they made an account and were never seen since. */
  readonly lastSeenAt: number | null
  /** On how many devices they are signed in. */
  readonly sessions: number
}

/** A one-time link that nobody has used; its token is known to nobody but who was given it. */
export interface OpenLink {
  readonly id: string
  readonly kind: 'setup' | 'invite' | 'reset'
  readonly role: Role
  readonly characterId: string | null
  /** Whose password a reset sets. */
  readonly memberId: string | null
  readonly expiresAt: number
}

/** The accounts of a house, and what a game master does with them. What changes an account throws the Problem `not-found` where it is not there. */
export interface Members {
  /** Who came first is first. */
  list(): Promise<Member[]>
  /** `null` where there is no such account any more. */
  find(memberId: string): Promise<Member | null>
  /** The next to expire first. */
  openLinks(): Promise<OpenLink[]>
  /** One that is used, too old or was never made is no fault. */
  revokeLink(id: string): Promise<void>
  endSessions(memberId: string): Promise<void>
  /** Throws the Problem `conflict` where somebody else plays the character. */
  assign(memberId: string, characterId: string | null): Promise<void>
  /** Ends their sessions and voids their links too. */
  remove(memberId: string): Promise<void>
  /** Told with an account's id when it has got another character. */
  onAssigned(listener: (memberId: string) => void): void
}
