import type { CheckKind } from '@waybook/contract'

import type { WriteContext } from '../request-context.ts'
import type { CheckDocument, StoredCheck } from './document.ts'
import { readOpenChecks, updateCheck } from './queries.ts'
import { keepQueued } from './queued-dice.ts'
import { refundUnrolled } from './story-points.ts'

/**
 * Ends a check; it is cancelled if nobody has rolled. Returns everything that was spent on parts without a roll: story points and queued dice.
 */
export async function cancelled(context: WriteContext, stored: StoredCheck): Promise<CheckDocument> {
  const { document } = stored
  const { parts } = document
  await refundUnrolled(context, stored)
  const unrolled = parts.filter(({ rolled }) => !rolled)
  const queued = unrolled.flatMap(({ modifiers }) => modifiers.flatMap((one) => (one.on && one.queued) || []))
  for (const dice of queued) await keepQueued(context.records, dice)
  return { ...document, state: unrolled.length === parts.length ? 'cancelled' : 'closed' }
}

/** Ends the open checks of a kind that have this character as the only participant; without a character, all checks of the kind. */
export async function endChecks(context: WriteContext, kind: CheckKind, character?: string): Promise<void> {
  for (const stored of await readOpenChecks(context.records)) {
    const { document } = stored
    const isTheirs = character === undefined || document.parts.every((part) => part.character === character)
    if (document.kind === kind && isTheirs)
      await updateCheck(context.records, stored, await cancelled(context, stored), null)
  }
}
