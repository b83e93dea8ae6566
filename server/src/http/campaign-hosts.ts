import type { IncomingMessage } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

import { campaignPath, Problem, readCampaignPath } from '@waybook/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Campaigns } from '#features/campaigns/campaigns.ts'

declare module 'fastify' {
  interface FastifyRequest {
    site: Site | null
  }
}

/** The campaign that a request is for, and its address in browsers. */
export interface Site {
  readonly campaignId: string
  /** `/c/the-salt-road` if the address has the prefix of a campaign, otherwise empty. */
  readonly basePath: string
  /**
   * The id that the sessions of this address are stored under: the campaign at its own host, and the default campaign for all campaigns at
   * the main address.
   */
  readonly realm: string
  /** The origin of the requested host. `null` at a host that belongs to no added campaign, which is the main address. */
  readonly ownOrigin: string | null
  /** The origins whose pages may send writes to this campaign. */
  readonly origins: readonly string[]
}

export interface CampaignHosts {
  /**
   * `hostname`: the host of the request, without a port. `prefix`: the campaign in the path. Throws the Problem `not-found` if no campaign
   * has this prefix there.
   */
  siteAt(hostname: string, prefix?: string | null): Promise<Site>
  /** The origins of a campaign. */
  originsOf(campaignId: string): Promise<readonly string[]>
  /** The addresses of a campaign, without a slash at the end. Printed links begin with the first one. */
  addressesOf(campaignId: string): Promise<readonly string[]>
  /** Whether the installation has more than the default campaign. */
  areSeveral(): Promise<boolean>
  /** Discards the cached campaigns. The next request reads them again. */
  forget(): void
}

interface Options {
  readonly campaigns: Pick<Campaigns, 'hosts' | 'ids'>
  /** The campaign at every host that belongs to no other campaign. */
  readonly defaultCampaign: string
  /** The origin of printed links of the default campaign. All campaigns share its scheme and port. */
  readonly mainOrigin: string
  /** The origins of the installation. */
  readonly origins: () => readonly string[]
  /** Milliseconds on a clock that is never set back. */
  readonly now?: () => number
  readonly refreshWaitMs?: number
}

/** The added campaigns, and their ids by host. */
interface Known {
  readonly ids: ReadonlySet<string>
  readonly hosts: ReadonlyMap<string, string>
}

/** Published on the bus after campaigns or their hosts change. */
export const CAMPAIGNS_TOPIC = 'campaigns'

/** The maximum delay until another process's change is noticed. */
const CACHED_MS = 2000

/** The maximum that a request waits for a refresh. After that, it uses the campaigns as they were. */
const REFRESH_WAIT_MS = 1000

/** Finds the campaign of a request. */
export function openCampaignHosts(options: Options): CampaignHosts {
  const { defaultCampaign, mainOrigin } = options
  const known = cached(options)
  const originAt = (host: string) => {
    const url = new URL(mainOrigin)
    url.hostname = host
    return url.origin
  }
  /** A page of another campaign's host may not write at the main address, even if its origin is listed for the installation. */
  const mainOrigins = ({ hosts }: Known) => {
    const all = options.origins()
    return hosts.size === 0 ? all : all.filter((origin) => !hosts.has(new URL(origin).hostname))
  }
  const ownOrigins = ({ hosts }: Known, campaignId: string) =>
    [...hosts].filter(([, id]) => id === campaignId).map(([host]) => originAt(host))
  return {
    siteAt: async (hostname, prefix = null) => {
      const campaigns = await known.current()
      const host = hostname.toLowerCase()
      const atHost = campaigns.hosts.get(host)
      const campaignId = atHost ?? prefix ?? defaultCampaign
      const isKnown = campaignId === defaultCampaign || campaigns.ids.has(campaignId)
      if (!isKnown || (atHost !== undefined && prefix !== null)) throw noCampaign()
      const basePath = prefix === null ? '' : campaignPath(prefix).slice(0, -1)
      if (atHost === undefined)
        return { campaignId, basePath, realm: defaultCampaign, ownOrigin: null, origins: mainOrigins(campaigns) }
      const ownOrigin = originAt(host)
      return { campaignId, basePath, realm: campaignId, ownOrigin, origins: [ownOrigin] }
    },
    originsOf: async (campaignId) => {
      const campaigns = await known.current()
      const own = ownOrigins(campaigns, campaignId)
      return campaignId === defaultCampaign ? [mainOrigin, ...mainOrigins(campaigns), ...own] : own
    },
    addressesOf: async (campaignId) => {
      const own = ownOrigins(await known.current(), campaignId)
      if (campaignId === defaultCampaign) return [mainOrigin, ...own]
      return [...own, mainOrigin + campaignPath(campaignId).slice(0, -1)]
    },
    areSeveral: async () => (await known.current()).ids.size > 0,
    forget: known.forget,
  }
}

const noCampaign = () => new Problem('not-found', 'There is no campaign at this address')

/** The campaigns are cached, because few requests should wait for the database. */
function cached({ campaigns, now = () => performance.now(), refreshWaitMs = REFRESH_WAIT_MS }: Options) {
  let reading: Promise<Known> | null = null
  let known: Known | null = null
  let isOutdated = true
  let readAt = 0
  const read = async (): Promise<Known> => {
    try {
      const [ids, hosts] = await Promise.all([campaigns.ids(), campaigns.hosts()])
      known = { ids, hosts }
      isOutdated = false
    } catch (error) {
      // Pages that need no data stay available without the database.
      if (!known) throw error
    }
    return known
  }
  /** A silent database delays a request by its session and by what it asks for. This must not be added to that. */
  const refresh = async (): Promise<Known> =>
    known === null || isOutdated
      ? await read()
      : await Promise.race([read(), delay(refreshWaitMs, known, { ref: false })])
  return {
    current: async (): Promise<Known> => {
      if (reading !== null && now() - readAt < CACHED_MS) return await reading
      readAt = now()
      const current = refresh()
      reading = current
      current.catch(() => {
        if (reading === current) reading = null
      })
      return await current
    },
    forget: () => {
      reading = null
      isOutdated = true
    },
  }
}

declare module 'node:http' {
  interface IncomingMessage {
    /** The campaign in the path of the request, which `withoutPrefix` has removed. */
    campaignPrefix?: string
  }
}

/** Fastify's `rewriteUrl`: removes the prefix of a campaign from the path and remembers it for `findSite`. */
export function withoutPrefix(request: IncomingMessage): string {
  const url = request.url ?? '/'
  const found = readCampaignPath(url)
  if (!found) return url
  request.campaignPrefix = found.campaignId
  return found.rest
}

/** Must be called before routes are registered. */
export function decorateWithSite(app: FastifyInstance): void {
  app.decorateRequest('site', null)
}

/** Finds the campaign of a request, and caches it in the request. */
export async function findSite(hosts: Pick<CampaignHosts, 'siteAt'>, request: FastifyRequest): Promise<Site> {
  request.site ??= await hosts.siteAt(request.hostname, request.raw.campaignPrefix ?? null)
  return request.site
}

/** The campaign that `findSite` has found for the request. */
export function siteOf({ site }: FastifyRequest): Site {
  if (!site) throw new Error('The campaign of the request has not been looked up')
  return site
}
