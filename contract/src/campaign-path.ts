/** Each campaign has its pages below this path of the installation's main address: `/c/the-salt-road/characters`. */
const CAMPAIGNS_PATH = '/c/'
/** The form of the id of a campaign that was added to the installation. */
const ADDED_ID = /^[a-z0-9][a-z0-9-]{0,62}$/

/**
 * @example isAddedCampaignId('the-salt-road') // true
 */
export const isAddedCampaignId = (text: string): boolean => ADDED_ID.test(text)

/**
 * The address of a campaign's home page below the installation's main address.
 * @example campaignPath('the-salt-road') // '/c/the-salt-road/'
 */
export const campaignPath = (campaignId: string): string => `${CAMPAIGNS_PATH}${campaignId}/`

/** An address within a campaign. */
interface PathInCampaign {
  readonly campaignId: string
  /** The address without the campaign's prefix, beginning with a slash. */
  readonly rest: string
}

/**
 * Splits an address with the prefix of a campaign. `null` without a prefix.
 * @example
 * readCampaignPath('/c/the-salt-road/items?tag=sea') // { campaignId: 'the-salt-road', rest: '/items?tag=sea' }
 * readCampaignPath('/items') // null
 */
export function readCampaignPath(url: string): PathInCampaign | null {
  const [, campaignId, rest = ''] = /^\/c\/([^/?#]+)(.*)$/s.exec(url) ?? []
  if (campaignId === undefined) return null
  return { campaignId, rest: rest.startsWith('/') ? rest : `/${rest}` }
}
