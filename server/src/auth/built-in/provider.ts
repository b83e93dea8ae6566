import type { IncomingHttpHeaders } from 'node:http'

import { APIError } from 'better-auth/api'

import type { Bus } from '#bus/bus.ts'
import { monotonicNow } from '#runtime/rate-limiter.ts'

import type { OidcSettings } from '../auth-settings.ts'
import type { Auth, CampaignAuth } from '../auth.ts'
import { SharedNotice } from '../shared-notice.ts'
import type { AccountsPlace } from './accounts/accounts-database.ts'
import { openAccounts } from './accounts/accounts.ts'
import type { Admission, ExternalUser, Place } from './accounts/better-auth-options.ts'
import type { BuiltInContext } from './accounts/context.ts'
import { deviceCookies } from './accounts/device-cookie.ts'
import { gmEmailIn, hasGameMaster, playedCharacters, rolesOf } from './accounts/game-master.ts'
import { addMembership, membershipOf, membershipsIn, membershipsOf, removeMembership } from './accounts/memberships.ts'
import { passkeyHost } from './accounts/passkey-plugin.ts'
import { PASSWORD_COST, type PasswordCost } from './accounts/password-hash.ts'
import { linkRoutes } from './link/link-routes.ts'
import { createLink } from './link/links.ts'
import { builtInMembers } from './members.ts'
import { type Beginning, beginningOf, joinExternally, refuseUninvited } from './oidc/admit-external.ts'
import { IdentityProvider } from './oidc/identity-provider.ts'
import { oidcRoutes } from './oidc/oidc-routes.ts'
import { passkeyRoutes } from './passkey/passkey-routes.ts'
import { passwordRoutes } from './password/password-routes.ts'
import { languageRoutes } from './session/language-routes.ts'
import { RecentIdentities } from './session/recent-identities.ts'
import { identityOf, openSession, sessionOf } from './session/sessions.ts'
import { signOutRoutes } from './session/sign-out-routes.ts'

export interface BuiltInOptions {
  readonly accounts: AccountsPlace
  readonly secret: string
  /** Connects the servers that use these accounts. */
  readonly bus: Bus
  /** The origins whose pages may send writes. */
  readonly origins: () => readonly string[]
  readonly baseUrl: string
  /** Whether browsers use https. */
  readonly secureCookies: boolean
  /** The campaign that `gmEmail` applies to. */
  readonly defaultCampaign: string
  /** The user with this verified address is game master of the default campaign. */
  readonly gmEmail?: string
  /** Names that others would try first in a password: those of the campaign and of the account's character. */
  readonly guessableNames?: (campaignId: string, characterId: string | null) => Promise<readonly string[]>
  /** An identity provider as an additional way to sign in. */
  readonly oidc?: OidcSettings
  /** The cost of hashing a password. Only tests use less than the default. */
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
  const context = await openContext(options, (sessionId) => ended.notify(sessionId))
  const onAssigned = (memberId: string) => assigned.notify(memberId)
  const { accounts } = context
  const oidc = options.oidc ? new IdentityProvider(options.oidc, accounts) : null
  return {
    kind: 'local',
    configAt: (ownOrigin) => ({
      kind: 'local',
      oidc: oidc && { name: oidc.name },
      passkeyHost: passkeyHost(ownOrigin ?? options.baseUrl),
    }),
    campaign: (id) => campaignAuth(context, id, { recent, onAssigned }),
    accountAt: async (realm, headers) => (await openSession(context, { headers, realm }))?.user.id ?? null,
    rolesOf: async (userId) => await rolesOf(context, userId),
    addGameMaster: async (campaignId, userId) =>
      await addMembership(context, { campaignId, userId }, { gameMaster: true, characterId: null }),
    removeCampaign: async (id) => {
      for (const { userId } of await membershipsIn(context, id)) {
        await accounts.inTransaction(async () => await removeMembership(context, { campaignId: id, userId }))
        onAssigned(userId)
      }
      const tables = await accounts.tables()
      await tables.deleteMany({ model: 'oneTimeLink', where: [{ field: 'campaign', value: id }] })
    },
    ping: async () => await oidc?.connected(),
    routes: [
      ...passwordRoutes(context),
      ...passkeyRoutes(context),
      ...linkRoutes(context),
      ...signOutRoutes(context),
      ...languageRoutes(context, forget),
      ...(oidc ? oidcRoutes(context, oidc) : []),
    ],
    browserFiles: null,
    onEnded: (listener) => ended.listen(listener),
    onAssigned: (listener) => assigned.listen(listener),
    backup: async (file) => await accounts.backup(file),
    close: async () => await accounts.close(),
  }
}

interface Shared {
  readonly recent: RecentIdentities
  readonly onAssigned: (memberId: string) => void
}

function campaignAuth(context: BuiltInContext, campaignId: string, { recent, onAssigned }: Shared): CampaignAuth {
  const identify = async (headers: IncomingHttpHeaders, realm = campaignId) =>
    await recent.of(`${campaignId} ${realm} ${headers.cookie ?? ''}`, async () => {
      const found = await sessionOf(context, { headers, campaignId, realm })
      return found && identityOf(found, gmEmailIn(context, campaignId))
    })
  return {
    identify,
    identifyByCookie: identify,
    hasGameMaster: async () => await hasGameMaster(context, campaignId),
    playedCharacters: async () => await playedCharacters(context, campaignId),
    createLink: async (request) => await createLink(context, campaignId, request),
    members: builtInMembers(context, campaignId, onAssigned),
  }
}

async function isAdmitted(context: BuiltInContext, place: Place, toAny: boolean): Promise<boolean> {
  if (await membershipOf(context, place)) return true
  return toAny && (await membershipsOf(context, place.userId)).length > 0
}

async function openContext(options: BuiltInOptions, onEnded: (sessionId: string) => void): Promise<BuiltInContext> {
  const now = options.now ?? Date.now
  const provision = async (user: ExternalUser, campaignId: string) =>
    await refuseUninvited(context, user, (await beginningOf()).campaign ?? campaignId)
  const admit = async ({ campaignId, userId }: Place, { external, toAny }: Admission) => {
    const began: Beginning = external ? await beginningOf() : {}
    const place = { userId, campaignId: began.campaign ?? campaignId }
    if (external) await joinExternally(context, place)
    if (!(await isAdmitted(context, place, began.toAny ?? toAny)))
      throw new APIError('FORBIDDEN', { code: 'NOT_A_MEMBER' })
  }
  const passwordCost = options.passwordCost ?? PASSWORD_COST
  const { defaultCampaign } = options
  const settings = { ...options, passwordCost, onEnded, provision, admit }
  const accounts = await openAccounts(options.accounts, settings, now())
  const openLimiter = accounts.limiter(options.monotonicNow)
  const context: BuiltInContext = {
    accounts,
    secureCookies: options.secureCookies,
    passwordCost,
    defaultCampaign,
    gmEmail: options.gmEmail?.trim().toLowerCase() ?? null,
    guessableNames: options.guessableNames ?? (async () => Promise.resolve([])),
    devices: deviceCookies(options.secret),
    addressLimiter: openLimiter('address', PER_ADDRESS),
    accountLimiter: openLimiter('account', PER_ACCOUNT),
    now,
  }
  return context
}
