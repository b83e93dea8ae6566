import { INJURY_STEP, injuryFor, throwDice, vehicleDamages } from '@waybook/rules'

import { randomId } from '#runtime/random-id.ts'

import { readCampaignWords } from '../campaign/campaign-words.ts'
import { addRoll } from '../dice/queries.ts'
import { secureChance } from '../dice/roll-service.ts'
import type { Target } from '../encounters/target.ts'
import type { WriteContext } from '../request-context.ts'
import { afflict } from './afflict.ts'
import type { CheckDocument, Outcome, Part } from './document.ts'
import { weaponOfPart } from './part-pool.ts'
import { audienceOfRoll } from './roll-audience.ts'

/** The option that causes a critical injury. */
export const CRITICAL = 'critical'

interface Cause {
  readonly document: CheckDocument
  readonly part: Part
  readonly option: { readonly name: string; readonly text: string }
}

/** Rolls a critical injury from the campaign's table, and gives it to the target as a condition with its dice. */
export async function injure(
  context: WriteContext,
  target: Target,
  { part, document, option }: Cause,
): Promise<Outcome> {
  const { injuries } = await readCampaignWords(context.records)
  const dice = throwDice({ d100: 1 }, secureChance)
  await addRoll(context.records, {
    id: randomId(),
    by: context.firstName,
    characterId: part.rolled?.roll.characterId ?? null,
    skill: null,
    reason: option.name,
    audience: await audienceOfRoll(context, { document, part, chosen: part.rolled?.roll.audience }),
    dice,
  })
  const rolled = (dice['d100']?.[0] ?? 0) + 1 + addedTo(part, target)
  const injury = injuryFor(rolled, target.vehicle ? vehicleDamages : injuries)
  if (!injury) return { kind: 'text', text: option.text }
  const { name, severity } = injury
  const given = injury.dice.map(({ only, ...one }) => ({ ...one, ...(only && { only: [...only] }) }))
  return await afflict(
    context,
    target,
    { name, dice: given, until: 'hand', severity, ...(target.vehicle && { mechanical: true }) },
    rolled,
  )
}

/** The bonus to the d100 for open injuries, for injuries that this attack has already caused, and for a vicious weapon. */
export function addedTo(part: Part, target: Target): number {
  const caused = part.effects.flatMap(({ option, undone, did }) =>
    option === CRITICAL && !undone && did.kind === 'condition' ? [did.condition.name] : [],
  )
  const open = target.conditions.filter(({ severity, name }) => severity !== undefined && !caused.includes(name))
  return INJURY_STEP * (open.length + caused.length) + (weaponOfPart(part)?.injury ?? 0)
}
