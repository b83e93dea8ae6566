import type { IncomingHttpHeaders } from 'node:http'

import type { Bus } from '#bus/bus.ts'
import { monotonicNow } from '#runtime/rate-limiter.ts'

import type { OidcSettings } from '../auth-settings.ts'
import type { Auth } from '../auth.ts'
import { SharedNotice } from '../shared-notice.ts'
import type { AccountsPlace } from './accounts/accounts-database.ts'
import { openAccounts } from './accounts/accounts.ts'
import type { ExternalUser } from './accounts/better-auth-options.ts'
import type { BuiltInContext } from './accounts/context.ts'
import { deviceCookies } from './accounts/device-cookie.ts'
import { hasGameMaster, playedCharacters } from './accounts/game-master.ts'
import { PASSWORD_COST, type PasswordCost } from './accounts/password-hash.ts'
import { linkRoutes } from './link/link-routes.ts'
import { createLink } from './link/links.ts'
import { builtInMembers } from './members.ts'
import { IdentityProvider } from './oidc/identity-provider.ts'
import { oidcRoutes } from './oidc/oidc-routes.ts'
import { provisionAccount } from './oidc/provision-account.ts'
import { passkeyHost } from './passkey/passkey-plugin.ts'
import { passkeyRoutes } from './passkey/passkey-routes.ts'
import { passwordRoutes } from './password/password-routes.ts'
import { RecentIdentities } from './session/recent-identities.ts'
import { identityOf, sessionOf } from './session/sessions.ts'
import { signOutRoutes } from './session/sign-out-routes.ts'

export interface BuiltInOptions {
  readonly accounts: AccountsPlace
  readonly secret: string
  /** Reaches the other servers that use these accounts. */
  readonly bus: Bus
  /** The origins whose pages may send writes. */
  readonly origins: () => readonly string[]
  readonly baseUrl: string
  /** Whether browsers reach the server by https. */
  readonly secureCookies: boolean
  /** The user who has verified this address is game master. */
  readonly gmEmail?: string
  /** Names that others would try first in a password: the campaign's, and that of the character that the account plays. */
  readonly guessableNames?: (characterId: string | null) => Promise<readonly string[]>
  /** An identity provider that people can sign in with as well. */
  readonly oidc?: OidcSettings
  /** The cost of hashing a password. Lower than the default only in tests. */
  readonly passwordCost?: PasswordCost
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** Milliseconds on a clock that is never set back, for limits. */
  readonly monotonicNow?: () => number
}

const MINUTE_MS = 60_000
const PER_ADDRESS = { most: 10, windowMs: MINUTE_MS }
const PER_ACCOUNT = { most: 10, windowMs: 15 * MINUTE_MS }

export async function builtInAuth(options: BuiltInOptions): Promise<Auth> {
  const recent = new RecentIdentities(options.monotonicNow ?? monotonicNow)
  const forget = () => recent.forgetAll()
  const ended = new SharedNotice(options.bus, 'auth.ended')
  const assigned = new SharedNotice(options.bus, 'auth.assigned')
  for (const notice of [ended, assigned]) notice.listen(forget)
  options.bus.onGap(forget)
  const context = await openContext(options, (sessionId) => ended.tell(sessionId))
  const { accounts, gmEmail } = context
  const oidc = options.oidc ? new IdentityProvider(options.oidc, accounts) : null
  const identify = async (headers: IncomingHttpHeaders) =>
    await recent.of(headers.cookie ?? '', async () => {
      const found = await sessionOf(context, headers)
      return found && identityOf(found, gmEmail)
    })
  return {
    config: { kind: 'local', oidc: oidc && { name: oidc.name }, passkeyHost: passkeyHost(options.baseUrl) },
    identify,
    identifyByCookie: identify,
    ping: async () => await oidc?.connected(),
    routes: [
      ...passwordRoutes(context),
      ...passkeyRoutes(context),
      ...linkRoutes(context),
      ...signOutRoutes(context),
      ...(oidc ? oidcRoutes(context, oidc) : []),
    ],
    browserFiles: null,
    hasGameMaster: async () => await hasGameMaster(context),
    playedCharacters: async () => await playedCharacters(context),
    createLink: async (request) => await createLink(context, request),
    members: {
      ...builtInMembers(context, (memberId) => assigned.tell(memberId)),
      onAssigned: (listener) => assigned.listen(listener),
    },
    onEnded: (listener) => ended.listen(listener),
    backup: async (file) => await accounts.backup(file),
    close: async () => await accounts.close(),
  }
}

async function openContext(options: BuiltInOptions, onEnded: (sessionId: string) => void): Promise<BuiltInContext> {
  const now = options.now ?? Date.now
  const provision = async (user: ExternalUser) => await provisionAccount(context, user)
  const passwordCost = options.passwordCost ?? PASSWORD_COST
  const accounts = await openAccounts(options.accounts, { ...options, passwordCost, onEnded, provision }, now())
  const openLimiter = accounts.limiter(options.monotonicNow)
  const context: BuiltInContext = {
    accounts,
    secureCookies: options.secureCookies,
    passwordCost,
    gmEmail: options.gmEmail?.trim().toLowerCase() ?? null,
    guessableNames: options.guessableNames ?? (async () => Promise.resolve([])),
    devices: deviceCookies(options.secret),
    addressLimiter: openLimiter('address', PER_ADDRESS),
    accountLimiter: openLimiter('account', PER_ACCOUNT),
    now,
  }
  return context
}
