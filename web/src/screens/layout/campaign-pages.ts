import type { IconName } from '../../ui/icon.tsx'

interface CampaignPage {
  readonly path: '/' | '/characters' | '/news' | '/rules'
  readonly label: string
  /** Its drawing among the tabs of a phone; a page without one stands under More. */
  readonly icon?: IconName
}

/** The pages that the navigation leads to, at every width. */
export const campaignPages: readonly CampaignPage[] = [
  { path: '/', label: 'Home', icon: 'home' },
  { path: '/characters', label: 'The Party', icon: 'party' },
  { path: '/news', label: 'News', icon: 'news' },
  { path: '/rules', label: 'Rules' },
]
