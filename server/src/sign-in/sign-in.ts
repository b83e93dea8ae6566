import type { IncomingHttpHeaders } from 'node:http'

import type { Config, Role, User } from '@waybook/contract'
import type { FastifyInstance } from 'fastify'

import type { Members } from './members.ts'

/** Somebody signed in. The session's id stays on the server. */
export interface Identity {
  readonly user: User
  readonly role: Role
  readonly characterId: string | null
  readonly sessionId: string
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

/** How people prove who they are, whichever provider does it. */
export interface SignIn {
  readonly kind: Config['signIn']['kind']
  /** `null`: not signed in. Throws the Problem `unavailable` only where the provider is out of reach, never for bad credentials. */
  identify(headers: IncomingHttpHeaders): Promise<Identity | null>
  /** Adds the routes below /api/auth/. */
  mount(app: FastifyInstance): Promise<void>
  hasGameMaster(): Promise<boolean>
  /** The characters that accounts already play. */
  playedCharacters(): Promise<string[]>
  /** The path with its token, as in `/join#…`; older open links of the same kind, role and character stop working. */
  createLink(request: LinkRequest): Promise<string>
  /** `null` where the provider keeps the accounts on pages of its own. */
  readonly members: Members | null
  /** Told with a session's id when it ends before its time. */
  onEnded(listener: (sessionId: string) => void): void
  /** Writes a consistent copy of the accounts into a new file. */
  backup(file: string): Promise<void>
  close(): Promise<void>
}
