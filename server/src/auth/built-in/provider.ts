import type { IncomingHttpHeaders } from 'node:http'

import type { OidcSettings } from '../auth-settings.ts'
import { RateLimiter } from '../../runtime/rate-limiter.ts'
import type { Auth } from '../auth.ts'
import { openAccounts } from './accounts/accounts.ts'
import type { BuiltInContext } from './accounts/context.ts'
import { hasGameMaster, playedCharacters } from './accounts/game-master.ts'
import { createLink } from './link/links.ts'
import { builtInMembers } from './members.ts'
import { admitNewcomer, type Stranger } from './oidc/provision-account.ts'
import { IdentityProvider } from './oidc/identity-provider.ts'
import { PASSWORD_COST, type PasswordCost } from './accounts/password-hash.ts'
import { accountRoutes } from './routes.ts'
import { deviceCookies } from './accounts/device-cookie.ts'
import { identityOf, sessionOf } from './session/identity.ts'
import { RecentIdentities } from './session/recent-identities.ts'

export interface BuiltInOptions {
  /** The SQLite file of the accounts, or ':memory:'. */
  readonly file: string
  readonly secret: string
  /** The addresses whose pages may write. */
  readonly origins: () => readonly string[]
  readonly baseUrl: string
  /** Whether browsers reach us by https. */
  readonly secureCookies: boolean
  /** Whoever has proved this address is game master. */
  readonly gmEmail?: string
  /** Names that others would try first in a password: the campaign's, and the character's that the account plays. */
  readonly namesAround?: (characterId: string | null) => Promise<readonly string[]>
  /** An identity provider that people can sign in with too. */
  readonly oidc?: OidcSettings
  /** What a hash of a password costs; less than usual only where nobody's password is worth anything. */
  readonly passwordCost?: PasswordCost
  readonly now?: () => number
}

const MINUTE_MS = 60_000
const PER_ADDRESS = { most: 10, windowMs: MINUTE_MS }
const PER_ACCOUNT = { most: 10, windowMs: 15 * MINUTE_MS }

export async function builtInAuth(options: BuiltInOptions): Promise<Auth> {
  const listeners: ((sessionId: string) => void)[] = []
  const recent = new RecentIdentities(options.now ?? Date.now)
  const onEnded = (sessionId: string) => {
    recent.forgetAll()
    listeners.forEach((listener) => listener(sessionId))
  }
  const assigned: ((memberId: string) => void)[] = []
  const onAssigned = (memberId: string) => {
    recent.forgetAll()
    assigned.forEach((listener) => listener(memberId))
  }
  const desk = await openDesk(options, onEnded)
  const identify = async (headers: IncomingHttpHeaders) =>
    await recent.of(headers.cookie ?? '', async () => {
      const found = await sessionOf(desk, headers)
      return found && identityOf(found, desk.gmEmail)
    })
  return {
    config: { kind: 'local', oidc: desk.oidc && { name: desk.oidc.name } },
    identify,
    identifyByCookie: identify,
    ping: async () => await desk.oidc?.connected(),
    async mount(app) {
      await app.register(accountRoutes(desk), { prefix: '/api/auth' })
    },
    hasGameMaster: async () => await hasGameMaster(desk),
    playedCharacters: async () => await playedCharacters(desk),
    createLink: async (request) => await createLink(desk, request),
    members: { ...builtInMembers(desk, onAssigned), onAssigned: (listener) => void assigned.push(listener) },
    onEnded: (listener) => void listeners.push(listener),
    backup: async (file) => await desk.accounts.backup(file),
    async close() {
      desk.accounts.close()
      return Promise.resolve()
    },
  }
}

async function openDesk(options: BuiltInOptions, onEnded: (sessionId: string) => void): Promise<BuiltInContext> {
  const now = options.now ?? Date.now
  const admit = async (stranger: Stranger) => await admitNewcomer(desk, stranger)
  const passwordCost = options.passwordCost ?? PASSWORD_COST
  const accounts = await openAccounts(options.file, { ...options, passwordCost, onEnded, admit }, now())
  const desk: BuiltInContext = {
    accounts,
    oidc: options.oidc ? new IdentityProvider(options.oidc, accounts) : null,
    origins: options.origins,
    secureCookies: options.secureCookies,
    passwordCost,
    gmEmail: options.gmEmail?.trim().toLowerCase() ?? null,
    namesAround: options.namesAround ?? (async () => Promise.resolve([])),
    devices: deviceCookies(options.secret),
    addresses: new RateLimiter(PER_ADDRESS, now),
    attempts: new RateLimiter(PER_ACCOUNT, now),
    now,
  }
  return desk
}
