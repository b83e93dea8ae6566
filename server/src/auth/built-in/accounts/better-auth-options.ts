import { PASSWORD_MAX, PASSWORD_MIN } from '@waybook/contract'
import type { BetterAuthOptions } from 'better-auth'

import { admitsAny, campaignIn, realmIn } from '../library-headers.ts'
import type { AccountsDatabase } from './accounts-database.ts'
import { cookieNames } from './cookies.ts'
import { passkeyPlugin } from './passkey-plugin.ts'
import { hashPassword, verifyPassword, type PasswordCost } from './password-hash.ts'
import { SESSION_MAX_MS } from './session-life.ts'
import { sessionPlugin } from './session-plugin.ts'

/** A user as an identity provider describes them. */
export interface ExternalUser {
  readonly email: string
  readonly emailVerified: boolean
}

/** An account in a campaign. */
export interface Place {
  readonly campaignId: string
  readonly userId: string
}

export interface Admission {
  /** Whether the user comes from an identity provider. */
  readonly external: boolean
  /** Whether a membership in any campaign is enough. */
  readonly toAny: boolean
}

export interface AccountSettings {
  readonly secret: string
  readonly baseUrl: string
  readonly secureCookies: boolean
  readonly passwordCost: PasswordCost
  readonly origins: () => readonly string[]
  /** Called with the id of each session that is ended before it expires. */
  readonly onEnded: (sessionId: string) => void
  /** Called before an account is created for a user of an identity provider. Throws if the user may not join this campaign. */
  readonly provision: (user: ExternalUser, campaignId: string) => Promise<void>
  /** Called before a session begins. Throws if the account is not a member of the campaign. */
  readonly admit: (place: Place, how: Admission) => Promise<void>
}

/** better-auth's route that creates accounts for users of an identity provider. */
const CALLBACK = '/callback/:id'
/** The maximum of rows that a query returns: more than any group has. The default of better-auth is 100. */
const ROWS_MAX = 10_000
const NO_TOKENS = { accessToken: null, refreshToken: null, idToken: null }

/**
 * Only the server API of better-auth is used, never its routes. Rate limits, origin checks and the list of paths are our own and do not
 * depend on NODE_ENV. Sessions get their maximum lifetime here. `session-life.ts` ends unused ones.
 */
export function accountOptions(database: AccountsDatabase['option'], settings: AccountSettings) {
  const names = cookieNames(settings.secureCookies)
  const attributes = { secure: settings.secureCookies, sameSite: 'lax', httpOnly: true, path: '/' } as const
  return {
    appName: 'Waybook',
    database,
    // Passkeys and identity providers need the origin in the browser. The library receives only hosts of campaigns.
    baseURL: {
      allowedHosts: ['*'],
      protocol: settings.secureCookies ? 'https' : 'http',
      fallback: settings.baseUrl,
    },
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
        /** An identity provider may set both names. */
        firstName: { type: 'string', required: false },
        lastName: { type: 'string', required: false },
        /** The language of the interface, if its owner has chosen one. */
        language: { type: 'string', required: false, input: false },
      },
    },
    session: {
      additionalFields: {
        /** A session is valid at the address where it began: the id of the campaign with that host, or of the default campaign. */
        campaign: { type: 'string', required: false, input: false },
      },
      expiresIn: SESSION_MAX_MS / 1000,
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
      // Adding a passkey requires the password instead of a new session.
      freshAge: 0,
    },
    account: {
      accountLinking: { enabled: true, disableImplicitLinking: true, trustedProviders: [] },
      updateAccountOnSignIn: false,
    },
    onAPIError: { errorURL: '/sign-in' },
    databaseHooks: hooksOf(settings),
    rateLimit: { enabled: false },
    advanced: {
      database: { defaultFindManyLimit: ROWS_MAX },
      useSecureCookies: false,
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { disableIpTracking: true },
      cookies: {
        session_token: { name: names.session, attributes },
        state: { name: names.state, attributes },
        passkey: { name: names.passkey, attributes },
      },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [sessionPlugin(), passkeyPlugin()],
  } as const satisfies BetterAuthOptions
}

/** Checks every new account and session against the campaign. */
function hooksOf(settings: AccountSettings) {
  return {
    user: {
      create: {
        before: async (user, context) => {
          if (context?.path === CALLBACK) await settings.provision(user, campaignIn(context.headers))
        },
      },
    },
    // Tokens of the identity provider are not stored, because only the identity is needed.
    account: { create: { before: async (account) => Promise.resolve({ data: { ...account, ...NO_TOKENS } }) } },
    session: {
      create: {
        before: async ({ userId }, context) => {
          const campaign = campaignIn(context?.headers)
          const how = { external: context?.path === CALLBACK, toAny: admitsAny(context?.headers) }
          await settings.admit({ campaignId: campaign, userId }, how)
          return { data: { campaign: realmIn(context?.headers) } }
        },
      },
      delete: {
        after: async ({ id }) => {
          settings.onEnded(id)
          return Promise.resolve()
        },
      },
    },
  } satisfies BetterAuthOptions['databaseHooks']
}
