import { writeFile } from 'node:fs/promises'

import { authRoutes, Problem } from '@waybook/contract'

import type { Bus } from '#bus/bus.ts'

import { authRoute, DONE } from '../auth-route.ts'
import type { ClerkSettings } from '../auth-settings.ts'
import type { Identity, Auth } from '../auth.ts'
import { SharedNotice } from '../shared-notice.ts'
import type { ClerkFiles } from './browser-files.ts'
import { EndedSessions } from './ended-sessions.ts'
import { identityOf } from './identity.ts'
import { readSessionToken, tokenOf, tokensInCookies } from './session-token.ts'

export interface ClerkOptions {
  readonly settings: ClerkSettings
  /** Reaches the other servers. */
  readonly bus: Bus
  /** The origins that tokens may be issued for. */
  readonly origins: () => readonly string[]
  /** The user who has verified this address is game master. */
  readonly gmEmail: string
  readonly files: ClerkFiles
  readonly now?: () => number
}

export function clerkAuth({ settings, bus, origins, gmEmail, files, now = Date.now }: ClerkOptions): Auth {
  const ended = new EndedSessions(now)
  const notice = new SharedNotice(bus, 'auth.ended')
  notice.listen((sessionId) => ended.add(sessionId))
  /** The characters of users seen since the start. Only Clerk knows all users. */
  const played = new Map<string, string | null>()

  const identify = async (token: string | null): Promise<Identity | null> => {
    const claims = token === null ? null : await readSessionToken(token, settings, origins())
    if (!claims || ended.has(claims.sid)) return null
    const identity = identityOf(claims, gmEmail.toLowerCase())
    played.set(identity.user.id, identity.characterId)
    return identity
  }
  const end = async (token: string | null) => {
    const identity = await identify(token)
    if (identity) notice.tell(identity.sessionId)
  }
  return {
    config: { kind: 'clerk', publishableKey: settings.publishableKey, scripts: files.scripts },
    cspSources: cspSourcesOf(settings),
    identify: async (headers) => await identify(tokenOf(headers)),
    async identifyByCookie(headers) {
      for (const token of tokensInCookies(headers)) {
        const identity = await identify(token)
        if (identity) return identity
      }
      return null
    },
    ping: async () => Promise.resolve(),
    // Everything else happens at Clerk.
    routes: [
      authRoute(authRoutes.signOut, null, async ({ headers }) => {
        await end(tokenOf(headers))
        return { content: { body: DONE } }
      }),
    ],
    browserFiles: files,
    hasGameMaster: async () => Promise.resolve(true),
    playedCharacters: async () => Promise.resolve([...played.values()].filter((id) => id !== null)),
    createLink: async () => Promise.reject(new Problem('conflict', 'Invite people in the Clerk dashboard.')),
    members: null,
    onEnded: (listener) => notice.listen(listener),
    // A backup contains an accounts file with every provider, so that it can be restored with any of them.
    backup: async (file) => await writeFile(file, ''),
    close: async () => Promise.resolve(),
  }
}

/** The requests and styles of Clerk's scripts. */
function cspSourcesOf({ frontendApi }: ClerkSettings) {
  return {
    'connect-src': [`https://${frontendApi}`],
    'img-src': ['https://img.clerk.com'],
    'style-src': ["'unsafe-inline'"],
    'worker-src': ["'self'", 'blob:'],
  }
}
