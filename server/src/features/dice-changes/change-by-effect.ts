import { Problem, type RollEffect } from '@waybook/contract'
import { coversSteps, type DiceStep } from '@waybook/rules'

import { playProblems } from '#sentences/problems.ts'

import { findPart, newEffect, savePart } from '../checks/change-check.ts'
import type { PageEffect } from '../checks/document.ts'
import { nameOfSource } from '../checks/effects/add-symbols.ts'
import { payEffects } from '../checks/effects/pay-effects.ts'
import { knownEffects, toRollEffects } from '../checks/effects/present-page-effect.ts'
import { leftOfPart, uncoveredEffects } from '../checks/part-pool.ts'
import { seesResult } from '../checks/policy.ts'
import { surroundingsOf, type SeenCheck } from '../checks/surroundings.ts'
import type { RollService } from '../dice/roll-service.ts'
import type { RequestContext, WriteContext } from '../request-context.ts'
import { countChange } from './count-change.ts'
import { presentRoll, type FoundRoll } from './find-roll.ts'
import { newChange } from './new-change.ts'
import { commitmentForChange } from './throw-again.ts'

async function seenCheck({ records, viewer }: RequestContext, { stored }: FoundRoll): Promise<SeenCheck | null> {
  if (!stored) return null
  return { document: stored.document, viewer, around: await surroundingsOf([stored.document], records) }
}

/** The effects by which the viewer may change a roll. */
export async function effectsOfRoll(context: RequestContext, found: FoundRoll): Promise<RollEffect[]> {
  const seen = await seenCheck(context, found)
  return seen && found.part ? toRollEffects(found.part, seen) : []
}

/** Throws the Problem `not-found` if the viewer may not change the roll by this effect. */
export async function expectEffect(context: RequestContext, found: FoundRoll, key: string): Promise<PageEffect> {
  const seen = await seenCheck(context, found)
  const part = found.part
  const effects = seen && part && found.isOpen && seesResult(part, seen) ? knownEffects(part, seen) : []
  const effect = effects.find((one) => one.key === key && one.after !== undefined)
  if (!effect) throw new Problem('not-found', playProblems.noSuchEffect())
  return effect
}

interface ByEffect {
  readonly effect: PageEffect
  readonly steps: readonly DiceStep[]
  readonly salt: string
  readonly service: RollService
}

/** Changes dice as an effect allows. The change counts at once, whatever the setting says, and is paid in the same transaction. */
export async function changeByEffect(
  context: WriteContext,
  found: FoundRoll,
  { effect, steps, salt, service }: ByEffect,
) {
  const { stored, part, roll } = found
  if (!stored || !part) throw new Problem('not-found', playProblems.noSuchEffect())
  if (!coversSteps(effect.after ?? [], steps))
    throw new Problem('bad-params', 'params.changes: the effect allows other changes')
  const [done] = await payEffects(context, [effect], stored.id, leftOfPart(part))
  const change = newChange(context, { steps, reason: await nameOfSource(context, effect), salt })
  const changed = await countChange(context, found, change, service)
  const now = await findPart(context, { checkId: stored.id, characterId: part.character })
  const used = done ? [newEffect(context, done)] : []
  const after = { ...now.part, effects: [...now.part.effects, ...used] }
  if (used.some(({ id }) => uncoveredEffects(after).has(id)))
    throw new Problem('conflict', playProblems.symbolsOnChangedDice())
  await savePart(context, now.stored, after)
  const nextCommitment = await commitmentForChange(context.records, roll.id)
  return { roll: await presentRoll(context, changed), asked: false, changeId: change.id, nextCommitment }
}
