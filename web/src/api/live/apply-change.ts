import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { AnswerOf, LiveChange, Roll } from '@waybook/contract'

import { operationQuery } from '../operation-query.ts'
import { invalidateIfFetching } from './invalidate.ts'

type Change<Kind extends LiveChange['kind']> = Extract<LiveChange, { kind: Kind }>
type Dynamic = AnswerOf<'getCharacterDynamic'>
type Rolls = AnswerOf<'getRolls'>

export function applyDynamic(queries: QueryClient, { characterId, ...change }: Change<'dynamic'>): void {
  updateDynamic(queries, characterId, change.lastUpdated, (known) => ({
    ...known,
    hitpoints: change.hitpoints ?? known.hitpoints,
    strain: change.strain ?? known.strain,
    conditions: change.conditions ?? known.conditions,
    lastUpdated: change.lastUpdated,
  }))
}

export function applyInventory(queries: QueryClient, { characterId, entry, lastUpdated }: Change<'inventory'>): void {
  const { itemId, amount } = entry
  updateDynamic(queries, characterId, lastUpdated, (known) => {
    const { [itemId]: _, ...others } = known.inventory
    return { ...known, lastUpdated, inventory: amount === 0 ? others : { ...others, [itemId]: { amount } } }
  })
  const key = operationQuery('getInventory', { id: characterId }).queryKey
  queries.setQueryData(key, (known) => {
    const others = known?.inventory.filter((one) => one.itemId !== itemId)
    return others && { inventory: amount === 0 ? others : [...others, entry].toSorted(byItem) }
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
