import { Problem } from '@waybook/contract'
import { canPay } from '@waybook/rules'

import type { OperationHandlers, WriteContext } from '../request-context.ts'
import { applyOption } from './apply-option.ts'
import { appliedEffects, applyRoll } from './apply-roll.ts'
import { findOpenPart, findPart, newEffect, savePart, type PartParams } from './change-check.ts'
import type { Done, Effect } from './document.ts'
import { isApplied, isStale, optionsFor } from './offers.ts'
import { leftOfPart, netOfPart, uncoveredEffects } from './part-pool.ts'
import { maySpend, mayUndo, seesResult } from './policy.ts'
import { undoEffect } from './undo-effect.ts'

export const spendingOperations = {
  spend: async (context, { option: id, pay, target, text = '', ...params }) => {
    const { stored, part } = await findSeenPart(context, params)
    const left = leftOfPart(part)
    if (!left) throw new Problem('conflict', 'This has not been rolled yet')
    const option = optionsFor(part).find((one) => one.id === id)
    const paid = option?.costs.find(({ symbol }) => symbol === pay)
    if (!option || !paid) throw new Problem('bad-params', 'params.option: cannot be bought like this')
    if (!maySpend(paid, part, context.viewer))
      throw new Problem('not-allowed', 'Players spend advantage, triumph and Force points of their own rolls')
    if (!canPay(left, paid)) throw new Problem('conflict', 'Not enough is left for this')
    const did = await applyOption(context, {
      checkId: stored.id,
      document: stored.document,
      part,
      option,
      paid,
      target,
      text: text.trim(),
    })
    return await addEffects(context, params, [{ option: option.id, name: option.name, paid, did }])
  },

  applyResult: async (context, params) => {
    const { stored, part } = await findSeenPart(context, params)
    if (isApplied(part) && !isStale(part)) throw new Problem('conflict', 'This has been applied already')
    const before = appliedEffects(part)
    for (const { did } of before.toReversed()) await undoEffect(context, did)
    if (before.length > 0) await saveEffects(context, params, (effects) => effects.map(undoneIfIn(before)))
    const isUndoneOnly = before.length > 0 && (netOfPart(part)?.success ?? 0) <= 0
    const effects = part.effects.map(undoneIfIn(before))
    const done = isUndoneOnly ? [] : await applyRoll(context, stored.document, { ...part, effects })
    return await addEffects(context, params, done)
  },

  keepEffect: async (context, { effectId, ...params }) => {
    const { part } = await findSeenPart(context, params)
    if (!uncoveredEffects(part).has(effectId)) throw new Problem('conflict', 'The roll covers it')
    return await saveEffects(context, params, (effects) =>
      effects.map((one) => (one.id === effectId ? { ...one, kept: true } : one)),
    )
  },

  undoEffect: async (context, { effectId, ...params }) => {
    const { stored, part } = await findSeenPart(context, params)
    const effect = part.effects.find(({ id }) => id === effectId)
    if (!effect) throw new Problem('not-found', 'This is no longer there')
    if (effect.undone) throw new Problem('conflict', 'This has been undone already')
    if (!mayUndo(effect, { document: stored.document, viewer: context.viewer }))
      throw new Problem('not-allowed', 'Only the game master or who did it may undo it')
    await undoEffect(context, effect.did)
    return await saveEffects(context, params, (effects) =>
      effects.map((one) => (one.id === effectId ? { ...one, undone: true } : one)),
    )
  },
} satisfies Partial<OperationHandlers>

/** Refuses viewers who may not see the result, because they would learn about it by trying options. */
async function findSeenPart(context: WriteContext, params: PartParams) {
  const found = await findOpenPart(context, params)
  if (found.part.rolled && !seesResult(found.part, { document: found.stored.document, viewer: context.viewer }))
    throw new Problem('not-allowed', 'The result of this roll is for the game master')
  return found
}

const undoneIfIn = (undone: readonly Effect[]) => (effect: Effect) =>
  undone.some(({ id }) => id === effect.id) ? { ...effect, undone: true } : effect

async function addEffects(context: WriteContext, params: PartParams, done: readonly Done[]) {
  const added = done.map((one) => newEffect(context, one))
  return await saveEffects(context, params, (effects) => [...effects, ...added])
}

/** Reads the check again, because an effect may have changed it: queued dice may have left it. */
async function saveEffects(
  context: WriteContext,
  params: PartParams,
  change: (effects: readonly Effect[]) => Effect[],
) {
  const { stored, part } = await findPart(context, params)
  return await savePart(context, stored, { ...part, effects: change(part.effects) })
}
