import type { Role } from '@waybook/contract'

/** A member of the campaign. Times are milliseconds since 1970. */
export interface Member {
  readonly id: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly email: string
  readonly role: Role
  readonly characterId: string | null
  readonly joinedAt: number
  /** `null` if they have not been seen since they created the account. */
  readonly lastSeenAt: number | null
  /** The number of devices on which they are signed in. */
  readonly sessions: number
}

/** An unused one-time link. Only its recipient knows the token. */
export interface OpenLink {
  readonly id: string
  readonly kind: 'setup' | 'invite' | 'reset'
  readonly role: Role
  readonly characterId: string | null
  /** The account whose password a reset sets. */
  readonly memberId: string | null
  readonly expiresAt: number
}

/** The members of a campaign, for its game masters. Methods that change a member throw the Problem `not-found` if there is none. */
export interface Members {
  /** Oldest first. */
  list(): Promise<Member[]>
  /** `null` if the account does not exist. */
  find(memberId: string): Promise<Member | null>
  /** Whether a sign-in session is the member's and has not ended. */
  hasSession(memberId: string, sessionId: string): Promise<boolean>
  /** Next to expire first. */
  openLinks(): Promise<OpenLink[]>
  /** Does nothing if the link was used, has expired or never existed. */
  revokeLink(id: string): Promise<void>
  /** Revokes the open invites for characters that no longer exist. Users who open one see the reason. */
  revokeInvitesFor(characterIds: readonly string[]): Promise<void>
  /** Ends the member's sessions in this campaign. */
  endSessions(memberId: string): Promise<void>
  /** Throws the Problem `conflict` if someone else plays the character. */
  assign(memberId: string, characterId: string | null): Promise<void>
  /** Ends their membership, with their sessions and links. Deletes their account if it is in no other campaign. */
  remove(memberId: string): Promise<void>
}
