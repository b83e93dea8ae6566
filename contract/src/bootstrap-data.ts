import { isEntityId, typeOfId } from './entity-id.ts'
import { typeOfCategory } from './entity-type.ts'
import type { Me } from './me.ts'
import type { AnswerOf, OperationName, ParamsOf } from './operations.ts'
import { LIST_FIRST_PAGE, LIST_LONG_PAGE } from './operations/entities.ts'
import { PARTY_TAG } from './reveal.ts'

type InitialRequestOf<Name extends OperationName> = { readonly operation: Name; readonly params: ParamsOf<Name> }
/** An operation with its parameters. */
export type InitialRequest = { [Name in OperationName]: InitialRequestOf<Name> }[OperationName]

type InitialAnswerOf<Name extends OperationName> = InitialRequestOf<Name> & { readonly answer: AnswerOf<Name> }
export type InitialAnswer = { [Name in OperationName]: InitialAnswerOf<Name> }[OperationName]

/** Data embedded in a page's HTML document, which saves the app its first requests. */
export interface BootstrapData {
  readonly me: Me
  readonly answers: readonly InitialAnswer[]
}

/** The id of the element that contains the data as JSON. */
export const BOOTSTRAP_DATA_ID = 'opening'

/**
 * The name of the `meta` element with the sign-in provider that must load before the page can send requests. The element is missing if a
 * session cookie is enough.
 */
export const SIGN_IN_META = 'sign-in'

/**
 * The name of the `meta` element with the id of the campaign whose pages have no prefix. A browser keeps this campaign's data together,
 * whether its address has the prefix or not.
 */
export const DEFAULT_CAMPAIGN_META = 'default-campaign'

/** The page that a viewer opens. */
export interface Opening {
  readonly path: string
  readonly campaignId: string
  /** The viewer's own character. */
  readonly characterId: string | null
}

/**
 * The requests that a page makes first. The parameters must be exactly those that the page uses.
 * @example
 * const opening = { path: '/world/map', campaignId: 'tidewatch', characterId: null }
 * initialRequests(opening).slice(0, 2).map(({ operation }) => operation) // ['listMaps', 'countProposals']
 */
export function initialRequests(opening: Opening): readonly InitialRequest[] {
  const { campaignId, characterId } = opening
  // Every page has the navigation, open checks, story points, gifts, sounds and the current handout.
  return [
    ...requestsOfPage(opening),
    ...(characterId === null ? [] : [{ operation: 'getEntities' as const, params: { ids: [characterId] } }]),
    { operation: 'countProposals', params: {} },
    { operation: 'getOpenChecks', params: {} },
    { operation: 'getStoryPoints', params: {} },
    { operation: 'getHandout', params: {} },
    { operation: 'getHands', params: {} },
    { operation: 'getPlayingSounds', params: { campaignId } },
  ]
}

/**
 * The items of an inventory whose details the sheet requests. Sorted, so every client sends the same request.
 * @example itemsAskedFor(['items/rope', 'items/bell']) // ['items/bell', 'items/rope']
 */
export function itemsAskedFor(itemIds: readonly string[]): string[] {
  return itemIds.toSorted().slice(0, LIST_LONG_PAGE)
}

/**
 * The requests that a page makes after these answers.
 * @example
 * const opening = { path: '/', campaignId: 'tidewatch', characterId: null }
 * const scene = { operation: 'getActiveScene', params: {}, answer: { sceneId: 'scenes/bridge' } }
 * furtherRequests(opening, [scene]) // [{ operation: 'getEntities', params: { ids: ['scenes/bridge'] } }]
 */
export function furtherRequests(
  { path, campaignId }: Opening,
  answers: readonly InitialAnswer[],
): readonly InitialRequest[] {
  const sceneId = answers.find((one) => one.operation === 'getActiveScene')?.answer.sceneId ?? null
  const inventory = answers.find((one) => one.operation === 'getInventory')?.answer.inventory ?? []
  if (inventory.length > 0)
    return [
      {
        operation: 'getEntities',
        params: { ids: itemsAskedFor(inventory.map(({ itemId }) => itemId)) },
      },
    ]
  if (sceneId === null) return []
  if (path === '/') return [{ operation: 'getEntities', params: { ids: [sceneId] } }]
  return [
    { operation: 'getSceneDetails', params: { sceneId } },
    { operation: 'getSceneMap', params: { campaignId, sceneId } },
    { operation: 'getTokens', params: { campaignId, sceneId } },
    { operation: 'getSceneLayout', params: { campaignId, sceneId } },
    { operation: 'getDrawings', params: { campaignId, sceneId } },
  ]
}

function requestsOfPage({ path, campaignId, characterId }: Opening): readonly InitialRequest[] {
  if (path === '/my-character' && characterId !== null)
    return [
      { operation: 'getEntity', params: { id: characterId } },
      { operation: 'getCharacterDynamic', params: { id: characterId } },
      { operation: 'getInventory', params: { id: characterId } },
      { operation: 'getEncounter', params: {} },
    ]
  if (path === `/vtt/${campaignId}`)
    return [
      { operation: 'getActiveScene', params: { campaignId } },
      { operation: 'getEncounter', params: {} },
      { operation: 'getRolls', params: { limit: 1 } },
    ]
  if (path === '/')
    return [
      { operation: 'getBeginning', params: {} },
      { operation: 'getChangesSinceVisit', params: {} },
      { operation: 'getSchedule', params: {} },
      { operation: 'getActiveScene', params: { campaignId } },
      { operation: 'listEntities', params: { type: 'newsletter', limit: 1 } },
      { operation: 'listEntities', params: { type: 'character', tag: PARTY_TAG, limit: 4, includeImages: true } },
      ...(['location', 'item', 'organization'] as const).map((type) => ({
        operation: 'listEntities' as const,
        params: { type, pictured: true, limit: 1, includeImages: true },
      })),
      { operation: 'listEntities', params: { type: 'scene', limit: 1 } },
      { operation: 'listMaps', params: {} },
      { operation: 'getCalendar', params: {} },
    ]
  if (path === '/world/map') return [{ operation: 'listMaps', params: {} }]
  const id = path.slice(1)
  const type = typeOfCategory(id)
  if (type === 'character')
    return [
      ...[true, false].map((party) => ({
        operation: 'listEntities' as const,
        params: { type, party, includeImages: true, limit: LIST_FIRST_PAGE },
      })),
      { operation: 'getPartyPoints', params: {} },
      { operation: 'countTags', params: { type } },
    ]
  if (type)
    return [
      { operation: 'listEntities', params: { type, includeImages: true, limit: LIST_FIRST_PAGE } },
      { operation: 'countTags', params: { type } },
    ]
  if (!isEntityId(id)) return []
  if (typeOfId(id) === 'newsletter') return [{ operation: 'getEntity', params: { id } }]
  return [
    { operation: 'getEntity', params: { id } },
    { operation: 'getImagePrompt', params: { entityId: id } },
    { operation: 'getRemovedImages', params: { entityId: id } },
    { operation: 'listNotes', params: { entityId: id } },
    { operation: 'listMaps', params: {} },
  ]
}
