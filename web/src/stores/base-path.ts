import { campaignPath, DEFAULT_CAMPAIGN_META, readCampaignPath } from '@waybook/contract'

/**
 * The prefix of this page's campaign in its address, such as `/c/the-salt-road`. Empty for the campaign of the site's main address. A page
 * never changes it, because each campaign opens in a new document.
 */
export const basePath = basePathOf(pathnameHere())

export function basePathOf(pathname: string): string {
  const found = readCampaignPath(pathname)
  return found ? campaignPath(found.campaignId).slice(0, -1) : ''
}

/** Empty outside a browser, for example in tests of pure functions. */
function pathnameHere(): string {
  return typeof location === 'undefined' ? '' : location.pathname
}

/** The path of an address without the prefix of its campaign. */
export function pathInCampaign(pathname: string = location.pathname): string {
  return readCampaignPath(pathname)?.rest ?? pathname
}

/**
 * Precedes the keys of everything that this page stores about its campaign. Empty for the default campaign, whether its address has the prefix
 * or not.
 */
export const campaignScope = scopeOf(readCampaignPath(pathnameHere())?.campaignId ?? null)

function scopeOf(campaignId: string | null): string {
  if (campaignId === null) return ''
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${DEFAULT_CAMPAIGN_META}]`)
  return campaignId === meta?.content ? '' : campaignPath(campaignId)
}
