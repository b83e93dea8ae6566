import { Problem } from '@waybook/contract'
import { canPay, type Payment } from '@waybook/rules'

import { randomId } from '#runtime/random-id.ts'

import { findTarget } from '../encounters/target.ts'
import type { OperationHandlers, WriteContext } from '../request-context.ts'
import { harm } from './afflict.ts'
import { findOpenPart, findPart, savePart, type PartParams } from './change-check.ts'
import { doDeed } from './do-deed.ts'
import type { Deed, Effect, Part, StoredCheck } from './document.ts'
import { damageOf, maySpend, netOfPart, optionsFor, RESULT } from './offers.ts'
import { leftOfPart } from './part-pool.ts'
import { mayUndo } from './present-effect.ts'
import { seesResult } from './presenter.ts'
import { surroundingsOf } from './surroundings.ts'
import { undoDeed } from './undo-deed.ts'

export const spendingOperations = {
  spend: async (context, { option: id, pay, target, text = '', ...params }) => {
    const { stored, part } = await findSeenPart(context, params)
    const left = leftOfPart(part)
    if (!left) throw new Problem('conflict', 'This has not been rolled yet')
    const option = optionsFor(part).find((one) => one.id === id)
    const paid = option?.costs.find(({ symbol }) => symbol === pay)
    if (!option || !paid) throw new Problem('bad-params', 'params.option: cannot be bought like this')
    if (!maySpend(paid, part, context.viewer))
      throw new Problem('not-allowed', 'Players spend advantage and triumph of their own rolls')
    if (!canPay(left, paid)) throw new Problem('conflict', 'Not enough is left for this')
    const did = await doDeed(context, { document: stored.document, part, option, target, text: text.trim() })
    return await addEffect(context, { stored, params, did, option: option.id, name: option.name, paid })
  },

  applyResult: async (context, params) => {
    const { stored, part } = await findSeenPart(context, params)
    const isApplied = part.effects.some(({ option, undone }) => option === RESULT && !undone)
    if (isApplied) throw new Problem('conflict', 'This has been applied already')
    const did = await applied(context, stored, part)
    return await addEffect(context, { stored, params, did, option: RESULT, name: 'Result', paid: null })
  },

  undoEffect: async (context, { effectId, ...params }) => {
    const { stored, part } = await findSeenPart(context, params)
    const effect = part.effects.find(({ id }) => id === effectId)
    if (!effect) throw new Problem('not-found', 'This is no longer there')
    if (effect.undone) throw new Problem('conflict', 'This has been undone already')
    if (!mayUndo(effect, { document: stored.document, viewer: context.viewer }))
      throw new Problem('not-allowed', 'Only the game master or who did it may undo it')
    await undoDeed(context, effect.did)
    return await saveEffects(context, params, (effects) =>
      effects.map((one) => (one.id === effectId ? { ...one, undone: true } : one)),
    )
  },
} satisfies Partial<OperationHandlers>

/** Who may not see the result of a part learns nothing of it by trying what it allows. */
async function findSeenPart(context: WriteContext, params: PartParams) {
  const found = await findOpenPart(context, params)
  if (found.part.rolled && !seesResult(found.part, found.stored.document, context.viewer))
    throw new Problem('not-allowed', 'The result of this roll is for the game master')
  return found
}

/** Applies what the roll means by itself: a hit's damage, or what was healed. */
async function applied(context: WriteContext, { document }: StoredCheck, part: Part): Promise<Deed> {
  const net = netOfPart(part)
  if (!net || net.success <= 0) throw new Problem('conflict', 'There is no success to apply')
  const { character, target } = part
  if (document.kind === 'recovery') return await harm(context, character, { strain: -net.success })
  if (!target?.id) throw new Problem('conflict', 'Nobody is aimed at')
  if (document.kind === 'healing')
    return await harm(context, target.id, { wounds: -net.success, strain: -Math.max(net.advantage, 0) })
  const struck = await findTarget(context, target.id)
  if (!struck) throw new Problem('not-found', 'There is no such target')
  const around = await surroundingsOf([document], context.records)
  return await harm(context, target.id, { wounds: damageOf(part, net, struck.soak, around) })
}

interface Done extends Pick<Effect, 'option' | 'name' | 'did'> {
  readonly stored: StoredCheck
  readonly params: PartParams
  readonly paid: Payment | null
}

async function addEffect(context: WriteContext, { params, option, name, did, paid }: Done) {
  const by = { by: context.firstName, byId: context.viewer.userId }
  const effect: Effect = { id: randomId(), option, name, paid, ...by, undone: false, did }
  return await saveEffects(context, params, (effects) => [...effects, effect])
}

/** What was done may have changed the check itself: dice that waited may have left it. */
async function saveEffects(
  context: WriteContext,
  params: PartParams,
  change: (effects: readonly Effect[]) => Effect[],
) {
  const { stored, part } = await findPart(context, params)
  return await savePart(context, stored, { ...part, effects: change(part.effects) })
}
