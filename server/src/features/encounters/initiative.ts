import { Problem } from '@waybook/contract'
import {
  isCharacteristic,
  minionRanks,
  minionsLeft,
  poolOf,
  readThrow,
  throwDice,
  turnKept,
  withInitiative,
  type CombatantState,
  type Condition,
  type Skill,
} from '@waybook/rules'

import { randomId } from '#runtime/random-id.ts'

import { figuresOf } from '../characters/figures-of.ts'
import { startCheck } from '../checks/start-check.ts'
import { secureChance } from '../dice/roll-service.ts'
import type { WriteContext } from '../request-context.ts'
import { stateAfter } from './change-encounter.ts'
import { knownToAny, loadEncounter, standingOf, type LoadedEncounter } from './loaded-encounter.ts'
import { saveEncounter } from './save-encounter.ts'

/** Of those without a page. */
const CHARACTERISTIC = 2

/**
 * Calls a check for those whose points are those of a character, and rolls for the others: a group is rolled for once. Those of the
 * party who take part unknown are rolled for too: the check is open to all who know their names.
 */
export async function callInitiative(
  context: WriteContext,
  loaded: LoadedEncounter,
  skillIds: readonly string[],
): Promise<void> {
  const { record, characters } = loaded
  const { skills: all } = await context.records.campaign.words()
  const skills = skillIds.map((id) => all.find((skill) => skill.id === id))
  if (!skills.every((skill) => skill !== undefined)) throw new Problem('bad-params', 'params.skills: is not a skill')
  const asked = record.state.combatants.filter(({ own, known }) => own === null && known)
  let { state } = record
  for (const one of state.combatants.filter((combatant) => !asked.includes(combatant))) {
    const rolled = await rollFor(context, { ...one, conditions: standingOf(one, loaded).conditions }, skills)
    state = stateAfter(withInitiative(state, { combatantId: one.id, ...rolled }, randomId()))
  }
  await saveEncounter(context.records, record, turnKept(record.state, state, knownToAny(state, characters)))
  const parts = asked.flatMap(({ characterId }) =>
    characterId !== null && characters.has(characterId)
      ? { character: characterId, skills: skillIds, modifiers: [] }
      : [],
  )
  if (parts.length > 0) await startCheck(context, { kind: 'initiative', title: 'Initiative', audience: 'table', parts })
}

/** Takes what a character rolled for initiative. Does nothing if no encounter with them is under way. */
export async function initiativeRolled(
  { records }: Pick<WriteContext, 'records'>,
  { characterId, successes, advantage }: { characterId: string; successes: number; advantage: number },
): Promise<void> {
  const loaded = await loadEncounter(records)
  const combatant = loaded?.record.state.combatants.find((one) => one.own === null && one.characterId === characterId)
  if (!loaded || !combatant) return
  const { record, characters } = loaded
  const rolled = { combatantId: combatant.id, successes, advantage }
  const after = stateAfter(withInitiative(record.state, rolled, randomId()))
  await saveEncounter(records, record, turnKept(record.state, after, knownToAny(record.state, characters)))
}

/** With the skill that gives more dice. */
async function rollFor(context: WriteContext, combatant: CombatantState, skills: readonly Skill[]) {
  const character = combatant.characterId === null ? null : await figuresOf(context.records, combatant.characterId)
  const bases = skills.map(({ id, characteristic }) => {
    const value = isCharacteristic(characteristic) ? (character?.characteristics[characteristic] ?? 0) : 0
    const ranks = ranksOf(combatant, character?.skills[id] ?? 0)
    return { characteristic, ranks, value: character ? value : CHARACTERISTIC }
  })
  const [best] = bases.toSorted((one, other) => other.value + other.ranks - one.value - one.ranks)
  const modifiers = combatant.conditions.flatMap((condition) => diceOf(condition, best?.characteristic ?? ''))
  const pool = poolOf(best ?? { value: CHARACTERISTIC, ranks: 0 }, modifiers)
  const net = readThrow(throwDice(pool, secureChance)).net
  return { successes: net?.success ?? 0, advantage: net?.advantage ?? 0 }
}

/** A group has the skills of its page, with the ranks of those who stand. */
function ranksOf({ group, own }: CombatantState, ranks: number): number {
  if (!group || !own || ranks === 0) return ranks
  return minionRanks(minionsLeft(group, own.wounds))
}

function diceOf({ dice }: Condition, characteristic: string) {
  return dice.filter(({ only }) => only === undefined || only.includes(characteristic))
}
