import type { Roll, RollAudience } from '@waybook/contract'
import { describeThrow, dieKinds, type Skill } from '@waybook/rules'

import { purposeOf } from '#parts/entity/use-skills.ts'
import { drawnWords } from '#ui/dice/drawn-words.ts'
import { describeRoll, netOfRoll, outcomeOf } from '#ui/dice/net-of-roll.ts'

const audienceSentences: Readonly<Record<RollAudience, string>> = {
  table: 'Everyone saw this roll.',
  gameMaster: 'This roll was shown only to the game master.',
  self: 'Nobody else saw this roll.',
}

/** The roller and the purpose, such as "Kessa Vane, Stealth", and whether dice changed since. */
export function rollTitle(roll: Roll, skills: readonly Skill[]): string {
  return [rollerOf(roll), purposeOf(roll, skills), roll.changed ? 'changed' : '']
    .filter((part) => part !== '')
    .join(', ')
}

/** The character who rolled, or the person. */
export const rollerOf = ({ characterName, by }: Roll) => characterName ?? by

/** The result of a pool in one word, or as a place in the order; without pool dice, the result of the other dice. */
export function verdictOf(roll: Roll): string {
  const net = netOfRoll(roll)
  if (net === null) return drawnWords(roll)
  return outcomeOf(net, roll)
}

/** The result of the dice outside the pool, such as "Total 14"; empty if there are none. */
export function otherDiceResult({ dice }: Roll): string {
  return describeThrow(Object.fromEntries(Object.entries(dice).filter(([die]) => !isPoolDie(die))))
}

const isPoolDie = (die: string) => dieKinds.some((kind) => kind === die)

/** A roll in one line after the roller's name, such as "Vigilance: fails". */
export function toastText(roll: Roll, skills: readonly Skill[]): string {
  const verdict = verdictOf(roll)
  const result = netOfRoll(roll) ? verdict.toLowerCase() : verdict
  const what = purposeOf(roll, skills)
  const changed = roll.changed ? `${result} (changed)` : result
  const verdictNow = roll.asked === undefined ? changed : `${changed}, a change is asked`
  return what === '' ? verdictNow : `${what}: ${verdictNow}`
}

/** Says who saw the roll. `local` is set if the browser rolled the dice itself. */
export function audienceWords({ audience }: Roll, local: boolean): string {
  return local ? 'Local: rolled here without a connection, and not in the log.' : audienceSentences[audience]
}

/** The announcement for screen readers once the dice are at rest. */
export function announcementOf(roll: Roll, skills: readonly Skill[]): string {
  return `${rollTitle(roll, skills)}: ${describeRoll(roll)}.`
}
