import { Problem } from '@waybook/contract'

import { playProblems } from '#sentences/problems.ts'

import type { OperationHandlers, WriteContext } from '../request-context.ts'
import { answerWith, type PartParams } from './change-check.ts'
import type { PageEffect, StoredCheck } from './document.ts'
import { payEffects } from './effects/pay-effects.ts'
import { reactionsFor, unknownReactions } from './effects/present-reaction.ts'
import { addEffects, applyAnew, findSeenPart, takeResultBack } from './part-effects.ts'
import { readChecks } from './queries.ts'
import { surroundingsOf } from './surroundings.ts'

export const reactionOperations = {
  reactToHit: async (context, { key, ...params }) => {
    const { stored, part, around } = await findSeenPart(context, params)
    const seen = { document: stored.document, viewer: context.viewer, around }
    const effect = reactionsFor(part, seen).find((one) => one.key === key)
    if (!effect) throw notOffered()
    return await answerWith(context, await react(context, params, effect))
  },

  reactToUnknownHit: async (context, { checkId, key }) => {
    const [stored] = await readChecks(context.records, [checkId])
    if (!stored) throw notOffered()
    const { document } = stored
    const seen = { document, viewer: context.viewer, around: await surroundingsOf([document], context.records) }
    const [found] = document.parts.flatMap((part) =>
      unknownReactions(part, seen).flatMap((effect) => (effect.key === key ? [{ part, effect }] : [])),
    )
    if (!found) throw notOffered()
    await react(context, { checkId, characterId: found.part.character }, found.effect)
  },
} satisfies Partial<OperationHandlers>

const notOffered = () => new Problem('not-found', playProblems.noLongerOffered())

/** A result that was applied is undone first, so it makes no difference who was quicker, and a rival pays from the points of before. */
async function react(context: WriteContext, params: PartParams, effect: PageEffect): Promise<StoredCheck> {
  const wasApplied = await takeResultBack(context, params)
  await addEffects(context, params, await payEffects(context, [effect], params.checkId))
  return await applyAnew(context, params, wasApplied)
}
