import { Problem } from '@waybook/contract'
import { leftOf, planAgain, type Net, type Symbols } from '@waybook/rules'

import { playProblems } from '#sentences/problems.ts'

import type { Part } from '../checks/document.ts'
import { withPart } from '../checks/part-pool.ts'
import { updateCheck } from '../checks/queries.ts'
import { saveChain } from '../dice/chain-queries.ts'
import { changedDice, netNow, type DiceChange } from '../dice/dice-change.ts'
import { audiences, type RollRecord } from '../dice/queries.ts'
import type { RollService } from '../dice/roll-service.ts'
import { initiativeRolled } from '../encounters/initiative.ts'
import type { WriteContext } from '../request-context.ts'
import type { DiceChangeLogged } from './changes.ts'
import type { FoundRoll } from './find-roll.ts'
import { payForChange, returnPayment } from './pay-change.ts'
import { whyNotUndone } from './policy.ts'
import { describeChange } from './presenter.ts'
import { isThrown, throwAgain } from './throw-again.ts'

/** Lets a change count: its dice fall, and everything that depends on the roll follows. Returns the roll with it. */
export async function countChange(
  context: WriteContext,
  found: FoundRoll,
  change: DiceChange,
  service: RollService,
): Promise<RollRecord> {
  const fitting = expectFitting(found, change)
  if (isThrown(fitting)) service.checkRateLimit(context.viewer.userId)
  const counted = await throwAgain(context.records, found.roll, { ...fitting, state: 'counts' })
  const roll = await placedAgain(context, found, withChange(found.roll, counted))
  if (change.undoes !== null) refuseSpent(found.part, roll)
  await saveChange(context, found, roll, counted)
  const undone = found.roll.chain?.find(({ id }) => id === change.undoes)
  await (undone ? returnPayment(context, found, undone) : payForChange(context, found, counted))
  return roll
}

/** The roll with the place in the order that its dice give now. */
async function placedAgain(context: WriteContext, { stored, part }: FoundRoll, roll: RollRecord): Promise<RollRecord> {
  if (stored?.document.kind !== 'initiative' || !part) return roll
  const { success = 0, advantage = 0 } = netNow(roll) ?? {}
  const rolled = { characterId: part.character, successes: success, advantage, isChanged: true }
  const place = await initiativeRolled(context, rolled)
  return place ? { ...roll, place } : roll
}

/** Stores a change in its newest state, and tells everyone who may know of it. */
export async function saveChange(
  { records }: WriteContext,
  { stored, part }: Pick<FoundRoll, 'stored' | 'part'>,
  roll: RollRecord,
  change: DiceChange,
): Promise<void> {
  await saveChain(records, roll)
  if (stored && part?.rolled) {
    const rolled = { ...part.rolled, roll }
    await updateCheck(records, stored, withPart(stored.document, { ...part, rolled }), part.character)
  }
  const { id: rollId, rollerId, characterId } = roll
  const logged: DiceChangeLogged = {
    audience: audiences[roll.audience],
    operation: 'diceChanged',
    subject: rollId,
    payload: { rollId, rollerId, characterId, changeId: change.id, words: describeChange({ roll }, change) },
  }
  records.log(logged)
}

/** The roll with a change in its newest state, as the last one. */
export function withChange(roll: RollRecord, change: DiceChange): RollRecord {
  return { ...roll, chain: [...(roll.chain ?? []).filter(({ id }) => id !== change.id), change] }
}

/** The change with the addresses that it has now. Throws the Problem `conflict` if a die of it is gone. */
function expectFitting({ roll }: FoundRoll, change: DiceChange): DiceChange {
  if (change.undoes !== null) {
    const undone = roll.chain?.find(({ id }) => id === change.undoes)
    const why = undone ? whyNotUndone(roll, undone) : playProblems.noSuchChange()
    if (why !== null) throw new Problem('conflict', why)
    return change
  }
  const planned = planAgain(changedDice(roll), change.steps)
  if (!planned.ok) throw new Problem('conflict', planned.why)
  return { ...change, steps: planned.steps }
}

/** Refuses to take away symbols that were spent. */
function refuseSpent(part: Part | null, roll: RollRecord): void {
  if (!part?.rolled) return
  const paid = part.effects.flatMap((effect) => (effect.paid && !effect.undone ? [effect.paid] : []))
  const [before, after] = [netNow(part.rolled.roll), netNow(roll)].map((net) => leftOf(net ?? nothing, paid))
  const isTaken = symbolKinds.some((symbol) => (after?.[symbol] ?? 0) < Math.min(before?.[symbol] ?? 0, 0))
  if (isTaken) throw new Problem('conflict', playProblems.gainsSpent())
}

const nothing: Net = { success: 0, advantage: 0, triumph: 0, despair: 0 }
const symbolKinds = ['advantage', 'triumph', 'threat', 'despair'] as const satisfies readonly (keyof Symbols)[]
