import type { QueryClient } from '@tanstack/react-query'
import {
  areOthers,
  newerEncounter,
  newerPoints,
  offerCounted,
  usesOthers,
  withCheck,
  type Check,
  type Encounter,
  type Offering,
  type StoryPoints,
} from '@waybook/contract'

import { operationQuery } from '../operation-query.ts'
import { invalidateIfFetching } from './invalidate.ts'

/** Updates a check in the list of open checks, or removes a closed one. Ignores states that are older than the cached one. */
export function applyCheck(queries: QueryClient, check: Check): void {
  const { queryKey } = operationQuery('getOpenChecks', {})
  const isUsed = usesOthers(openChecks(queries), check)
  queries.setQueryData(queryKey, (known) => known && { ...known, checks: withCheck(known.checks, check) })
  const one = operationQuery('getCheck', { checkId: check.id }).queryKey
  queries.setQueryData(one, (known) => (known && known.check.version < check.version ? { check } : known))
  if (isUsed) refetchChecks(queries)
  else invalidateIfFetching(queries, queryKey)
  invalidateIfFetching(queries, one)
}

export function applyStoryPoints(queries: QueryClient, points: StoryPoints): void {
  const { queryKey } = operationQuery('getStoryPoints', {})
  queries.setQueryData(queryKey, (known) => newerPoints(known, points))
  invalidateIfFetching(queries, queryKey)
}

/** `null`: the encounter has ended. Checks offer to spend symbols on combatants, so they are refetched if the combatants have changed. */
export function applyEncounter(queries: QueryClient, encounter: Encounter | null): void {
  const { queryKey } = operationQuery('getEncounter', {})
  const before = queries.getQueryData(queryKey)
  queries.setQueryData(queryKey, (known) => ({ encounter: newerEncounter(known?.encounter, encounter) }))
  invalidateIfFetching(queries, queryKey)
  if (areOthers(before?.encounter, queries.getQueryData(queryKey)?.encounter, openChecks(queries)))
    refetchChecks(queries)
}

/** Refetches the open checks if somebody's changed points decide which of their effects can be paid for. */
export function applyPointsToChecks(queries: QueryClient): void {
  if (offerCounted(openChecks(queries))) refetchChecks(queries)
}

/** The open checks, and the hits in checks that the viewer may not see. */
function openChecks(queries: QueryClient): readonly Offering[] {
  const { checks = [], hits = [] } = queries.getQueryData(operationQuery('getOpenChecks', {}).queryKey) ?? {}
  const unseen = hits.map(({ checkId, reaction }) => ({
    id: checkId,
    parts: [{ pageEffects: [], rollEffects: [], reactions: [reaction], effects: [] }],
  }))
  return [...checks, ...unseen]
}

function refetchChecks(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: operationQuery('getOpenChecks', {}).queryKey })
  void queries.invalidateQueries({ queryKey: ['getCheck'] })
}
