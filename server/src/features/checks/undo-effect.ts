import { Problem } from '@waybook/contract'

import { playProblems } from '#sentences/problems.ts'

import { findTarget, hurtTarget, putTargetCondition, dropTargetCondition } from '../encounters/target.ts'
import type { WriteContext } from '../request-context.ts'
import type { Outcome, QueuedDie } from './document.ts'
import { takeBackUse } from './effects/pay-effects.ts'
import { undoForce } from './force-use.ts'
import { changed, withPart } from './part-pool.ts'
import { readOpenChecks, updateCheck } from './queries.ts'
import { dropQueued } from './queued-dice.ts'

/** Undoes exactly what an effect did, regardless of later changes: points change back by the same amount. */
export async function undoEffect(context: WriteContext, did: Outcome): Promise<void> {
  switch (did.kind) {
    case 'text':
      return
    case 'points': {
      const { wounds, strain } = did
      const target = await findTarget(context, did.target)
      const back = { wounds: wounds.before - wounds.after, strain: strain.before - strain.after }
      if (target) await hurtTarget(context, target, back)
      return
    }
    case 'condition':
      await dropTargetCondition(context, did.target, did.condition.name)
      return
    case 'healed':
      await putTargetCondition(context, did.target, did.condition)
      return
    case 'force':
      return await undoForce(context, did)
    case 'queued':
      return await unqueue(context, did.queued)
    case 'used':
      return await takeBackUse(context, did)
  }
}

/** Removes dice from the queue, or from the check that took them. */
async function unqueue({ records }: WriteContext, queued: QueuedDie): Promise<void> {
  if (await dropQueued(records, queued.id)) return
  for (const stored of await readOpenChecks(records)) {
    const part = stored.document.parts.find((one) => one.modifiers.some((modifier) => isOf(modifier, queued)))
    if (!part) continue
    if (part.rolled) break
    const modifiers = part.modifiers.filter((modifier) => !isOf(modifier, queued))
    await updateCheck(records, stored, withPart(stored.document, changed(part, { modifiers })), part.character)
    return
  }
  throw new Problem('conflict', playProblems.diceRolledAlready())
}

function isOf({ queued }: { readonly queued?: QueuedDie }, { id }: QueuedDie): boolean {
  return queued?.id === id
}
