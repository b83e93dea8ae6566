import type { CombatantState, Condition, EncounterState } from './encounter-state.ts'
import { withInitiative } from './slots.ts'
import { groupFigures } from './wounds.ts'

/** For tests: a fight of combatants with these ids. Ids in capitals are the players'. `?` marks combatants unknown to players. */
export function fightOf(...names: readonly string[]): EncounterState {
  const state = { title: '', sceneId: null, round: 0, turn: null, lead: [], slots: [], ranges: [], past: [] }
  return { ...state, combatants: names.map(fighter) }
}

function fighter(name: string): CombatantState {
  const id = name.replace('?', '')
  const isPlayer = id === id.toUpperCase()
  return {
    id,
    kind: isPlayer ? 'character' : 'rival',
    side: isPlayer ? 'players' : 'gameMaster',
    characterId: null,
    name: null,
    joinedAs: id,
    number: null,
    tokenIds: [],
    known: !name.includes('?'),
    own: groupFigures({ size: 1, unit: 10 }),
    group: null,
    conditions: [],
    countdown: {},
    counted: 0,
    place: `at ${id}`,
  }
}

export const knowsIn =
  ({ combatants }: EncounterState) =>
  (id: string) =>
    combatants.some((one) => one.id === id && one.known)

/** Gives each of these combatants a slot, in this order. The slot of `KESSA` has the id `slot KESSA`. */
export function inOrder(state: EncounterState, ...ids: readonly string[]): EncounterState {
  return ids.reduce((before, combatantId, index) => {
    const rolled = { combatantId, successes: ids.length - index, advantage: 0 }
    const after = withInitiative(before, rolled, `slot ${combatantId}`)
    return after.ok ? after.state : before
  }, state)
}

export const lasting = (name: string, rounds: number): Condition => ({ name, dice: [], until: { rounds } })
