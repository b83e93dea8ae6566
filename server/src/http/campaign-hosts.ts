import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Campaigns } from '#features/campaigns/campaigns.ts'

declare module 'fastify' {
  interface FastifyRequest {
    site: Site | null
  }
}

/** The campaign that a request is for, and where browsers see it. */
export interface Site {
  readonly campaignId: string
  /** The origin of the requested host. `null` at the addresses of the installation, where the default campaign answers. */
  readonly ownOrigin: string | null
  /** The origins whose pages may send writes to this campaign. */
  readonly origins: readonly string[]
}

export interface CampaignHosts {
  /** `hostname`: of the request, without a port. */
  siteAt(hostname: string): Promise<Site>
  /** The origins of a campaign. Printed links begin with the first one. */
  originsOf(campaignId: string): Promise<readonly string[]>
  /** Reads the hosts anew at the next request. */
  forget(): void
}

interface Options {
  readonly campaigns: Pick<Campaigns, 'hosts'>
  /** Answers at every host that belongs to no other campaign. */
  readonly defaultCampaign: string
  /** The origin of printed links of the default campaign. All campaigns share its scheme and port. */
  readonly mainOrigin: string
  /** The origins of the installation. */
  readonly origins: () => readonly string[]
  /** Milliseconds on a clock that is never set back. */
  readonly now?: () => number
}

/** Published on the bus when campaigns or their hosts have changed. */
export const CAMPAIGNS_TOPIC = 'campaigns'

/** How soon another process's change is noticed. */
const KEPT_MS = 2000

/** Tells which campaign a request is for. The hosts are in memory for a moment, so that hardly any request waits for the database. */
export function openCampaignHosts(options: Options): CampaignHosts {
  const { campaigns, defaultCampaign, mainOrigin, now = () => performance.now() } = options
  let hosts: Promise<ReadonlyMap<string, string>> | null = null
  let known: ReadonlyMap<string, string> | null = null
  let readAt = 0

  const read = async (): Promise<ReadonlyMap<string, string>> => {
    try {
      known = await campaigns.hosts()
    } catch (error) {
      // Pages that need nothing of the database stay available without it.
      if (!known) throw error
    }
    return known
  }
  const current = async () => {
    if (hosts === null || now() - readAt >= KEPT_MS) {
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

/** Decides for which campaign a request is, once. */
export async function findSite(hosts: Pick<CampaignHosts, 'siteAt'>, request: FastifyRequest): Promise<Site> {
  request.site ??= await hosts.siteAt(request.hostname)
  return request.site
}

/** The campaign that `findSite` has found for the request. */
export function siteOf({ site }: FastifyRequest): Site {
  if (!site) throw new Error('The campaign of the request has not been looked up')
  return site
}
