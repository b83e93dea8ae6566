import type { DatabaseSync } from 'node:sqlite'

import { PASSWORD_MAX, PASSWORD_MIN } from '@waybook/contract'
import type { BetterAuthOptions } from 'better-auth'

import { cookieNames } from './cookies.ts'
import { hashPassword, verifyPassword, type PasswordCost } from './password-hash.ts'
import { SESSION_MAX_MS } from './session-life.ts'
import { sessionPlugin } from './session-plugin.ts'

/** Who an identity provider says somebody is. */
export interface ExternalUser {
  readonly email: string
  readonly emailVerified: boolean
}

export interface AccountSettings {
  readonly secret: string
  readonly baseUrl: string
  readonly secureCookies: boolean
  readonly passwordCost: PasswordCost
  readonly origins: () => readonly string[]
  /** Told with a session's id when it ends before its time. */
  readonly onEnded: (sessionId: string) => void
  /** What else an account gets that is made for somebody whom an identity provider sent. Throws where they may not have one. */
  readonly provision: (user: ExternalUser) => Promise<object>
}

/** Where the library makes accounts for people whom an identity provider sent. */
const CALLBACK = '/callback/:id'
const NO_TOKENS = { accessToken: null, refreshToken: null, idToken: null }

/**
 * Only its calls are used, never its own routes: limits, origin checks and the list of paths are ours, and the same whatever NODE_ENV
 * says. Here a session lasts as long as it ever may; `session-life.ts` ends one that is not used.
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
            context?.path === CALLBACK ? { data: { ...user, ...(await settings.provision(user)) } } : undefined,
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
