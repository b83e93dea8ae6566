import type { DatabaseSync } from 'node:sqlite'

import type { BetterAuthOptions } from 'better-auth'

import { hashPassword, verifyPassword } from './password/password-hash.ts'
import { cookieNames } from './session/cookies.ts'
import { SESSION_MAX_MS } from './session/session-life.ts'
import { sessionPlugin } from './session/session-plugin.ts'

export interface AccountSettings {
  readonly secret: string
  readonly baseUrl: string
  readonly secureCookies: boolean
  readonly origins: () => readonly string[]
  /** Told with a session's id when it ends before its time. */
  readonly onEnded: (sessionId: string) => void
}

export const PASSWORD_MIN = 12
export const PASSWORD_MAX = 128

/**
 * Only its calls are used, never its own routes: limits, origin checks and the list of paths are ours (`routes.ts`), the
 * same whatever NODE_ENV says. A session lasts as long as it ever may; that it ends when unused is `session-life.ts`.
 */
export function accountOptions(database: DatabaseSync, settings: AccountSettings) {
  return {
    appName: 'Waybook',
    database,
    baseURL: settings.baseUrl,
    basePath: '/api/auth',
    secret: settings.secret,
    trustedOrigins: () => [...settings.origins()],
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: false, input: false },
        lastName: { type: 'string', required: false, input: false },
        gameMaster: { type: 'boolean', required: false, input: false, defaultValue: false },
        /** One account plays a character; the index holds it even where two accept links at once. */
        characterId: { type: 'string', required: false, input: false, unique: true },
        lastSeenAt: { type: 'date', required: false, input: false },
      },
    },
    session: { expiresIn: SESSION_MAX_MS / 1000, disableSessionRefresh: true, cookieCache: { enabled: false } },
    account: { accountLinking: { enabled: true, disableImplicitLinking: true, trustedProviders: [] } },
    databaseHooks: {
      session: {
        delete: {
          after: async ({ id }) => {
            settings.onEnded(id)
            return Promise.resolve()
          },
        },
      },
    },
    rateLimit: { enabled: false },
    advanced: {
      useSecureCookies: false,
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { disableIpTracking: true },
      cookies: {
        session_token: {
          name: cookieNames(settings.secureCookies).session,
          attributes: { secure: settings.secureCookies, sameSite: 'lax', httpOnly: true, path: '/' },
        },
      },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [sessionPlugin()],
  } as const satisfies BetterAuthOptions
}
