import { navigation } from '@waybook/messages/navigation'

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
    { path: '/', label: navigation.home(), icon: 'home', tab: true },
    { path: '/characters', label: navigation.theParty(), icon: 'party', tab: true },
    { path: '/news', label: navigation.news(), icon: 'news', tab: false },
    { path: '/world', label: navigation.world(), icon: 'world', tab: false },
    { path: '/rules', label: navigation.rules(), icon: 'rules', tab: false },
    { path: `/vtt/${campaign.id}`, label: navigation.table(), icon: 'map', tab: true },
  ]
}

/** A page whose label follows the language. */
function pageOf<Path extends string>(path: Path, label: () => string) {
  return {
    path,
    get label() {
      return label()
    },
  }
}

function pageWithIcon<Path extends string>(path: Path, icon: IconName, label: () => string) {
  return {
    path,
    icon,
    get label() {
      return label()
    },
  }
}

/** The pages of the World, in the order of their tabs. */
export const worldPages: readonly Pick<CampaignPage, 'path' | 'label'>[] = [
  pageOf('/world/map', () => navigation.map()),
  pageOf('/world/relationships', () => navigation.relationships()),
  pageOf('/world/timeline', () => navigation.timeline()),
  pageOf('/locations', () => navigation.places()),
  pageOf('/items', () => navigation.items()),
  pageOf('/organizations', () => navigation.groups()),
  pageOf('/events', () => navigation.events()),
  pageOf('/world/library', () => navigation.library()),
  pageOf('/world/pages', () => navigation.allPages()),
]

/** Pages in the person's menu, and in More on phones. */
export const personalPages = [
  pageWithIcon('/notes', 'notes', () => navigation.notes()),
  pageWithIcon('/schedule', 'events', () => navigation.dates()),
  pageWithIcon('/sessions', 'history', () => navigation.sessionLog()),
  pageWithIcon('/proposals', 'pencil', () => navigation.proposals()),
] as const satisfies readonly Pick<CampaignPage, 'path' | 'label' | 'icon'>[]

interface GameMasterPage {
  readonly path: string
  readonly label: string
}

/** The administration, for game masters. */
export const adminPage: GameMasterPage & { readonly icon: IconName } = pageWithIcon('/admin', 'sliders', () =>
  navigation.admin(),
)

/** Further pages in the navigation of a game master. */
export const gameMasterPages: readonly GameMasterPage[] = [pageOf('/scenes', () => navigation.scenes()), adminPage]

/** The lists with a cover on Home, except the party. */
export const coveredLists = {
  location: pageWithIcon('/locations', 'locations', () => navigation.locations()),
  item: pageWithIcon('/items', 'items', () => navigation.items()),
  organization: pageWithIcon('/organizations', 'organizations', () => navigation.organizations()),
} as const satisfies Readonly<
  Record<
    Exclude<CoveredType, 'character'>,
    { readonly path: ListPath; readonly label: string; readonly icon: IconName }
  >
>

/** Whether the viewer plays a character or may choose one. */
export function useHasSheet(): boolean {
  const { characterId, may } = useMe()
  return characterId !== null || may.includes('chooseCharacter')
}
