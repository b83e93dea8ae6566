import type { IncomingHttpHeaders } from 'node:http'

import type { Config, Role, User } from '@waybook/contract'

import type { AuthRoute } from './auth-route.ts'
import type { Members } from './members.ts'

/** A signed-in user. The session's id stays on the server. */
export interface Identity {
  readonly user: User
  readonly role: Role
  readonly characterId: string | null
  readonly sessionId: string
  /** Set if a script calls with the user's API key. */
  readonly byKey?: true
  /** Set if it is a display, which has no account. */
  readonly displayId?: string
}

/** A link that works once: `setup` makes the first game master, `invite` an account, `reset` a new password. */
export interface LinkRequest {
  readonly kind: 'setup' | 'invite' | 'reset'
  readonly role: Role
  readonly characterId?: string | undefined
  /** The account whose password a `reset` sets, unless the character or the role determines it. */
  readonly email?: string | undefined
  /** Whether a game master invite only creates a new account, and cannot be used to get back into an existing one. */
  readonly newcomersOnly?: boolean | undefined
  /** Whether a `reset` is refused for an account that takes part in another campaign too. */
  readonly onlyThisCampaign?: boolean | undefined
}

export interface MadeLink {
  /** The id under which the open link is listed. */
  readonly id: string
  /** With the token in the fragment: `/join#…`. */
  readonly path: string
}

/** A folder of static files that anyone may load. The file at an address never changes. */
export interface BrowserFiles {
  readonly dir: string
  /** The path that the folder is served at, with a slash at both ends. */
  readonly prefix: string
}

/** The accounts that have a part in one campaign, by any provider. To all others it is as if nobody were signed in. */
export interface CampaignAuth {
  /** `null`: not signed in. Throws the Problem `unavailable` if the provider cannot be reached, and never for bad credentials. */
  identify(headers: IncomingHttpHeaders): Promise<Identity | null>
  /** For requests that browsers send on their own with only cookies, such as for pictures. They change nothing. */
  identifyByCookie(headers: IncomingHttpHeaders): Promise<Identity | null>
  /** Whether there is a game master, or a user can become one without a link. */
  hasGameMaster(): Promise<boolean>
  /** The characters that accounts already play, as far as the provider knows them. */
  playedCharacters(): Promise<string[]>
  /**
   * Older open links of the same kind, role and character stop working. Throws the Problem `conflict` if the provider has invitations of
   * its own.
   */
  createLink(request: LinkRequest): Promise<MadeLink>
  /** `null` if the provider manages accounts on pages of its own. */
  readonly members: Members | null
}

/** The accounts of an installation, by any provider. */
export interface Auth {
  readonly kind: Config['signIn']['kind']
  /** What pages need before sign-in. Nothing secret. `ownOrigin`: of the campaign's own host, if it has one. */
  configAt(ownOrigin: string | null): Config['signIn']
  /** What pages may load from other sites, by directive of the content security policy. */
  readonly cspSources?: Readonly<Record<string, readonly string[]>>
  campaign(id: string): CampaignAuth
  /** Ends all parts in a campaign. Accounts without a part in another are deleted. */
  removeCampaign(id: string): Promise<void>
  /** Throws if the provider cannot be reached. */
  ping(): Promise<void>
  /** All routes below /api/auth. */
  readonly routes: readonly AuthRoute[]
  /** The provider's own scripts, which pages load from this server. `null` if it has none. */
  readonly browserFiles: BrowserFiles | null
  /** Calls back with the id of a session that is ended before it expires. */
  onEnded(listener: (sessionId: string) => void): void
  /** Calls back with the id of an account whose character in a campaign has changed. */
  onAssigned(listener: (memberId: string) => void): void
  /** Writes a consistent copy of the accounts into a new file. */
  backup(file: string): Promise<void>
  close(): Promise<void>
}

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
