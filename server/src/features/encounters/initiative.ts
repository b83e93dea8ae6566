import {
  crewOf,
  initiativeOf,
  placeInOrder,
  poolOf,
  readThrow,
  rollerIn,
  throwDice,
  turnHeld,
  withInitiative,
  type CombatantState,
  type EncounterState,
  type Skill,
} from '@waybook/rules'

import type { PlaceRecord } from '#database/history-tables.ts'
import { randomId } from '#runtime/random-id.ts'

import { figuresOf } from '../characters/figures-of.ts'
import { endChecks } from '../checks/close-check.ts'
import { appliesTo } from '../checks/part-pool.ts'
import { basisOf, conditionModifiers, skillOf } from '../checks/participant.ts'
import { readOpenChecks } from '../checks/queries.ts'
import { startCheck } from '../checks/start-check.ts'
import { secureChance } from '../dice/roll-service.ts'
import type { WriteContext } from '../request-context.ts'
import { stateAfter } from './change-encounter.ts'
import { loadEncounter, statusOf, type LoadedEncounter } from './loaded-encounter.ts'
import { knownToAll, knownToAny } from './policy.ts'
import { toPlayCondition } from './presenter.ts'
import { saveEncounter } from './save-encounter.ts'

interface Call {
  readonly skills: readonly string[]
  readonly again?: boolean | undefined
}

/**
 * Calls a check for known party members and rolls for everybody else, once for a group. An unknown party member can't be asked: everybody who
 * knows their name would see the check. Skips combatants who have a result or an open check, unless everybody is to roll again. Returns how
 * many it called.
 */
export async function callInitiative(
  context: WriteContext,
  loaded: LoadedEncounter,
  { skills: skillIds, again = false }: Call,
): Promise<number> {
  const { record, characters } = loaded
  const skills: Skill[] = []
  for (const id of skillIds) skills.push(await skillOf(context.records, id, 'params.skills'))
  if (again) await endChecks(context, 'initiative')
  const waiting = again ? new Set() : await charactersAsked(context)
  const called = record.state.combatants.filter(
    ({ id, characterId }) =>
      // A vehicle acts in the slots of its crew.
      crewOf(record.state, id).length === 0 &&
      (again || (initiativeOf(record.state, id) === null && !waiting.has(characterId))),
  )
  const asked = called.filter(({ own, known }) => own === null && known)
  let state = again ? withoutHands(record.state) : record.state
  for (const one of called.filter((combatant) => !asked.includes(combatant))) {
    const rolled = await rollFor(context, { ...one, conditions: statusOf(one, loaded).conditions }, skills)
    state = stateAfter(withInitiative(state, { combatantId: one.id, ...rolled }, randomId()))
  }
  await saveEncounter(context.records, record, turnHeld(record.state, state, knownToAny(state, characters)))
  const parts = asked.flatMap(({ characterId }) =>
    characterId !== null && characters.has(characterId)
      ? { character: characterId, skills: skillIds, modifiers: [] }
      : [],
  )
  const check = { kind: 'initiative', title: 'Initiative', audience: 'table', parts } as const
  if (parts.length > 0) await startCheck(context, check, loaded)
  return called.length - asked.length + parts.length
}

/** The characters who have not rolled yet in an open check of initiative. */
async function charactersAsked({ records }: WriteContext): Promise<Set<string | null>> {
  const checks = (await readOpenChecks(records)).filter(({ document }) => document.kind === 'initiative')
  const unrolled = checks.flatMap(({ document }) => document.parts.filter(({ rolled }) => !rolled))
  return new Set(unrolled.map(({ character }) => character))
}

/** Lets the next roll replace a result that was set manually. */
function withoutHands(state: EncounterState): EncounterState {
  const slots = state.slots.map((slot) => ({
    ...slot,
    initiative: slot.initiative && { ...slot.initiative, byHand: undefined },
  }))
  return { ...state, slots }
}

/**
 * Stores a character's roll for initiative, unless the game master has set their result since the call. Returns their place in the order
 * then; `null` if they are in no current encounter. `isChanged`: the roll was made before and its dice have changed, which counts until the
 * first round begins; then it returns `null`.
 */
export async function initiativeRolled(
  { records }: Pick<WriteContext, 'records'>,
  { characterId, successes, advantage, isChanged = false }: RolledInitiative,
): Promise<PlaceRecord | null> {
  const loaded = await loadEncounter(records)
  if (isChanged && loaded && loaded.record.state.round > 0) return null
  const combatant = loaded && rollerIn(loaded.record.state, characterId)
  if (!combatant) return null
  const { record, characters } = loaded
  const placed = (state: EncounterState): PlaceRecord => ({
    all: placeInOrder(state, combatant.id, null),
    open: placeInOrder(state, combatant.id, knownToAll(state, characters)),
  })
  if (initiativeOf(record.state, combatant.id)?.byHand) return placed(record.state)
  const rolled = { combatantId: combatant.id, successes, advantage }
  const after = stateAfter(withInitiative(record.state, rolled, randomId()))
  await saveEncounter(records, record, turnHeld(record.state, after, knownToAny(record.state, characters)))
  return placed(after)
}

interface RolledInitiative {
  readonly characterId: string
  readonly successes: number
  readonly advantage: number
  readonly isChanged?: boolean
}

/** Rolls with the skill that gives the most dice. */
async function rollFor({ records }: WriteContext, combatant: CombatantState, skills: readonly Skill[]) {
  const { characterId, own, group, conditions } = combatant
  const figures = characterId === null ? null : await figuresOf(records, characterId)
  const bases = skills.map((skill) => basisOf({ figures, group, wounds: own?.wounds ?? 0 }, skill))
  const best = bases.reduce((one, other) => (other.value + other.ranks > one.value + one.ranks ? other : one))
  const modifiers = conditionModifiers({ conditions: conditions.map(toPlayCondition), figures }).filter((one) =>
    appliesTo(one, best.characteristic),
  )
  const { net } = readThrow(throwDice(poolOf(best, modifiers), secureChance))
  return { successes: net?.success ?? 0, advantage: net?.advantage ?? 0 }
}
