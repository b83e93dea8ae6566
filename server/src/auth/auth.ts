import type { IncomingHttpHeaders } from 'node:http'

import type { Config, Role, User } from '@waybook/contract'

import type { AuthRoute } from './auth-route.ts'
import type { Members } from './members.ts'

/** A signed-in user. The session id stays on the server. */
export interface Identity {
  readonly user: User
  readonly role: Role
  readonly characterId: string | null
  readonly sessionId: string
  /** The language of the interface that the user has chosen. Absent without a choice, or if the provider does not store it. */
  readonly language?: string
  /** Set if a script calls with the user's API key. */
  readonly byKey?: true
  /** Set if the caller is a display, which has no account. */
  readonly displayId?: string
}

/** A link that works once. `setup` creates the first game master, `invite` an account, `reset` a new password. */
export interface LinkRequest {
  readonly kind: 'setup' | 'invite' | 'reset'
  readonly role: Role
  readonly characterId?: string | undefined
  /** The account whose password a `reset` sets. Not needed if the character or role determines it. */
  readonly email?: string | undefined
  /** Whether a game master invite only creates new accounts. Otherwise it also lets a game master back into an existing one. */
  readonly newcomersOnly?: boolean | undefined
  /** Whether a `reset` is refused for an account that is also in another campaign. */
  readonly onlyThisCampaign?: boolean | undefined
}

export interface MadeLink {
  /** The id of the link in the list of open links. */
  readonly id: string
  /** The token is in the fragment: `/join#…`. */
  readonly path: string
}

/** A folder of static files that anyone may load. The file at an address never changes. */
export interface BrowserFiles {
  readonly dir: string
  /** The path that the folder is served at, with a slash at both ends. */
  readonly prefix: string
}

/** The members of one campaign, with any provider. All other accounts count as not signed in. */
export interface CampaignAuth {
  /**
   * `null`: not signed in. `realm`: the id that sessions of the requested address are stored under, by default this campaign's. Throws the
   * Problem `unavailable` if the provider cannot be reached, but never because of bad credentials.
   */
  identify(headers: IncomingHttpHeaders, realm?: string): Promise<Identity | null>
  /** For requests that browsers send on their own with only cookies, such as for pictures. Such requests must not write. */
  identifyByCookie(headers: IncomingHttpHeaders, realm?: string): Promise<Identity | null>
  /** Whether there is a game master, or a user can become one without a link. */
  hasGameMaster(): Promise<boolean>
  /** The characters that already have a player, as far as the provider knows. */
  playedCharacters(): Promise<string[]>
  /**
   * Older open links of the same kind, role and character stop working. Throws the Problem `conflict` if the provider sends its own
   * invitations.
   */
  createLink(request: LinkRequest): Promise<MadeLink>
  /** `null` if the provider manages accounts on its own pages. */
  readonly members: Members | null
}

/** The accounts of an installation, by any provider. */
export interface Auth {
  readonly kind: Config['signIn']['kind']
  /** The settings that pages need before sign-in, without secrets. `ownOrigin`: the origin of the campaign's own host, if any. */
  configAt(ownOrigin: string | null): Config['signIn']
  /** The other sites that pages may load from, by directive of the content security policy. */
  readonly cspSources?: Readonly<Record<string, readonly string[]>>
  campaign(id: string): CampaignAuth
  /** The account of a session, whatever campaigns it is a member of. `null`: not signed in. */
  accountAt(realm: string, headers: IncomingHttpHeaders): Promise<string | null>
  /** The campaigns that an account is a member of, with its role in each. */
  rolesOf(userId: string): Promise<ReadonlyMap<string, Role>>
  /**
   * Makes an account a game master of a campaign that it is not a member of yet. Throws the Problem `not-supported` if the provider manages
   * memberships on its own pages.
   */
  addGameMaster(campaignId: string, userId: string): Promise<void>
  /** Ends all memberships in a campaign. Deletes accounts that are in no other campaign. */
  removeCampaign(id: string): Promise<void>
  /** Throws if the provider cannot be reached. */
  ping(): Promise<void>
  /** All routes below /api/auth. */
  readonly routes: readonly AuthRoute[]
  /** The provider's own scripts, which pages load from this server. `null` if it has none. */
  readonly browserFiles: BrowserFiles | null
  /** Calls back with the id of each session that is ended before it expires. */
  onEnded(listener: (sessionId: string) => void): void
  /** Calls back with the id of each account whose character in a campaign has changed. */
  onAssigned(listener: (memberId: string) => void): void
  /** Writes a consistent copy of the accounts into a new file. */
  backup(file: string): Promise<void>
  close(): Promise<void>
}

/** The claims that determine the role. An unverified address does not count. */
export interface RoleClaims {
  readonly email: string
  readonly emailVerified: boolean
  /** Set by a set-up link or a game master invite. */
  readonly gameMaster: boolean
}

export function isGameMaster({ email, emailVerified, gameMaster }: RoleClaims, gmEmail: string | null): boolean {
  return gameMaster || (emailVerified && email.toLowerCase() === gmEmail)
}
