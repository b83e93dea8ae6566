import { everything, reaches } from '@waybook/contract'
import type { DiceEvent, DiceStep } from '@waybook/rules'

import { saveChange, withChange } from '#features/dice-changes/count-change.ts'
import { newChange } from '#features/dice-changes/new-change.ts'
import { throwAgain } from '#features/dice-changes/throw-again.ts'
import type { RollRecord } from '#features/dice/queries.ts'
import type { WriteContext } from '#features/request-context.ts'

import type { PageEffect } from '../document.ts'
import { readSources } from './effect-sources.ts'

/**
 * The roll with the symbols that effects add to it, one change for each effect. As changes of the roll they are in its proof, its log and
 * every result, each with its reason.
 */
export async function withSymbols(
  context: WriteContext,
  roll: RollRecord,
  effects: readonly PageEffect[],
): Promise<RollRecord> {
  let now = roll
  for (const effect of effects) {
    const steps = stepsOf(effect)
    if (steps.length === 0) continue
    const change = newChange(context, { steps, reason: await nameOfSource(context, effect) })
    const counted = await throwAgain(context.records, now, { ...change, state: 'counts' })
    now = withChange(now, counted)
    await saveChange(context, notInCheck, now, counted)
  }
  return now
}

/** What the effects add to a roll that is about to be made. */
export const symbolEvents = (effects: readonly PageEffect[]): DiceEvent[] =>
  effects.map((effect) => ({ steps: stepsOf(effect) }))

const stepsOf = ({ symbols = [] }: PageEffect) => symbols.map((one): DiceStep => ({ op: 'symbol', ...one }))

/** The check stores the roll with its changes itself. */
const notInCheck = { stored: null, part: null }

/**
 * The name of the page if players know it, because everybody who sees the roll reads the reason of its changes. What a target has is never
 * named: that players know the page does not mean that they know who has it.
 */
export async function nameOfSource(
  { records }: WriteContext,
  { source, ofTarget, other }: PageEffect,
): Promise<string> {
  if (ofTarget) return 'An effect of the target'
  if (other) return 'An effect of somebody else'
  const [page] = await readSources(records, [source], everything)
  return page && reaches(page.reveal, 'name') ? page.name : 'An effect'
}
