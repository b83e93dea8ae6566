import type { Role } from '@waybook/contract'
import type { FastifyRequest } from 'fastify'

import { readSettings } from '#features/campaign/queries.ts'

import { siteOf } from './campaign-hosts.ts'
import type { AppServices } from './services.ts'

/** The cookie with the campaign that a browser opened last. It grants nothing. */
const COOKIE = 'waybook.campaign'
const YEAR_S = 31_536_000
/** These pages are for users who are not signed in, and their links name a campaign by their address. */
const LINKS = /^\/(join|setup|reset|display)(\/|$)/

/** A line of `Set-Cookie`. */
export function lastCampaignCookie(campaignId: string, secure: boolean): string {
  return `${COOKIE}=${campaignId}; Max-Age=${YEAR_S}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

/**
 * The campaign that the browser should be redirected to, or `null` if the requested page is right. The home page of the main address leads to
 * the campaign that a browser opened last, and all its pages lead people who are not members of the default campaign to theirs.
 */
export async function campaignToOpen(
  services: AppServices,
  request: FastifyRequest,
  pathname: string,
): Promise<string | null> {
  const { basePath, realm, ownOrigin } = siteOf(request)
  const { auth, campaignHosts, campaignId: defaultCampaign, store } = services
  if (basePath !== '' || ownOrigin !== null || LINKS.test(pathname) || !(await campaignHosts.areSeveral())) return null
  const userId = await auth.accountAt(realm, request.headers)
  if (userId === null) return null
  const roles = await auth.rolesOf(userId)
  if (pathname !== '/' && roles.has(defaultCampaign)) return null
  const campaigns = (await store.campaigns.list()).toSorted((one, other) => other.addedAt - one.addedAt)
  const shown: string[] = []
  for (const id of [defaultCampaign, ...campaigns.map((campaign) => campaign.id)])
    if (!(await readSettings(store.records(id))).putAway) shown.push(id)
  return chooseCampaign({ roles, last: lastIn(request), shown, defaultCampaign })
}

interface Choice {
  readonly roles: ReadonlyMap<string, Role>
  /** The campaign that this browser opened last. */
  readonly last: string | null
  /** The campaigns that are not put away: the default one first, then the newest. */
  readonly shown: readonly string[]
  readonly defaultCampaign: string
}

/**
 * The campaign to open for an account: the last one, or else the default one, or else the newest that it runs, or else the newest that it
 * plays in. A campaign that was put away is not chosen, except for the default one as a last resort. `null` if it is a member of none.
 */
export function chooseCampaign({ roles, last, shown, defaultCampaign }: Choice): string | null {
  const own = shown.filter((id) => roles.has(id))
  if (last !== null && own.includes(last)) return last
  if (own.includes(defaultCampaign)) return defaultCampaign
  const run = own.find((id) => roles.get(id) === 'gameMaster')
  return run ?? own[0] ?? (roles.has(defaultCampaign) ? defaultCampaign : null)
}

function lastIn({ headers: { cookie } }: FastifyRequest): string | null {
  const [, campaignId = null] = /(?:^|; )waybook\.campaign=([a-z0-9-]+)/.exec(cookie ?? '') ?? []
  return campaignId
}
