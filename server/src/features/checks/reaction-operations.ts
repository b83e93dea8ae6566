import { Problem } from '@waybook/contract'

import type { OperationHandlers } from '../request-context.ts'
import { payEffects } from './effects/pay-effects.ts'
import { reactionsFor } from './effects/present-reaction.ts'
import { addEffects, applyAnew, findSeenPart, takeResultBack } from './part-effects.ts'

export const reactionOperations = {
  /** A result that was applied is undone first, so it makes no difference who was quicker, and a rival pays from the points of before. */
  reactToHit: async (context, { key, ...params }) => {
    const { stored, part, around } = await findSeenPart(context, params)
    const seen = { document: stored.document, viewer: context.viewer, around }
    const effect = reactionsFor(part, seen).find((one) => one.key === key)
    if (!effect) throw new Problem('not-found', 'This is no longer offered')
    const wasApplied = await takeResultBack(context, params)
    const paid = await payEffects(context, [effect], stored.id)
    await addEffects(context, params, paid)
    return await applyAnew(context, params, wasApplied)
  },
} satisfies Partial<OperationHandlers>
