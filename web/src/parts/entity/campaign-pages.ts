import { useMe } from '#api/session.ts'
import type { IconName } from '#ui/text/icon.tsx'

import type { CoveredType, ListPath } from './entity-pages.ts'

interface CampaignPage {
  readonly path: string
  readonly label: string
  readonly icon: IconName
  /** Whether the page has its own tab on phones; if not, it is in the More sheet. */
  readonly tab: boolean
}

/** The pages in the navigation for everyone. */
export function useCampaignPages(): readonly CampaignPage[] {
  const { campaign } = useMe()
  return [
    { path: '/', label: 'Home', icon: 'home', tab: true },
    { path: '/characters', label: 'The Party', icon: 'party', tab: true },
    { path: '/news', label: 'News', icon: 'news', tab: false },
    { path: '/world', label: 'World', icon: 'world', tab: false },
    { path: '/rules', label: 'Rules', icon: 'rules', tab: false },
    { path: `/vtt/${campaign.id}`, label: 'VTT', icon: 'map', tab: true },
  ]
}

/** The pages of the World, in the order of their tabs. */
export const worldPages: readonly Pick<CampaignPage, 'path' | 'label'>[] = [
  { path: '/world/map', label: 'Map' },
  { path: '/world/relationships', label: 'Relationships' },
  { path: '/world/timeline', label: 'Timeline' },
  { path: '/locations', label: 'Places' },
  { path: '/items', label: 'Items' },
  { path: '/organizations', label: 'Groups' },
  { path: '/events', label: 'Events' },
  { path: '/world/library', label: 'Library' },
  { path: '/world/pages', label: 'All pages' },
]

/** Pages in the person's menu, and in More on phones. */
export const personalPages = [
  { path: '/notes', label: 'Notes', icon: 'notes' },
  { path: '/schedule', label: 'Dates', icon: 'events' },
  { path: '/sessions', label: 'Session log', icon: 'history' },
  { path: '/proposals', label: 'Proposals', icon: 'pencil' },
] as const satisfies readonly Pick<CampaignPage, 'path' | 'label' | 'icon'>[]

interface GameMasterPage {
  readonly path: string
  readonly label: string
}

/** The administration, for game masters. */
export const adminPage: GameMasterPage & { readonly icon: IconName } = {
  path: '/admin',
  label: 'Admin',
  icon: 'sliders',
}

/** Further pages in the navigation of a game master. */
export const gameMasterPages: readonly GameMasterPage[] = [{ path: '/scenes', label: 'Scenes' }, adminPage]

/** The lists with a cover on Home, except the party. */
export const coveredLists = {
  location: { path: '/locations', label: 'Locations', icon: 'locations' },
  item: { path: '/items', label: 'Items', icon: 'items' },
  organization: { path: '/organizations', label: 'Organizations', icon: 'organizations' },
} as const satisfies Readonly<
  Record<Exclude<CoveredType, 'character'>, { readonly path: ListPath; label: string; icon: IconName }>
>

/** Whether the viewer plays a character or may choose one. */
export function useHasSheet(): boolean {
  const { characterId, may } = useMe()
  return characterId !== null || may.includes('chooseCharacter')
}
