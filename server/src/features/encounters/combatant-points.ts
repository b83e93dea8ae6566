import { Problem, type PlayCondition } from '@waybook/contract'
import { countingFor, hurt, notCounting, withCombatant, withCondition, type Harm } from '@waybook/rules'

import { withEffects } from '../characters/condition-effects.ts'
import { figuresOf, type CharacterFigures } from '../characters/figures-of.ts'
import { dropCondition, putCondition } from '../characters/put-condition.ts'
import { setDynamic } from '../characters/set-dynamic.ts'
import type { WriteContext } from '../request-context.ts'
import { combatantOf, asPoints, type LoadedEncounter } from './loaded-encounter.ts'
import { saveEncounter } from './save-encounter.ts'

/** For party members, changes the points of the character. */
export async function hurtCombatant(
  context: WriteContext,
  loaded: LoadedEncounter,
  { id, ...harm }: Harm & { readonly id: string },
): Promise<void> {
  const { own, group, characterId } = combatantOf(loaded, id)
  if (!own) return await hurtCharacter(context, characterId ?? '', { harm, past: loaded.past })
  const after = hurt(own, harm, { past: loaded.past, group: group !== null })
  await saveEncounter(
    context.records,
    loaded.record,
    withCombatant(loaded.record.state, id, (one) => ({ ...one, own: after })),
  )
}

export async function hurtCharacter(
  { records, firstName }: WriteContext,
  id: string,
  { harm, past }: { readonly harm: Harm; readonly past: boolean },
): Promise<void> {
  const { maxHp, ...character } = await charactersFigures(records, id)
  const after = hurt(asPoints({ ...character, maxHp }), harm, { past, group: false })
  // A character without a strain threshold keeps the strain that was entered manually.
  const strain = character.strainThreshold === null ? {} : { strain: after.strain }
  await setDynamic(records, id, { hitpoints: maxHp - after.wounds, ...strain, by: firstName })
}

async function charactersFigures(records: WriteContext['records'], id: string): Promise<CharacterFigures> {
  const character = await figuresOf(records, id)
  if (!character) throw new Problem('not-found')
  return character
}

export async function giveCondition(
  context: WriteContext,
  { record }: LoadedEncounter,
  { id, condition }: { readonly id: string; readonly condition: PlayCondition },
): Promise<void> {
  const { own, characterId } = combatantOf({ record }, id)
  const full = own ? await withEffects(context.records, condition) : condition
  const given = withCombatant(record.state, id, (one) => ({
    ...one,
    conditions: own ? withCondition(one.conditions, full) : one.conditions,
  }))
  await saveEncounter(context.records, record, countingFor(given, id, condition))
  if (!own) await putCondition(context.records, characterId ?? '', condition, context.firstName)
}

export async function takeCondition(
  context: WriteContext,
  { record }: LoadedEncounter,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  const { own, characterId } = combatantOf({ record }, id)
  const taken = withCombatant(record.state, id, (one) => ({
    ...one,
    conditions: one.conditions.filter((condition) => condition.name !== name),
  }))
  await saveEncounter(context.records, record, notCounting(taken, id, name))
  if (!own) await dropCondition(context.records, characterId ?? '', name, context.firstName)
}
