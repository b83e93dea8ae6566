import { poolOf, readThrow, throwDice, turnKept, withInitiative, type CombatantState, type Skill } from '@waybook/rules'

import { randomId } from '#runtime/random-id.ts'

import { figuresOf } from '../characters/figures-of.ts'
import { appliesTo } from '../checks/part-pool.ts'
import { basisOf, conditionModifiers, skillOf } from '../checks/participant.ts'
import { startCheck } from '../checks/start-check.ts'
import { secureChance } from '../dice/roll-service.ts'
import type { WriteContext } from '../request-context.ts'
import { stateAfter } from './change-encounter.ts'
import { knownToAny, loadEncounter, standingOf, type LoadedEncounter } from './loaded-encounter.ts'
import { toPlayCondition } from './presenter.ts'
import { saveEncounter } from './save-encounter.ts'

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
  const skills: Skill[] = []
  for (const id of skillIds) skills.push(await skillOf(context.records, id, 'params.skills'))
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
  const check = { kind: 'initiative', title: 'Initiative', audience: 'table', parts } as const
  if (parts.length > 0) await startCheck(context, check, loaded)
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
