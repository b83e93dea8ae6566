import type { IconName } from '#ui/text/icon.tsx'

interface CampaignPage {
  readonly path: '/' | '/characters' | '/news' | '/rules'
  readonly label: string
  readonly icon: IconName
  /** On phones it has a tab of its own; otherwise it stands behind More. */
  readonly tab: boolean
}

/** The pages that the navigation leads to, at every width. */
export const campaignPages: readonly CampaignPage[] = [
  { path: '/', label: 'Home', icon: 'home', tab: true },
  { path: '/characters', label: 'The Party', icon: 'party', tab: true },
  { path: '/news', label: 'News', icon: 'news', tab: true },
  { path: '/rules', label: 'Rules', icon: 'rules', tab: false },
]
