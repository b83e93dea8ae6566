import type { Roll, RollAudience } from '@waybook/contract'
import { describeThrow, dieKinds, readThrow, type Die } from '@waybook/rules'

import { camelCaseToWords } from '#ui/text/words.ts'

const audienceSentences: Readonly<Record<RollAudience, string>> = {
  table: 'Everyone saw this roll.',
  gameMaster: 'This roll was shown only to the game master.',
  self: 'Nobody else saw this roll.',
}

/** Who rolled and what for, as in "Kessa Vane, Stealth". */
export function rollTitle(roll: Roll): string {
  return [rollerOf(roll), purposeOf(roll)].filter((part) => part !== '').join(', ')
}

/** The character who rolled, or the person. */
export const rollerOf = ({ characterName, by }: Roll) => characterName ?? by

/** The reason or else the skill; may be empty. */
const purposeOf = ({ reason, skill }: Roll) => (reason === '' ? camelCaseToWords(skill ?? '') : reason)

/** The result of a pool in one word; without pool dice, the result of the other dice. */
export function verdictOf({ dice }: Roll): string {
  const { net } = readThrow(dice)
  if (net === null) return describeThrow(dice)
  return net.success > 0 ? 'Succeeds' : 'Fails'
}

/** The result of the dice that do not belong to a pool, as in "Total 14"; empty if there are none. */
export function otherDiceResult({ dice }: Roll): string {
  return describeThrow(Object.fromEntries(Object.entries(dice).filter(([die]) => !isPoolDie(die))))
}

const isPoolDie = (die: string) => dieKinds.some((kind) => kind === die)

/** Whether a die is one of the game master's. */
export const isOpposing = (die: string) => opposingDice.some((kind) => kind === die)

const opposingDice = ['challenge', 'difficulty', 'setback'] as const satisfies readonly Die[]

/** A roll in one line after the name of who rolled, as in "Vigilance: fails". */
export function toastText(roll: Roll): string {
  const verdict = verdictOf(roll)
  const result = readThrow(roll.dice).net ? verdict.toLowerCase() : verdict
  const what = purposeOf(roll)
  return what === '' ? result : `${what}: ${result}`
}

/** Who saw the roll; `local` is set if the browser rolled the dice itself. */
export function audienceWords({ audience }: Roll, local: boolean): string {
  return local ? 'Local: rolled here without a connection, and not in the log.' : audienceSentences[audience]
}

/** The announcement for screen readers once the dice are at rest. */
export function announcementOf(roll: Roll): string {
  return `${rollTitle(roll)}: ${describeThrow(roll.dice)}.`
}
