import type { Check } from './records/check.ts'
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

/**
 * Whether the combatants, their names, their soak or the order of the slots changed. Checks must then be refetched: they offer options for
 * combatants, damage follows from soak, and a roll for initiative says its place in the order.
 * @example areOthers({ combatants: [], slots: [] }, { combatants: [{ id: 'wolf', name: 'Wolf', figures: null }], slots: [] }) // true
 */
export function areOthers(before: Encounter | null | undefined, after: Encounter | null | undefined): boolean {
  return checksDependOn(before) !== checksDependOn(after)
}

function checksDependOn(encounter: Encounter | null | undefined): string {
  const combatants = encounter?.combatants.map(({ id, name, figures }) => [id, name, figures?.soak])
  return JSON.stringify([combatants ?? null, encounter?.slots.map(({ id }) => id) ?? []])
}
