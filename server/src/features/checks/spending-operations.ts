import { Problem } from '@waybook/contract'
import { canPay } from '@waybook/rules'

import { playProblems } from '#sentences/problems.ts'

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
    if (!left) throw new Problem('conflict', playProblems.notRolledYet())
    const option = optionsFor(part).find((one) => one.id === id)
    const paid = option?.costs.find(({ symbol }) => symbol === pay)
    if (!option || !paid) throw new Problem('bad-params', 'params.option: cannot be bought like this')
    if (!maySpend(paid, part, context.viewer)) throw new Problem('not-allowed', playProblems.playersSpendAdvantage())
    if (!canPay(left, paid)) throw new Problem('conflict', playProblems.notEnoughLeft())
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
    if (isApplied(part) && !isStale(part)) throw new Problem('conflict', playProblems.appliedAlready())
    const stored = await applyAnew(context, params, await takeResultBack(context, params))
    return await answerWith(context, stored)
  },

  keepEffect: async (context, { effectId, ...params }) => {
    const { part } = await findSeenPart(context, params)
    if (!uncoveredEffects(part).has(effectId)) throw new Problem('conflict', playProblems.coveredByRoll())
    const kept = await saveEffects(context, params, (effects) =>
      effects.map((one) => (one.id === effectId ? { ...one, kept: true } : one)),
    )
    return await answerWith(context, kept)
  },

  undoEffect: async (context, { effectId, ...params }) => {
    const { stored, part } = await findSeenPart(context, params)
    const effect = part.effects.find(({ id }) => id === effectId)
    if (!effect) throw new Problem('not-found', playProblems.noLongerThere())
    if (effect.undone) throw new Problem('conflict', playProblems.undoneAlready())
    if (!mayUndo(effect, { document: stored.document, viewer: context.viewer }))
      throw new Problem('not-allowed', playProblems.onlyWhoDidMayUndo())
    await undoEffect(context, effect.did)
    const undone = await saveEffects(context, params, (effects) =>
      effects.map((one) => (one.id === effectId ? { ...one, undone: true } : one)),
    )
    return await answerWith(context, undone)
  },
} satisfies Partial<OperationHandlers>
