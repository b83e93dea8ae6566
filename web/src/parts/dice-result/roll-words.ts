import type { Roll, RollAudience } from '@waybook/contract'
import { describeThrow, dieKinds, readThrow } from '@waybook/rules'

import { wordsOf } from '#ui/text/words-of.ts'

const seenBy: Readonly<Record<RollAudience, string>> = {
  table: 'Everyone saw this roll.',
  gameMaster: 'Only the game master saw this roll besides.',
  self: 'Nobody else saw this roll.',
}

/** Who rolled for what, as in "Kessa Vane, Stealth". */
export function rollTitle({ characterName, by, reason, skill }: Roll): string {
  const what = reason === '' ? wordsOf(skill ?? '') : reason
  return [characterName ?? by, what].filter((part) => part !== '').join(', ')
}

/** The one word of a result; of dice that are in no pool, what they come to. */
export function verdictOf({ dice }: Roll): string {
  const { net } = readThrow(dice)
  if (net === null) return describeThrow(dice)
  return net.success > 0 ? 'Succeeds' : 'Fails'
}

/** What came of the dice that are in no pool, as in "Total 14"; empty where there were none. */
export function besidesOf({ dice }: Roll): string {
  return describeThrow(Object.fromEntries(Object.entries(dice).filter(([die]) => !isOfPool(die))))
}

const isOfPool = (die: string) => dieKinds.some((kind) => kind === die)

/** Who saw it; `local` is a roll that the browser made by itself. */
export function audienceWords({ audience }: Roll, local: boolean): string {
  return local ? 'Local: rolled here without a connection, and not in the log.' : seenBy[audience]
}

/** What a screen reader is told once the dice lie still. */
export function announcementOf(roll: Roll): string {
  return `${rollTitle(roll)}: ${describeThrow(roll.dice)}.`
}
