import { Problem } from '@waybook/contract'
import { canPay } from '@waybook/rules'

import type { OperationHandlers } from '../request-context.ts'
import { applyOption } from './apply-option.ts'
import { answerWith } from './change-check.ts'
import { isApplied, isStale, optionsFor } from './offers.ts'
import { addEffects, applyAnew, findSeenPart, saveEffects, takeResultBack } from './part-effects.ts'
import { leftOfPart, uncoveredEffects } from './part-pool.ts'
import { maySpend, mayUndo } from './policy.ts'
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
    const done = [{ option: option.id, name: option.name, paid, did }]
    return await answerWith(context, await addEffects(context, params, done))
  },

  applyResult: async (context, params) => {
    const { part } = await findSeenPart(context, params)
    if (isApplied(part) && !isStale(part)) throw new Problem('conflict', 'This has been applied already')
    const stored = await applyAnew(context, params, await takeResultBack(context, params))
    return await answerWith(context, stored)
  },

  keepEffect: async (context, { effectId, ...params }) => {
    const { part } = await findSeenPart(context, params)
    if (!uncoveredEffects(part).has(effectId)) throw new Problem('conflict', 'The roll covers it')
    const kept = await saveEffects(context, params, (effects) =>
      effects.map((one) => (one.id === effectId ? { ...one, kept: true } : one)),
    )
    return await answerWith(context, kept)
  },

  undoEffect: async (context, { effectId, ...params }) => {
    const { stored, part } = await findSeenPart(context, params)
    const effect = part.effects.find(({ id }) => id === effectId)
    if (!effect) throw new Problem('not-found', 'This is no longer there')
    if (effect.undone) throw new Problem('conflict', 'This has been undone already')
    if (!mayUndo(effect, { document: stored.document, viewer: context.viewer }))
      throw new Problem('not-allowed', 'Only the game master or who did it may undo it')
    await undoEffect(context, effect.did)
    const undone = await saveEffects(context, params, (effects) =>
      effects.map((one) => (one.id === effectId ? { ...one, undone: true } : one)),
    )
    return await answerWith(context, undone)
  },
} satisfies Partial<OperationHandlers>
