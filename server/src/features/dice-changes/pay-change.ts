import { Problem, type ChangePayment } from '@waybook/contract'
import { canPay, isStepAgainst } from '@waybook/rules'

import { playProblems } from '#sentences/problems.ts'

import { pointName, readForceRules, pointKind } from '../campaign/campaign-words.ts'
import { findPart, savePart } from '../checks/change-check.ts'
import { leftOfPart, uncoveredEffects } from '../checks/part-pool.ts'
import { CHANGE_OPTION, maySpend, seesResult } from '../checks/policy.ts'
import { readStoryPoints, saveStoryPoints } from '../checks/story-point-queries.ts'
import { movePoint, otherSide } from '../checks/story-pool.ts'
import type { DiceChange } from '../dice/dice-change.ts'
import type { RequestContext, WriteContext } from '../request-context.ts'
import type { FoundRoll } from './find-roll.ts'
import { rightToChange } from './policy.ts'

const TRIUMPH = { symbol: 'triumph', count: 1 } as const

/** Everybody pays with a point of their own side, whoever's roll it is. */
const sideOf = ({ viewer }: Pick<RequestContext, 'viewer'>) => (viewer.role === 'gameMaster' ? viewer.role : 'players')

/** What the viewer could pay with for a change of this roll. */
export async function paymentsFor(context: RequestContext, found: FoundRoll): Promise<ChangePayment[]> {
  if (rightToChange(context.viewer, found) === 'no' || found.roll.audience === 'self') return []
  const points = await readStoryPoints(context.records)
  const payments: ChangePayment[] = hasTriumph(context, found) ? ['triumph'] : []
  return points[sideOf(context)] > 0 ? [...payments, 'storyPoint'] : payments
}

function hasTriumph({ viewer }: Pick<RequestContext, 'viewer'>, { stored, part }: FoundRoll): boolean {
  if (!stored || !part || stored.document.state !== 'open' || !maySpend(TRIUMPH, part, viewer)) return false
  const left = seesResult(part, { document: stored.document, viewer }) ? leftOfPart(part) : null
  return left !== null && canPay(left, TRIUMPH)
}

/** How a change that somebody wants is paid. Nothing moves before it counts. Throws a Problem if it cannot be paid like this. */
export async function plannedPayment(
  context: WriteContext,
  found: FoundRoll,
  { pay, steps }: { readonly pay: ChangePayment | undefined; readonly steps: DiceChange['steps'] },
): Promise<Pick<DiceChange, 'pays'>> {
  if (pay === undefined) return {}
  // What was paid is seen by everyone. It would tell of changes that players don't know of.
  if (found.roll.difficultyHidden === true && steps.some(isStepAgainst))
    throw new Problem('bad-params', 'params.pay: nobody pays for hidden dice')
  if (!(await paymentsFor(context, found)).includes(pay))
    throw new Problem('conflict', `There is no ${words[pay]} for it`)
  return { pays: pay === 'triumph' ? { what: pay } : { what: pay, side: sideOf(context) } }
}

const words = { triumph: 'triumph left', storyPoint: 'point' } as const

/** Pays for a change that counts now, after its dice fell. Throws the Problem `conflict` if it cannot be paid. */
export async function payForChange(
  context: WriteContext,
  { stored, part }: FoundRoll,
  change: DiceChange,
): Promise<void> {
  const { pays } = change
  if (pays?.what === 'storyPoint') return await movePointFrom(context, pays.side)
  if (!pays) return
  if (!stored || !part) throw new Problem('conflict', playProblems.noTriumphLeft())
  const now = await findPart(context, { checkId: stored.id, characterId: part.character })
  const used = {
    id: change.id,
    option: CHANGE_OPTION,
    name: 'Changed dice',
    paid: TRIUMPH,
    by: change.by,
    byId: change.byId,
    undone: false,
    did: { kind: 'text', text: change.reason },
  } as const
  const after = { ...now.part, effects: [...now.part.effects, used] }
  // A triumph that the change throws away cannot pay for it.
  if (uncoveredEffects(after).has(change.id)) throw new Problem('conflict', playProblems.noTriumphLeft())
  await savePart(context, now.stored, after)
}

/** Gives back what a change cost that was undone. Throws the Problem `conflict` if the other side has spent the point. */
export async function returnPayment(
  context: WriteContext,
  { stored, part }: FoundRoll,
  { id, pays }: DiceChange,
): Promise<void> {
  if (pays?.what === 'storyPoint') return await movePointFrom(context, otherSide(pays.side))
  if (!pays || !stored || !part) return
  const now = await findPart(context, { checkId: stored.id, characterId: part.character })
  const effects = now.part.effects.map((effect) => (effect.id === id ? { ...effect, undone: true } : effect))
  await savePart(context, now.stored, { ...now.part, effects })
}

async function movePointFrom({ records }: WriteContext, side: Parameters<typeof otherSide>[0]): Promise<void> {
  const moved = movePoint(await readStoryPoints(records), side)
  if (!moved) {
    const dice = await readForceRules(records)
    throw new Problem('conflict', playProblems.noPointLeftForIt({ point: dice ? pointKind(pointName(dice)) : 'story' }))
  }
  await saveStoryPoints(records, moved)
}
