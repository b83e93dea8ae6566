import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { AnswerOf, InventoryEntry, LiveChange, Roll } from '@waybook/contract'

import { operationQuery } from '../operation-query.ts'
import { invalidateIfFetching } from './invalidate.ts'
import type { PointsChange } from './stored-writes.ts'

type Change<Kind extends LiveChange['kind']> = Extract<LiveChange, { kind: Kind }>
type Dynamic = AnswerOf<'getCharacterDynamic'>
type Rolls = AnswerOf<'getRolls'>

/** The points that another user's change adds or takes, compared with the cached state. Call this before applying the change. */
export function pointsChangedByOthers(queries: QueryClient, change: Change<'dynamic'>): readonly PointsChange[] {
  const { characterId, by, lastUpdated } = change
  const known = queries.getQueryData(operationQuery('getCharacterDynamic', { id: characterId }).queryKey)
  if (by === undefined || !known || (known.lastUpdated ?? 0) > lastUpdated) return []
  return (['hitpoints', 'strain'] as const).flatMap((field) => {
    const difference = (change[field] ?? known[field] ?? 0) - (known[field] ?? 0)
    return difference === 0 ? [] : [{ characterId, field, difference, by }]
  })
}

export function applyDynamic(queries: QueryClient, { characterId, ...change }: Change<'dynamic'>): void {
  updateDynamic(queries, characterId, change.lastUpdated, (known) => ({
    ...known,
    hitpoints: change.hitpoints ?? known.hitpoints,
    strain: change.strain ?? known.strain,
    conditions: change.conditions ?? known.conditions,
    conditionDetails: change.conditions ? change.conditionDetails : known.conditionDetails,
    lastUpdated: change.lastUpdated,
  }))
  applyToPartyPoints(queries, characterId, change)
}

function applyToPartyPoints(
  queries: QueryClient,
  characterId: string,
  { hitpoints, strain }: Pick<Change<'dynamic'>, 'hitpoints' | 'strain'>,
): void {
  if (hitpoints === undefined && strain === undefined) return
  const { queryKey } = operationQuery('getPartyPoints', {})
  queries.setQueryData(queryKey, (known) => {
    const member = known?.points[characterId]
    if (!known || !member) return known
    const changed = { ...member, hitpoints: hitpoints ?? member.hitpoints, strain: strain ?? member.strain }
    return { points: { ...known.points, [characterId]: changed } }
  })
  invalidateIfFetching(queries, queryKey)
}

export function applyInventory(queries: QueryClient, { characterId, entry, lastUpdated }: Change<'inventory'>): void {
  updateDynamic(queries, characterId, lastUpdated, (known) => ({ ...withAmount(known, entry), lastUpdated }))
  applyToInventory(queries, characterId, entry)
}

/** Applies the answer to the viewer's own change of an amount. It has no time, unlike the live change. */
export function applyAmount(queries: QueryClient, characterId: string, entry: InventoryEntry): void {
  const { queryKey } = operationQuery('getCharacterDynamic', { id: characterId })
  queries.setQueryData(queryKey, (known) => known && withAmount(known, entry))
  applyToInventory(queries, characterId, entry)
}

/** Applies the answer after the viewer equipped or unequipped an item. */
export function applyEquipped(
  queries: QueryClient,
  characterId: string,
  { itemId, equipped }: Pick<InventoryEntry, 'itemId' | 'equipped'>,
): void {
  const known = queries.getQueryData(operationQuery('getInventory', { id: characterId }).queryKey)
  const entry = known?.inventory.find((one) => one.itemId === itemId)
  if (entry) applyAmount(queries, characterId, { ...entry, equipped })
}

function withAmount(known: Dynamic, { itemId, name: _name, ...carried }: InventoryEntry): Dynamic {
  const { [itemId]: before, ...others } = known.inventory
  return { ...known, inventory: carried.amount === 0 ? others : { ...others, [itemId]: { ...before, ...carried } } }
}

/** An entry without `equipped` changes only the amount. */
function applyToInventory(queries: QueryClient, characterId: string, entry: InventoryEntry): void {
  const key = operationQuery('getInventory', { id: characterId }).queryKey
  queries.setQueryData(key, (known) => {
    const before = known?.inventory.find(({ itemId }) => itemId === entry.itemId)
    const others = known?.inventory.filter(({ itemId }) => itemId !== entry.itemId)
    const inventory = entry.amount === 0 ? others : others && [...others, { ...before, ...entry }].toSorted(byItem)
    return known && inventory && { ...known, inventory }
  })
  invalidateIfFetching(queries, key)
}

const byItem = (a: { readonly itemId: string }, b: { readonly itemId: string }) => (a.itemId < b.itemId ? -1 : 1)

/** Ignores older changes: the cached state of the character already contains them. */
function updateDynamic(queries: QueryClient, id: string, lastUpdated: number, update: (known: Dynamic) => Dynamic) {
  const key = operationQuery('getCharacterDynamic', { id }).queryKey
  queries.setQueryData(key, (known) => (known && (known.lastUpdated ?? 0) <= lastUpdated ? update(known) : known))
  invalidateIfFetching(queries, key)
}

/** Adds a roll to the start of the log, in infinite queries and in single pages. */
export function applyRoll(queries: QueryClient, roll: Roll): void {
  queries.setQueriesData<Rolls | InfiniteData<Rolls>>({ queryKey: ['getRolls'] }, (log) => {
    if (!log) return log
    if (!('pages' in log)) return withRoll(log, roll)
    const [newest, ...older] = log.pages
    return newest && { ...log, pages: [withRoll(newest, roll), ...older] }
  })
  invalidateIfFetching(queries, ['getRolls'])
}

function withRoll(page: Rolls, roll: Roll): Rolls {
  const known = page.rolls.some(({ id }) => id === roll.id)
  return known ? page : { ...page, rolls: [roll, ...page.rolls] }
}

/** Replaces a roll in the log by its newer state. */
export function applyRollChanged(queries: QueryClient, roll: Roll): void {
  const replaced = (page: Rolls): Rolls => ({
    ...page,
    rolls: page.rolls.map((one) => (one.id === roll.id && isNewer(roll, one) ? roll : one)),
  })
  queries.setQueriesData<Rolls | InfiniteData<Rolls>>({ queryKey: ['getRolls'] }, (log) => {
    if (!log) return log
    return 'pages' in log ? { ...log, pages: log.pages.map(replaced) } : replaced(log)
  })
  for (const name of ['getRoll', 'getRollProof'] as const)
    void queries.invalidateQueries(operationQuery(name, { rollId: roll.id }))
}

const isNewer = (one: Roll, other: Roll) => (one.changed?.version ?? 0) >= (other.changed?.version ?? 0)
