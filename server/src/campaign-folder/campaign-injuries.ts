import { characteristics, criticalInjuries, type CriticalInjury } from '@waybook/rules'
import * as z from 'zod'

import { effectField } from './campaign-effects.ts'

const INJURIES_MAX = 100
const ROLL_MAX = 300
const SEVERITY_MAX = 5
const DICE_MAX = 5

const list = { error: 'write a list, such as [{ from: 1, name: Scratched, severity: 1 }]' }
const oneOf = `write one or more of ${characteristics.join(', ')}`

function number(least: number, most: number) {
  const error = `write a number from ${least} to ${most}`
  return z.int({ error }).min(least, { error }).max(most, { error })
}

const name = { error: 'write 1 to 80 characters of text' }

const namedInjury = z.strictObject(
  {
    from: number(1, ROLL_MAX),
    name: z.string(name).trim().min(1, name).max(80, name),
    severity: number(0, SEVERITY_MAX),
    setback: number(0, DICE_MAX).optional(),
    difficulty: number(0, DICE_MAX).optional(),
    effect: effectField.optional(),
    only: z.array(z.enum(characteristics, { error: oneOf }), { error: oneOf }).optional(),
  },
  { error: 'write an injury, such as { from: 41, name: Bruised ribs, severity: 2, setback: 1 }' },
)

/** The list `critical_injuries` of `campaign.yaml`. It replaces the table of the rules. */
export const injuriesField = z
  .array(namedInjury, list)
  .min(1, list)
  .max(INJURIES_MAX, { error: `name at most ${INJURIES_MAX} injuries` })
  .optional()

export const injuryKeys = Object.keys(namedInjury.shape)

export function injuriesIn(named: z.infer<typeof injuriesField>): readonly CriticalInjury[] {
  return named === undefined ? criticalInjuries : named.map(toInjury)
}

function toInjury({
  from,
  name: given,
  severity,
  setback = 0,
  difficulty = 0,
  only,
}: z.infer<typeof namedInjury>): CriticalInjury {
  const dice = [
    { die: 'setback', count: setback },
    { die: 'difficulty', count: difficulty },
  ] as const
  const added = dice.filter(({ count }) => count > 0)
  return { from, name: given, severity, dice: added.map((one) => ({ op: 'add', ...one, ...(only && { only }) })) }
}
