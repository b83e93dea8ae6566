import type { IconName } from '../../ui/icon.tsx'

interface CampaignPage {
  readonly path: '/' | '/characters' | '/news'
  readonly label: string
  readonly icon: IconName
}

/** The pages that the navigation leads to, at every width. */
export const campaignPages: readonly CampaignPage[] = [
  { path: '/', label: 'Home', icon: 'home' },
  { path: '/characters', label: 'The Party', icon: 'party' },
  { path: '/news', label: 'News', icon: 'news' },
]
