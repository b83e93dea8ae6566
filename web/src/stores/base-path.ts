import { campaignPath, DEFAULT_CAMPAIGN_META, readCampaignPath } from '@waybook/contract'

/**
 * The prefix of this page's campaign in its address, such as `/c/the-salt-road`. Empty for the campaign of the site's main address. A page
 * never changes it, because each campaign opens in a new document.
 */
export const basePath = basePathOf(location.pathname)

export function basePathOf(pathname: string): string {
  const found = readCampaignPath(pathname)
  return found ? campaignPath(found.campaignId).slice(0, -1) : ''
}

/** The path of an address without the prefix of its campaign. */
export function pathInCampaign(pathname: string = location.pathname): string {
  return readCampaignPath(pathname)?.rest ?? pathname
}

/**
 * Precedes the keys of everything that this page stores about its campaign. Empty for the default campaign, whether its address has the prefix
 * or not.
 */
export const campaignScope = scopeOf(readCampaignPath(location.pathname)?.campaignId ?? null)

function scopeOf(campaignId: string | null): string {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${DEFAULT_CAMPAIGN_META}]`)
  return campaignId === null || campaignId === meta?.content ? '' : campaignPath(campaignId)
}
