import type { WriteContext } from '../request-context.ts'
import type { CheckDocument, StoredCheck } from './document.ts'
import { refundUnrolled } from './story-points.ts'

/**
 * The check when it is over: cancelled if nobody has rolled. What was spent on parts that were never rolled returns: story points, and the dice
 * that had waited for them.
 */
export async function cancelled(context: WriteContext, stored: StoredCheck): Promise<CheckDocument> {
  const { document } = stored
  const { parts } = document
  await refundUnrolled(context, stored)
  const unrolled = parts.filter(({ rolled }) => !rolled)
  const queued = unrolled.flatMap(({ modifiers }) => modifiers.flatMap((one) => (one.on && one.queued) || []))
  for (const dice of queued) await context.records.checks.keepQueued(dice)
  return { ...document, state: unrolled.length === parts.length ? 'cancelled' : 'closed' }
}
