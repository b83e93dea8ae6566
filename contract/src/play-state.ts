import type { Check, CheckEffect, PageEffect } from './records/check.ts'
import type { Encounter } from './records/encounter.ts'
import type { StoryPoints } from './records/story-points.ts'

// Updates a client's state with live messages. Messages older than the known state change nothing.

/**
 * The open checks, newest first, after this check changed. A check that is over is removed.
 * @example withCheck([], { id: 'climb', version: 1, state: 'open' }) // [{ id: 'climb', version: 1, state: 'open' }]
 */
export function withCheck(checks: readonly Check[], check: Check): Check[] {
  const known = checks.find(({ id }) => id === check.id)
  if (known && known.version > check.version) return [...checks]
  const isOpen = check.state === 'open'
  if (known) return checks.flatMap((one) => (one.id === check.id ? (isOpen ? [check] : []) : [one]))
  return isOpen ? [check, ...checks] : [...checks]
}

/**
 * @example newerPoints({ players: 2, version: 5 }, { players: 1, version: 4 }) // { players: 2, version: 5 }
 */
export function newerPoints(known: StoryPoints | undefined, received: StoryPoints): StoryPoints {
  return known && known.version >= received.version ? known : received
}

/**
 * `null` if no encounter is active.
 * @example newerEncounter({ id: 'ambush', version: 2 }, { id: 'ambush', version: 1 }) // { id: 'ambush', version: 2 }
 */
export function newerEncounter(known: Encounter | null | undefined, received: Encounter | null): Encounter | null {
  return received && known?.id === received.id && known.version >= received.version ? known : received
}

interface Counted {
  readonly prices: readonly unknown[]
  readonly limit: PageEffect['limit']
}

/** The effects that a check offers, and those that it used. */
export interface Offering extends Pick<Check, 'id'> {
  readonly parts: readonly {
    readonly pageEffects: readonly Counted[]
    readonly rollEffects: readonly { readonly effect: Counted }[]
    readonly reactions?: readonly { readonly effect: Counted }[] | undefined
    readonly effects: readonly Pick<CheckEffect, 'id' | 'undone'>[]
  }[]
}

/**
 * Whether open checks offer effects with a price or a limit. What can be paid and what is left changes with points and uses, without the
 * check itself, so such checks must then be refetched.
 * @example offerCounted([{ parts: [{ pageEffects: [{ prices: [], limit: { count: 1, per: 'round' } }], rollEffects: [] }] }]) // true
 */
export function offerCounted(checks: readonly Pick<Offering, 'parts'>[]): boolean {
  return checks.some(({ parts }) =>
    parts.some(({ pageEffects, rollEffects, reactions = [] }) =>
      [...pageEffects, ...[...rollEffects, ...reactions].map(({ effect }) => effect)].some(
        ({ prices, limit }) => prices.length > 0 || limit !== null,
      ),
    ),
  )
}

/**
 * Whether a check that changed may have used effects that other open checks offer too. These must then be refetched.
 * @example usesOthers([], { id: 'climb', parts: [] }) // false
 */
export function usesOthers(known: readonly Offering[], received: Offering): boolean {
  const others = known.filter(({ id }) => id !== received.id)
  const before = known.find(({ id }) => id === received.id)
  const ledgerOf = (check: Offering | undefined) =>
    JSON.stringify(check?.parts.flatMap(({ effects }) => effects.map(({ id, undone }) => [id, undone])) ?? [])
  return offerCounted(others) && ledgerOf(before) !== ledgerOf(received)
}

/**
 * Whether the combatants, their names, their soak or the order of the slots changed. Checks must then be refetched: they offer options for
 * combatants, damage follows from soak, and a roll for initiative says its place in the order. If the open checks offer effects with a price
 * or a limit, the same goes for points, rounds and turns.
 * @example areOthers({ combatants: [], slots: [] }, { combatants: [{ id: 'wolf', name: 'Wolf', figures: null }], slots: [] }, []) // true
 */
export function areOthers(
  before: Encounter | null | undefined,
  after: Encounter | null | undefined,
  checks: readonly Offering[],
): boolean {
  const areCounted = offerCounted(checks)
  return checksDependOn(before, areCounted) !== checksDependOn(after, areCounted)
}

function checksDependOn(encounter: Encounter | null | undefined, areCounted: boolean): string {
  const combatants = encounter?.combatants.map(({ id, name, figures }) => [
    id,
    name,
    figures?.soak,
    ...(areCounted ? [figures?.wounds, figures?.strain] : []),
  ])
  const turns = areCounted ? [encounter?.round, encounter?.turn] : []
  return JSON.stringify([combatants ?? null, encounter?.slots.map(({ id }) => id) ?? [], turns])
}
