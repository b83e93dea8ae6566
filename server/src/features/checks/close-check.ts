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

/** How long the symbols of a finished check can be spent if its characters roll nothing else. */
const SPENT_WITHIN_MS = 15 * 60_000

/**
 * Ends checks that everybody has rolled: those of these characters alone, who now roll again, and those whose last roll was long ago.
 */
export async function endFinished(context: WriteContext, characters: readonly string[]): Promise<void> {
  for (const stored of await readOpenChecks(context.records)) {
    const { parts } = stored.document
    const rolls = parts.flatMap(({ rolled }) => rolled?.roll.at ?? [])
    if (rolls.length < parts.length) continue
    const isTheirs = parts.every((part) => characters.includes(part.character))
    const isOld = context.records.at - Math.max(...rolls) > SPENT_WITHIN_MS
    if (isTheirs || isOld) await updateCheck(context.records, stored, await cancelled(context, stored), null)
  }
}
