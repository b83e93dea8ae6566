import type { IncomingHttpHeaders } from 'node:http'

import type { Config, Role, User } from '@waybook/contract'

import type { AuthRoute } from './auth-route.ts'
import type { Members } from './members.ts'

/** Somebody signed in. The session's id stays on the server. */
export interface Identity {
  readonly user: User
  readonly role: Role
  readonly characterId: string | null
  readonly sessionId: string
  /** Set where a script calls with their API key. */
  readonly byKey?: true
}

/** A link that works once: `setup` makes the first game master, `invite` an account, `reset` a new password. */
export interface LinkRequest {
  readonly kind: 'setup' | 'invite' | 'reset'
  readonly role: Role
  readonly characterId?: string | undefined
  /** Whose password a `reset` sets, where neither the character nor the role says it. */
  readonly email?: string | undefined
  /** An invite as game master makes a new account only, and gets nobody back into an old one. */
  readonly newcomersOnly?: boolean | undefined
}

export interface MadeLink {
  /** As it is listed while it is open. */
  readonly id: string
  /** With the token behind its `#`, as in `/join#…`. */
  readonly path: string
}

/** A folder that everybody may load files from. What lies at an address there never changes. */
export interface BrowserFiles {
  readonly dir: string
  /** The address of the folder, with a slash at both ends. */
  readonly prefix: string
}

/** How people prove who they are, whichever provider does it. */
export interface Auth {
  /** What a page is told before anybody is signed in; nothing secret. */
  readonly config: Config['signIn']
  /** What pages may load from elsewhere, by directive of the content security policy; by default nothing. */
  readonly elsewhere?: Readonly<Record<string, readonly string[]>>
  /** `null`: not signed in. Throws the Problem `unavailable` only where the provider is out of reach, never for bad credentials. */
  identify(headers: IncomingHttpHeaders): Promise<Identity | null>
  /** For what a browser asks for by itself and with nothing but its cookies: a picture. It changes nothing. */
  identifyByCookie(headers: IncomingHttpHeaders): Promise<Identity | null>
  /** Throws where what people sign in with is out of reach. */
  ping(): Promise<void>
  /** All that lies below /api/auth. */
  readonly routes: readonly AuthRoute[]
  /** What pages load from this server to sign people in; `null` where our own pages do it. */
  readonly browserFiles: BrowserFiles | null
  /** Whether somebody is game master already, or can become it without a link. */
  hasGameMaster(): Promise<boolean>
  /** The characters that accounts already play, as far as the provider knows them. */
  playedCharacters(): Promise<string[]>
  /**
   * Older open links of the same kind, role and character stop working. Throws the Problem `conflict` where people are let in
   * elsewhere.
   */
  createLink(request: LinkRequest): Promise<MadeLink>
  /** `null` where the provider keeps the accounts on pages of its own. */
  readonly members: Members | null
  /** Told with a session's id when it ends before its time. */
  onEnded(listener: (sessionId: string) => void): void
  /** Writes a consistent copy of the accounts into a new file. */
  backup(file: string): Promise<void>
  close(): Promise<void>
}
