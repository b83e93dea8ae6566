import type { Roll, RollAudience } from '@waybook/contract'
import { diceResult } from '@waybook/messages/diceResult'
import { dieKinds, type Skill } from '@waybook/rules'

import { purposeOf } from '#parts/entity/use-skills.ts'
import { drawnWords } from '#ui/dice/drawn-words.ts'
import { describeRoll, netOfRoll, outcomeOf } from '#ui/dice/net-of-roll.ts'
import { throwWords } from '#ui/dice/throw-words.ts'

const audienceSentences: Readonly<Record<RollAudience, () => string>> = {
  table: () => diceResult.everyoneSaw(),
  gameMaster: () => diceResult.gameMasterSaw(),
  self: () => diceResult.nobodySaw(),
}

/** The roller and the purpose, such as "Kessa Vane, Stealth", and whether dice changed since. */
export function rollTitle(roll: Roll, skills: readonly Skill[]): string {
  return [rollerOf(roll), purposeOf(roll, skills), roll.changed ? diceResult.changed() : '']
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
  return throwWords(Object.fromEntries(Object.entries(dice).filter(([die]) => !isPoolDie(die))))
}

const isPoolDie = (die: string) => dieKinds.some((kind) => kind === die)

/** A roll in one line after the roller's name, such as "Vigilance: fails". */
export function toastText(roll: Roll, skills: readonly Skill[]): string {
  const verdict = inLine(roll)
  const changed = roll.changed ? diceResult.resultChanged({ result: verdict }) : verdict
  const result = roll.asked === undefined ? changed : diceResult.changeAsked({ result: changed })
  const purpose = purposeOf(roll, skills)
  return purpose === '' ? result : diceResult.purposeResult({ purpose, result })
}

/** The result after a purpose, such as "fails" or "2nd of 5 in the order". */
function inLine(roll: Roll): string {
  const net = netOfRoll(roll)
  if (net === null) return verdictOf(roll)
  if (roll.place !== undefined) return roll.place ? diceResult.placeInOrder({ ...roll.place }) : diceResult.rolled()
  return net.success > 0 ? diceResult.succeeds() : diceResult.fails()
}

/** Says who saw the roll. `local` is set if the browser rolled the dice itself. */
export function audienceWords({ audience }: Roll, local: boolean): string {
  return local ? diceResult.local() : audienceSentences[audience]()
}

/** The announcement for screen readers once the dice are at rest. */
export function announcementOf(roll: Roll, skills: readonly Skill[]): string {
  return diceResult.announcement({ title: rollTitle(roll, skills), result: describeRoll(roll) })
}
