import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { AnswerOf, LiveChange, Roll } from '@waybook/contract'

import { operationQuery } from '../operation-query.ts'
import { askAgainIfAsking } from './ask-again.ts'

type Told<Kind extends LiveChange['kind']> = Extract<LiveChange, { kind: Kind }>
type Dynamic = AnswerOf<'getCharacterDynamic'>
type Rolls = AnswerOf<'getRolls'>

/** What does not belong to the world: rolls come by themselves, the rest stays for as long as the page lives. */
const NOT_WORLD = new Set(['config', 'sign-in-provider', 'link', 'getRolls', 'getThrow'])
const NEVER_OLD = new Set(['config', 'sign-in-provider', 'link'])

export function applyDynamic(queries: QueryClient, { characterId, ...told }: Told<'dynamic'>): void {
  updateDynamic(queries, characterId, told.lastUpdated, (known) => ({
    ...known,
    hitpoints: told.hitpoints ?? known.hitpoints,
    strain: told.strain ?? known.strain,
    conditions: told.conditions ?? known.conditions,
    lastUpdated: told.lastUpdated,
  }))
}

export function applyInventory(queries: QueryClient, { characterId, entry, lastUpdated }: Told<'inventory'>): void {
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
  askAgainIfAsking(queries, key)
}

const byItem = (a: { readonly itemId: string }, b: { readonly itemId: string }) => (a.itemId < b.itemId ? -1 : 1)

/** What is older than the state that the page has of the character is in it already. */
function updateDynamic(queries: QueryClient, id: string, lastUpdated: number, update: (known: Dynamic) => Dynamic) {
  const key = operationQuery('getCharacterDynamic', { id }).queryKey
  queries.setQueryData(key, (known) => (known && (known.lastUpdated ?? 0) <= lastUpdated ? update(known) : known))
  askAgainIfAsking(queries, key)
}

/** Puts a roll at the beginning of the log, whether that is read in pages or as one. */
export function applyRoll(queries: QueryClient, roll: Roll): void {
  queries.setQueriesData<Rolls | InfiniteData<Rolls>>({ queryKey: ['getRolls'] }, (log) => {
    if (!log) return log
    if (!('pages' in log)) return withRoll(log, roll)
    const [newest, ...older] = log.pages
    return newest && { ...log, pages: [withRoll(newest, roll), ...older] }
  })
  askAgainIfAsking(queries, ['getRolls'])
}

function withRoll(page: Rolls, roll: Roll): Rolls {
  const known = page.rolls.some(({ id }) => id === roll.id)
  return known ? page : { ...page, rolls: [roll, ...page.rolls] }
}

export function askJobsAgain(queries: QueryClient): void {
  for (const question of ['getJobs', 'getJob']) void queries.invalidateQueries({ queryKey: [question] })
}

export function askWorldAgain(queries: QueryClient): void {
  void queries.invalidateQueries({ predicate: ({ queryKey }) => !NOT_WORLD.has(String(queryKey[0])) })
}

export function askAllAgain(queries: QueryClient): void {
  void queries.invalidateQueries({ predicate: ({ queryKey }) => !NEVER_OLD.has(String(queryKey[0])) })
}
