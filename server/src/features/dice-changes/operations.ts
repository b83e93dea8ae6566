import { Problem } from '@waybook/contract'
import { isStepAgainst, placesOf } from '@waybook/rules'

import { playProblems } from '#sentences/problems.ts'

import { changedDice, type DiceChange } from '../dice/dice-change.ts'
import { readProof } from '../dice/proof-queries.ts'
import type { RollService } from '../dice/roll-service.ts'
import type { OperationHandlers, WriteContext } from '../request-context.ts'
import { changeByEffect, effectsOfRoll, expectEffect } from './change-by-effect.ts'
import { countChange, saveChange, withChange } from './count-change.ts'
import { expectChange, findRoll, presentRoll, seesAll, type FoundRoll } from './find-roll.ts'
import { expectSteps, newChange, refuseOutdated, refuseTooMany } from './new-change.ts'
import { paymentsFor, plannedPayment } from './pay-change.ts'
import { rightToChange, rightToUndo, whyNotUndone } from './policy.ts'
import { toDiceChanges } from './presenter.ts'
import { commitmentForChange } from './throw-again.ts'

export const diceChangeOperations = (service: RollService) =>
  ({
    getRoll: async (context, { rollId }) => {
      const found = await findRoll(context, rollId, Date.now())
      const { roll } = found
      const isSeen = seesAll(context, roll)
      const places = placesOf(changedDice(roll)).filter(
        ({ address }) => isSeen || !isStepAgainst({ op: 'remove', die: address, face: null }),
      )
      return {
        roll: await presentRoll(context, roll),
        places,
        changes: toDiceChanges(found, context.viewer, isSeen),
        change: rightToChange(context.viewer, found),
        effects: await effectsOfRoll(context, found),
        payments: await paymentsFor(context, found),
        physical: !(await readProof(context.records, rollId)),
        ownOnly: !isSeen,
        commitment: await commitmentForChange(context.records, rollId),
      }
    },

    changeRolledDice: async (context, params) => {
      const found = await findRoll(context, params.rollId, context.records.at)
      if (found.roll.drawn) throw new Problem('conflict', playProblems.entryStays())
      const effect = params.effectKey === undefined ? null : await expectEffect(context, found, params.effectKey)
      const right = effect ? 'now' : rightToChange(context.viewer, found)
      if (right === 'no') throw new Problem('not-allowed', playProblems.onlyGameMasterChangesRollNow())
      await refuseOutdated(context, found, params.version)
      const steps = await expectSteps(context, found, params.changes)
      if (effect) return await changeByEffect(context, found, { effect, steps, salt: params.salt ?? '', service })
      const reason = [...new Set(params.changes.map((one) => one.reason))].join('; ')
      const pays = await plannedPayment(context, found, { pay: params.pay, steps })
      const change = newChange(context, { steps, reason, salt: params.salt ?? '', ...pays })
      const made = await make(context, found, { change, right, service })
      return { ...made, changeId: change.id, nextCommitment: await commitmentForChange(context.records, params.rollId) }
    },

    decideDiceChange: async (context, { rollId, changeId, allow }) => {
      const found = await findRoll(context, rollId, context.records.at)
      const change = expectChange(context, found, changeId)
      const { role, userId } = context.viewer
      if (role !== 'gameMaster' && (allow || change.byId !== userId)) throw new Problem('not-allowed')
      if (change.state !== 'asked') throw new Problem('conflict', playProblems.decidedAlready())
      const decided = { ...change, decidedBy: context.firstName }
      if (allow) return { roll: await presentRoll(context, await countChange(context, found, decided, service)) }
      const refused = { ...decided, state: 'refused' } as const
      const roll = withChange(found.roll, refused)
      await saveChange(context, found, roll, refused)
      return { roll: await presentRoll(context, roll) }
    },

    undoDiceChange: async (context, { rollId, changeId }) => {
      const found = await findRoll(context, rollId, context.records.at)
      const change = expectChange(context, found, changeId)
      const why = whyNotUndone(found.roll, change)
      if (why !== null) throw new Problem('conflict', why)
      const right = rightToUndo(context.viewer, found, change)
      if (right === 'no') throw new Problem('not-allowed', playProblems.onlyWhoMadeMayUndo())
      return await make(context, found, { change: newChange(context, { undoes: changeId }), right, service })
    },
  }) satisfies Partial<OperationHandlers>

/** Lets a change count, or keeps it until the game master has decided. */
async function make(context: WriteContext, found: FoundRoll, { change, right, service }: Making) {
  const asked = right === 'ask'
  refuseTooMany(context, found, asked)
  const roll = asked ? withChange(found.roll, change) : await countChange(context, found, change, service)
  if (asked) await saveChange(context, found, roll, change)
  return { roll: await presentRoll(context, roll), asked }
}

interface Making {
  readonly change: DiceChange
  readonly right: 'now' | 'ask'
  readonly service: RollService
}
