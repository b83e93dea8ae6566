import type { Role } from '@waybook/contract'

/** A user with a part in the campaign. Times are milliseconds since 1970. */
export interface Member {
  readonly id: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly email: string
  readonly role: Role
  readonly characterId: string | null
  readonly joinedAt: number
  /** `null` if they have not been seen since they made the account. */
  readonly lastSeenAt: number | null
  /** The number of devices on which they are signed in. */
  readonly sessions: number
}

/** A one-time link that nobody has used. Its token is known only to the person who was given it. */
export interface OpenLink {
  readonly id: string
  readonly kind: 'setup' | 'invite' | 'reset'
  readonly role: Role
  readonly characterId: string | null
  /** The account whose password a reset sets. */
  readonly memberId: string | null
  readonly expiresAt: number
}

/** The accounts with a part in a campaign, as its game masters manage them. Methods that change one throw the Problem `not-found` if there is none. */
export interface Members {
  /** Oldest first. */
  list(): Promise<Member[]>
  /** `null` if the account does not exist. */
  find(memberId: string): Promise<Member | null>
  /** Next to expire first. */
  openLinks(): Promise<OpenLink[]>
  /** Does nothing if the link was used, has expired or never existed. */
  revokeLink(id: string): Promise<void>
  /** Revokes the open invites for characters that no longer exist. Users who open one are told why it does not work. */
  revokeInvitesFor(characterIds: readonly string[]): Promise<void>
  /** Those in this campaign. */
  endSessions(memberId: string): Promise<void>
  /** Throws the Problem `conflict` if someone else plays the character. */
  assign(memberId: string, characterId: string | null): Promise<void>
  /** Ends their part in the campaign, with their sessions and links there. Their account is deleted if it has no part in another. */
  remove(memberId: string): Promise<void>
}
