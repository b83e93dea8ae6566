import type { RangeBand } from '../attack/difficulty.ts'
import { findCombatant, type EncounterState, type RangeState } from './encounter-state.ts'
import { maneuversFor, nearer } from './maneuvers-for.ts'
import { movingWith } from './moving-together.ts'

/** The distance between groups until somebody sets it. */
const DEFAULT_BAND: RangeBand = 'Medium'

/** The encounter after a move, and the maneuvers that the move costs. */
export interface Moved {
  readonly state: EncounterState
  readonly maneuvers: number
}

/** The occupied places, in the order in which their first combatants joined. */
function placesOf({ combatants }: EncounterState): string[] {
  return [...new Set(combatants.map(({ place }) => place))]
}

export function bandOfPlaces({ ranges }: EncounterState, a: string, b: string): RangeBand {
  if (a === b) return 'Engaged'
  return ranges.find((range) => isBetween(range, a, b))?.band ?? DEFAULT_BAND
}

/**
 * The distance between two combatants; `null` if one of them doesn't take part.
 * @example bandBetween(fightOf('KESSA', 'wolf'), 'KESSA', 'wolf') // 'Medium'
 */
export function bandBetween(state: EncounterState, a: string, b: string): RangeBand | null {
  const [one, other] = [findCombatant(state, a), findCombatant(state, b)]
  return one && other ? bandOfPlaces(state, one.place, other.place) : null
}

/**
 * Sets the distance between two groups. Groups that become engaged merge and keep the nearer of their distances to others.
 * @example rangeSet(fightOf('KESSA', 'wolf'), { a: 'at KESSA', b: 'at wolf', band: 'Long' }).maneuvers // 2
 */
export function rangeSet(state: EncounterState, { a, b, band }: RangeState): Moved {
  const maneuvers = maneuversFor(bandOfPlaces(state, a, b), band)
  if (a === b) return { state, maneuvers }
  return { state: band === 'Engaged' ? joined(state, a, b) : withRanges(state, [{ a, b, band }]), maneuvers }
}

function joined(state: EncounterState, a: string, b: string): EncounterState {
  const ranges = placesOf(state)
    .filter((place) => place !== a && place !== b)
    .map((place) => ({ a, b: place, band: nearer(bandOfPlaces(state, a, place), bandOfPlaces(state, b, place)) }))
  const combatants = state.combatants.map((one) => (one.place === b ? { ...one, place: a } : one))
  return withoutEmptyPlaces(withRanges({ ...state, combatants }, ranges))
}

/**
 * Moves a combatant into another's group. It then has that group's distances. Leaving its own group first costs a maneuver and doesn't
 * increase its distance to anybody else. A crew moves with its vehicle.
 * @example engaged(fightOf('KESSA', 'wolf'), 'KESSA', 'wolf').maneuvers // 2
 */
export function engaged(state: EncounterState, moving: string, target: string): Moved | null {
  const [one, other] = [findCombatant(state, moving), findCombatant(state, target)]
  if (!one || !other) return null
  if (one.place === other.place) return { state, maneuvers: 0 }
  const together = movingWith(state, moving)
  const leaving = isAlone(state, one.place, together) ? 0 : maneuversFor('Engaged', 'Close')
  const maneuvers = leaving + maneuversFor(bandOfPlaces(state, one.place, other.place), 'Engaged')
  const moved = withPlace(state, together, other.place)
  return { state: withoutEmptyPlaces(moved), maneuvers }
}

/**
 * Moves a combatant out of its group to a new `place`. It is then close to the group and keeps its distances to others.
 * @example disengaged(engaged(fightOf('KESSA', 'wolf'), 'KESSA', 'wolf').state, 'KESSA', 'the gate').maneuvers // 1
 */
export function disengaged(state: EncounterState, moving: string, place: string): Moved | null {
  const one = findCombatant(state, moving)
  if (!one) return null
  const together = movingWith(state, moving)
  if (isAlone(state, one.place, together)) return { state, maneuvers: 0 }
  const others = placesOf(state).filter((other) => other !== one.place)
  const ranges = [
    { a: place, b: one.place, band: 'Close' as const },
    ...others.map((other) => ({ a: place, b: other, band: bandOfPlaces(state, one.place, other) })),
  ]
  const moved = withPlace(state, together, place)
  return { state: withRanges(moved, ranges), maneuvers: maneuversFor('Engaged', 'Close') }
}

/** Removes the distances of places without combatants. */
export function withoutEmptyPlaces(state: EncounterState): EncounterState {
  const places = new Set(placesOf(state))
  return { ...state, ranges: state.ranges.filter(({ a, b }) => places.has(a) && places.has(b)) }
}

function isAlone({ combatants }: EncounterState, place: string, together: ReadonlySet<string>): boolean {
  return combatants.every((one) => one.place !== place || together.has(one.id))
}

function withPlace(state: EncounterState, moving: ReadonlySet<string>, place: string): EncounterState {
  return { ...state, combatants: state.combatants.map((one) => (moving.has(one.id) ? { ...one, place } : one)) }
}

function withRanges(state: EncounterState, ranges: readonly RangeState[]): EncounterState {
  const kept = state.ranges.filter((range) => !ranges.some(({ a, b }) => isBetween(range, a, b)))
  return { ...state, ranges: [...kept, ...ranges.filter(({ band }) => band !== DEFAULT_BAND)] }
}

function isBetween({ a, b }: RangeState, one: string, other: string): boolean {
  return (a === one && b === other) || (a === other && b === one)
}
