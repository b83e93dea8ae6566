import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Campaigns } from '#features/campaigns/campaigns.ts'

declare module 'fastify' {
  interface FastifyRequest {
    site: Site | null
  }
}

/** The campaign that a request is for, and its origins in browsers. */
export interface Site {
  readonly campaignId: string
  /** The origin of the requested host. `null` at a host that belongs to no added campaign, where the default campaign answers. */
  readonly ownOrigin: string | null
  /** The origins whose pages may send writes to this campaign. */
  readonly origins: readonly string[]
}

export interface CampaignHosts {
  /** `hostname`: the host of the request, without a port. */
  siteAt(hostname: string): Promise<Site>
  /** The origins of a campaign. Printed links begin with the first one. */
  originsOf(campaignId: string): Promise<readonly string[]>
  /** Discards the cached hosts. The next request reads them again. */
  forget(): void
}

interface Options {
  readonly campaigns: Pick<Campaigns, 'hosts'>
  /** The campaign at every host that belongs to no other campaign. */
  readonly defaultCampaign: string
  /** The origin of printed links of the default campaign. All campaigns share its scheme and port. */
  readonly mainOrigin: string
  /** The origins of the installation. */
  readonly origins: () => readonly string[]
  /** Milliseconds on a clock that is never set back. */
  readonly now?: () => number
}

/** Published on the bus after campaigns or their hosts change. */
export const CAMPAIGNS_TOPIC = 'campaigns'

/** The maximum delay until another process's change is noticed. */
const CACHED_MS = 2000

/** Finds the campaign of a request. Hosts are cached, because few requests should wait for the database. */
export function openCampaignHosts(options: Options): CampaignHosts {
  const { campaigns, defaultCampaign, mainOrigin, now = () => performance.now() } = options
  let hosts: Promise<ReadonlyMap<string, string>> | null = null
  let known: ReadonlyMap<string, string> | null = null
  let readAt = 0

  const read = async (): Promise<ReadonlyMap<string, string>> => {
    try {
      known = await campaigns.hosts()
    } catch (error) {
      // Pages that need no data stay available without the database.
      if (!known) throw error
    }
    return known
  }
  const current = async () => {
    if (hosts === null || now() - readAt >= CACHED_MS) {
      readAt = now()
      const reading = read()
      hosts = reading
      reading.catch(() => {
        if (hosts === reading) hosts = null
      })
    }
    return await hosts
  }
  const originAt = (host: string) => {
    const url = new URL(mainOrigin)
    url.hostname = host
    return url.origin
  }
  /** A page of another campaign may not write to this one, even if its origin is listed for the installation. */
  const mainOrigins = (taken: ReadonlyMap<string, string>) => {
    const all = options.origins()
    return taken.size === 0 ? all : all.filter((origin) => !taken.has(new URL(origin).hostname))
  }
  return {
    siteAt: async (hostname) => {
      const taken = await current()
      const host = hostname.toLowerCase()
      const campaignId = taken.get(host)
      if (campaignId === undefined) return { campaignId: defaultCampaign, ownOrigin: null, origins: mainOrigins(taken) }
      const ownOrigin = originAt(host)
      return { campaignId, ownOrigin, origins: [ownOrigin] }
    },
    originsOf: async (campaignId) => {
      const taken = await current()
      const own = [...taken].filter(([, id]) => id === campaignId).map(([host]) => originAt(host))
      return campaignId === defaultCampaign ? [mainOrigin, ...mainOrigins(taken), ...own] : own
    },
    forget: () => {
      hosts = null
    },
  }
}

/** Must be called before routes are registered. */
export function decorateWithSite(app: FastifyInstance): void {
  app.decorateRequest('site', null)
}

/** Finds the campaign of a request, and caches it in the request. */
export async function findSite(hosts: Pick<CampaignHosts, 'siteAt'>, request: FastifyRequest): Promise<Site> {
  request.site ??= await hosts.siteAt(request.hostname)
  return request.site
}

/** The campaign that `findSite` has found for the request. */
export function siteOf({ site }: FastifyRequest): Site {
  if (!site) throw new Error('The campaign of the request has not been looked up')
  return site
}
