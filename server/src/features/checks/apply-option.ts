import { Problem, type PlayCondition } from '@waybook/contract'
import { minionsLeft, type Payment, type SpendingEffect, type SpendingOption } from '@waybook/rules'

import { randomId } from '#runtime/random-id.ts'
import { playProblems } from '#sentences/problems.ts'
import { reasonByText } from '#sentences/sentences.ts'

import { loadEncounter } from '../encounters/loaded-encounter.ts'
import { expectTarget, findTarget, knownTargetAmong, type Target } from '../encounters/target.ts'
import type { WriteContext } from '../request-context.ts'
import { afflict, harm } from './afflict.ts'
import { injure } from './critical-injury.ts'
import type { CheckDocument, Outcome, Part } from './document.ts'
import { useForce } from './force-use.ts'
import { keepQueued } from './queued-dice.ts'

export interface Wanted {
  readonly checkId: string
  readonly document: CheckDocument
  readonly part: Part
  readonly option: SpendingOption
  readonly paid: Payment
  /** The id of the chosen target, if there is one. */
  readonly target: string | undefined
  /** The buyer's own words for the effect. */
  readonly text: string
}

/** Applies an option, and returns its outcome, from which it can be undone. */
export async function applyOption(context: WriteContext, wanted: Wanted): Promise<Outcome> {
  const { option, text, part, paid, checkId } = wanted
  const { effect } = option
  if (effect.kind === 'text') return { kind: 'text', text: text || option.text }
  if (effect.kind === 'force') return await useForce(context, { part, paid, checkId, text: text || option.name })
  const target = await targetOf(context, wanted)
  switch (effect.kind) {
    case 'strain':
      return await harm(context, target, { strain: effect.by })
    case 'queued':
      return await queue(context, { target, dice: effect.dice, reason: option.name })
    case 'condition':
      return await afflict(context, target, toCondition(effect, text || option.name))
    case 'critical':
      return target.kind === 'minions' ? await fellOne(context, target) : await injure(context, target, wanted)
  }
}

async function targetOf(context: WriteContext, { part, option, target }: Wanted): Promise<Target> {
  if (option.who === 'chosen') {
    if (target === undefined) throw new Problem('bad-params', 'params.target: say whom it is for')
    return expectTarget(await knownTargetAmong(await loadEncounter(context.records), context, target))
  }
  const id = option.who === 'aim' ? part.target?.id : part.character
  const found = id ? await findTarget(context, id) : null
  if (!found) throw new Problem('conflict', playProblems.nobodyAimedAt())
  return found
}

interface Queueing {
  readonly target: Target
  readonly dice: Extract<SpendingEffect, { kind: 'queued' }>['dice']
  readonly reason: string
}

/** Queues dice for their owner's next check. */
async function queue({ records }: WriteContext, { target, dice, reason }: Queueing): Promise<Outcome> {
  const queued = { id: randomId(), owner: target.participant, ...dice, ...reasonByText(reason) }
  await keepQueued(records, queued)
  return { kind: 'queued', queued }
}

function toCondition(
  { name, dice, rounds }: Extract<SpendingEffect, { kind: 'condition' }>,
  text: string,
): PlayCondition {
  const until = rounds === null ? 'hand' : { rounds }
  return { name: name ?? text, dice: dice.map((one) => ({ ...one })), until }
}

/** A critical injury fells one minion of a group. */
async function fellOne(context: WriteContext, target: Target): Promise<Outcome> {
  const { group, wounds, woundThreshold } = target
  if (!group) return await harm(context, target, { wounds: woundThreshold + 1 - wounds })
  const fallen = group.size - minionsLeft(group, wounds)
  return await harm(context, target, { wounds: group.unit * (fallen + 1) + 1 - wounds })
}
