/** A campaign that notifies this browser. */
interface ToldCampaign {
  /** The path below which the browser shows it, such as `/c/vale`. */
  readonly basePath: string
  readonly deviceName: string
}

/** Workers have no storage but caches and databases. This one outlives builds. */
const CACHE = 'waybook-push'
const FOLDER = '/push-campaigns'

/** Remembers that a campaign notifies this browser, so the worker can renew the subscription while no page is open. */
export async function rememberCampaign(caches: CacheStorage, { basePath, deviceName }: ToldCampaign): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.put(FOLDER + basePath, new Response(deviceName))
}

export async function campaignsWithPush(caches: CacheStorage): Promise<ToldCampaign[]> {
  const cache = await caches.open(CACHE)
  const known = await cache.keys()
  return await Promise.all(
    known.map(async (request) => ({
      basePath: new URL(request.url).pathname.slice(FOLDER.length),
      deviceName: (await (await cache.match(request))?.text()) ?? '',
    })),
  )
}
