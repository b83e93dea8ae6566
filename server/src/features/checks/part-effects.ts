import { Problem } from '@waybook/contract'

import { playProblems } from '#sentences/problems.ts'

import type { WriteContext } from '../request-context.ts'
import { appliedEffects, applyRoll } from './apply-roll.ts'
import { findOpenPart, newEffect, readPart, storePart, type PartParams } from './change-check.ts'
import type { Done, Effect, StoredCheck } from './document.ts'
import { netOfPart } from './part-pool.ts'
import { seesResult } from './policy.ts'
import { undoEffect } from './undo-effect.ts'

/** Refuses viewers who may not see the result, because they would learn about it by trying options. */
export async function findSeenPart(context: WriteContext, params: PartParams) {
  const found = await findOpenPart(context, params)
  if (found.part.rolled && !seesResult(found.part, { document: found.stored.document, viewer: context.viewer }))
    throw new Problem('not-allowed', playProblems.resultForGameMaster())
  return found
}

/** Undoes the applied result, if there is one. */
export async function takeResultBack(context: WriteContext, params: PartParams): Promise<boolean> {
  const { part } = await readPart(context, params)
  const before = appliedEffects(part)
  for (const { did } of before.toReversed()) await undoEffect(context, did)
  if (before.length === 0) return false
  await saveEffects(context, params, (effects) => effects.map(undoneIfIn(before)))
  return true
}

/** Applies the result as it is now, in place of the one that was applied before. A result that is no longer a success is only undone. */
export async function applyAnew(context: WriteContext, params: PartParams, wasApplied: boolean): Promise<StoredCheck> {
  const { stored, part } = await readPart(context, params)
  const isUndoneOnly = wasApplied && (netOfPart(part)?.success ?? 0) <= 0
  const done = isUndoneOnly ? [] : await applyRoll(context, stored.document, part)
  return await addEffects(context, params, done)
}

const undoneIfIn = (undone: readonly Effect[]) => (effect: Effect) =>
  undone.some(({ id }) => id === effect.id) ? { ...effect, undone: true } : effect

export async function addEffects(
  context: WriteContext,
  params: PartParams,
  done: readonly Done[],
): Promise<StoredCheck> {
  const added = done.map((one) => newEffect(context, one))
  return await saveEffects(context, params, (effects) => [...effects, ...added])
}

/** Reads the check again, because an effect may have changed it: queued dice may have left it. */
export async function saveEffects(
  context: WriteContext,
  params: PartParams,
  change: (effects: readonly Effect[]) => Effect[],
): Promise<StoredCheck> {
  const { stored, part } = await readPart(context, params)
  return await storePart(context, stored, { ...part, effects: change(part.effects) })
}
