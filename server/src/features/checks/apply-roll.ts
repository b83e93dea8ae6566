import { Problem } from '@waybook/contract'
import { passesThreshold, type Net } from '@waybook/rules'

import { playProblems } from '#sentences/problems.ts'

import { readSettings } from '../campaign/queries.ts'
import { expectTarget, findTarget, type Target, dropTargetCondition } from '../encounters/target.ts'
import type { WriteContext } from '../request-context.ts'
import { harm } from './afflict.ts'
import { CRITICAL, injure } from './critical-injury.ts'
import type { CheckDocument, Done, Outcome, Effect, Part } from './document.ts'
import { damageOf, reducedIn, RESULT } from './offers.ts'
import { netOfPart } from './part-pool.ts'

/** Applies the result of a roll: healing, or the damage of a hit with the critical injury that it causes. */
export async function applyRoll(context: WriteContext, document: CheckDocument, part: Part): Promise<Done[]> {
  const net = netOfPart(part)
  if (!net || net.success <= 0) throw new Problem('conflict', playProblems.noSuccessToApply())
  const { kind } = document
  const id = kind === 'recovery' ? part.character : part.target?.id
  if (id === undefined || id === null) throw new Problem('conflict', playProblems.nobodyAimedAt())
  const target = expectTarget(await findTarget(context, id))
  if (kind === 'recovery') return [result(net, await harm(context, target, { strain: -net.success }))]
  if (kind === 'healing') return [result(net, await heal(context, target, part.target?.injury, net))]
  return await hit(context, target, { document, part, net })
}

const result = (applied: Net, did: Outcome): Done => ({ option: RESULT, name: 'Result', paid: null, applied, did })

async function heal(context: WriteContext, target: Target, injury: string | undefined, net: Net): Promise<Outcome> {
  if (injury === undefined)
    return await harm(context, target, { wounds: -net.success, strain: -Math.max(net.advantage, 0) })
  const condition = target.conditions.find(({ name }) => name === injury)
  if (!condition) throw new Problem('conflict', playProblems.injuryHealedAlready())
  await dropTargetCondition(context, target.id, injury)
  return { kind: 'healed', target: target.participant, condition }
}

interface Hit {
  readonly document: CheckDocument
  readonly part: Part
  readonly net: Net
}

/** A target that passes its threshold suffers a critical injury at once. Minions and rivals are only out of the fight. */
async function hit(context: WriteContext, target: Target, { document, part, net }: Hit): Promise<Done[]> {
  const settings = await readSettings(context.records)
  const wounds = damageOf(part, net, target.soak, settings)
  const reduced = reducedIn(part)
  const hurt = { ...result(net, await harm(context, target, { wounds })), ...(reduced > 0 && { reduced }) }
  const isInjured = target.strainThreshold !== null && target.group === null
  if (!isInjured || !passesThreshold(target, wounds, { past: settings.pastThreshold })) return [hurt]
  const option = { name: 'Out of the fight', text: 'The target suffers a critical injury.' }
  const did = await injure(context, target, { document, part, option })
  return [hurt, { option: CRITICAL, name: option.name, paid: null, did }]
}

/** The effects of the applied result, with the injury that it caused. */
export function appliedEffects({ effects }: Part): Effect[] {
  return effects.filter(
    ({ option, paid, undone }) => !undone && (option === RESULT || (option === CRITICAL && paid === null)),
  )
}
