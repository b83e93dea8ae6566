import type { AnswerOf, ParamsOf, RollEffect } from '@waybook/contract'
import { changeDice } from '@waybook/messages/changeDice'
import { coversDie } from '@waybook/rules'

type Places = AnswerOf<'getRoll'>['places']
type Right = RollEffect['changes'][number]

/** The dice that the first right of an effect covers. */
export function coveredDice(places: Places, right: Right): Places {
  return places.filter(({ address, face }) => face !== null && coversDie(right, address))
}

/** The chosen dice after a tap on one of them. With one die to choose, another takes its place. */
export function chosenAfter(chosen: readonly string[], address: string, right: Right): readonly string[] {
  if (chosen.includes(address)) return chosen.filter((one) => one !== address)
  const most = right.amount ?? Infinity
  return [...chosen, address].slice(-most)
}

/** The steps to send. The page of the effect is the reason. */
export function changesByEffect(
  right: Right,
  chosen: readonly string[],
  reason: string,
): ParamsOf<'changeRolledDice'>['changes'] {
  return chosen.map((die) => ({ op: right.op, die, reason, ...(right.op === 'turn' && { face: right.face }) }))
}

/** Such as "Choose up to 2 dice to reroll". */
export function rightWords({ op, amount }: Right): string {
  if (amount === null) return changeDice.allAgain()
  return changeDice.choose({ amount, op })
}
