import type { DatabaseSync } from 'node:sqlite'

import type { BetterAuthOptions } from 'better-auth'

import type { Stranger } from '../oidc/provision-account.ts'
import { hashPassword, verifyPassword, type PasswordCost } from './password-hash.ts'
import { cookieNames } from './cookies.ts'
import { SESSION_MAX_MS } from './session-life.ts'
import { sessionPlugin } from './session-plugin.ts'

export interface AccountSettings {
  readonly secret: string
  readonly baseUrl: string
  readonly secureCookies: boolean
  readonly passwordCost: PasswordCost
  readonly origins: () => readonly string[]
  /** Told with a session's id when it ends before its time. */
  readonly onEnded: (sessionId: string) => void
  /** What else an account gets that is made for somebody whom an identity provider sent; throws where they may not have one. */
  readonly admit: (stranger: Stranger) => Promise<object>
}

export const PASSWORD_MIN = 12
export const PASSWORD_MAX = 128

/** Where the library makes accounts for people whom an identity provider sent. */
const CALLBACK = '/callback/:id'
const NO_TOKENS = { accessToken: null, refreshToken: null, idToken: null }

/**
 * Only its calls are used, never its own routes: limits, origin checks and the list of paths are ours (`routes.ts`), the
 * same whatever NODE_ENV says. A session lasts as long as it ever may; that it ends when unused is `session-life.ts`.
 */
export function accountOptions(database: DatabaseSync, settings: AccountSettings) {
  const names = cookieNames(settings.secureCookies)
  const attributes = { secure: settings.secureCookies, sameSite: 'lax', httpOnly: true, path: '/' } as const
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
      password: {
        hash: async (password) => await hashPassword(password, settings.passwordCost),
        verify: verifyPassword,
      },
    },
    user: {
      additionalFields: {
        /** An identity provider may say these; of what follows nobody but us. */
        firstName: { type: 'string', required: false },
        lastName: { type: 'string', required: false },
        gameMaster: { type: 'boolean', required: false, input: false, defaultValue: false },
        /** One account plays a character; the index holds it even where two accept links at once. */
        characterId: { type: 'string', required: false, input: false, unique: true },
        lastSeenAt: { type: 'date', required: false, input: false },
      },
    },
    session: { expiresIn: SESSION_MAX_MS / 1000, disableSessionRefresh: true, cookieCache: { enabled: false } },
    account: {
      accountLinking: { enabled: true, disableImplicitLinking: true, trustedProviders: [] },
      updateAccountOnSignIn: false,
    },
    onAPIError: { errorURL: '/sign-in' },
    databaseHooks: {
      user: {
        create: {
          before: async (user, context) =>
            context?.path === CALLBACK ? { data: { ...user, ...(await settings.admit(user)) } } : undefined,
        },
      },
      // Who they are is all that we wanted to know of an identity provider: what opens more there is not kept.
      account: { create: { before: async (account) => Promise.resolve({ data: { ...account, ...NO_TOKENS } }) } },
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
        session_token: { name: names.session, attributes },
        state: { name: names.state, attributes },
      },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [sessionPlugin()],
  } as const satisfies BetterAuthOptions
}
