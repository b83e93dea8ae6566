import { ANY_PLAYER, typeOfId, type EntityType, type Reveal } from '@waybook/contract'

import { ids as audienceIds, audiences, KESSA, ODO, wordsFor, type ReaderName } from '../audience-campaign.ts'
import { plantedIds } from '../planted-campaign.ts'
import { SIGNPOST } from '../renamed-pages.ts'
import { characters, ITEM, marksFor, OWN, TALENT, type Marked } from '../reveal-campaign.ts'
import { visible } from '../secret-campaign.ts'

/** The players of the matrix, by their characters: `owner` has a page with a link in every field, `sigma` has a page that nobody else sees. */
export const playerCharacters = {
  kessa: KESSA,
  odo: ODO,
  sigma: OWN,
  owner: 'characters/planted',
  guest: null,
} as const
export type PlayerName = keyof typeof playerCharacters
export const playerNames = ['kessa', 'odo', 'sigma', 'owner', 'guest'] as const satisfies readonly PlayerName[]

/** The players as whom the game master views the campaign. */
export const views = { 'as kessa': KESSA, 'as guest': ANY_PLAYER } as const
type ViewName = keyof typeof views
export const viewNames = ['as kessa', 'as guest'] as const satisfies readonly ViewName[]
/** The player whose answers each view must equal. */
export const playerOfView = { 'as kessa': 'kessa', 'as guest': 'guest' } as const satisfies Record<ViewName, PlayerName>

export type ViewerName = PlayerName | ViewName | 'gameMaster'

const readerOf = (player: PlayerName): ReaderName => (player === 'kessa' || player === 'odo' ? player : 'somebody')

/** The words of the audiences that a player belongs to. */
export const audienceWordsOf = (player: PlayerName): string[] => wordsFor(readerOf(player))

/** The part of a graded character that a player sees. */
export const gradeFor =
  (player: PlayerName) =>
  ({ id, reveal }: Pick<Marked, 'id' | 'reveal'>): Reveal =>
    playerCharacters[player] === id ? 'figures' : reveal

export const gradedMarksOf = (player: PlayerName): string[] => marksFor(gradeFor(player))

/** The ids of all pages that a player sees, derived from the rules alone. */
export function pagesOf(player: PlayerName): string[] {
  const closed = audiences.filter(({ readBy }) => !readBy.includes(readerOf(player))).map(({ word }) => word)
  const forAudiences = audienceIds.filter((id) => !closed.some((word) => id.endsWith(`/${word}`)))
  const graded = characters.filter((one) => gradeFor(player)(one) !== 'hidden').map(({ id }) => id)
  const others = [...visible, ...plantedIds, ITEM, TALENT, 'locations/ford', 'scenes/camp', SIGNPOST]
  return [...new Set([...forAudiences, ...graded, ...others])].toSorted()
}

export const pagesOfType = (player: PlayerName, type: EntityType): string[] =>
  pagesOf(player).filter((id) => typeOfId(id) === type)
