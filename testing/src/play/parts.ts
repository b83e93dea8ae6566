import type { Check, CheckPart, Roll } from '@waybook/contract'

import { diceOf, forceOf, symbolsNow } from './dice-model.ts'
import type { Play } from './play.ts'
import { characterOf, players, type Person } from './table-of-six.ts'

/** Every pool follows from its modifiers, every ledger from its faces. */
export function checkParts(play: Play, check: Check): void {
  for (const part of check.parts) {
    const pool = diceOf(part)
    const counts = Object.entries({ ...part.pool, force: part.force ?? 0 })
    const shown = Object.fromEntries(counts.filter(([, count]) => count > 0))
    play.holds(isSame(shown, pool), 'The modifiers make another pool', { shown, pool, part })
    if (!part.roll) continue
    const rolled = Object.fromEntries(
      Object.entries(part.roll.changed?.thrown ?? part.roll.dice).map(([die, faces]) => [die, faces.length]),
    )
    play.holds(isSame(rolled, pool), 'Other dice were rolled', { rolled, pool })
    checkLedger(play, part, part.roll)
  }
}

/** The symbols that are left: those of the roll as it is now, without those already paid. Only changed dice can have less than was paid. */
function checkLedger(play: Play, part: CheckPart, roll: Roll): void {
  const net = { ...symbolsNow(roll), ...(part.left?.light !== undefined && forceOf(roll.dice)) }
  for (const [symbol, has] of Object.entries(net)) {
    if (symbol === 'success') continue
    const paid = part.effects.filter((one) => !one.undone && one.paid?.symbol === symbol)
    const spent = paid.reduce((sum, one) => sum + (one.paid?.count ?? 0), 0)
    play.holds(roll.changed !== undefined || spent <= has, `More ${symbol} was spent than rolled`, part)
    const left = Object.entries(part.left ?? {}).find(([name]) => name === symbol)?.[1]
    play.holds(left === has - spent, `Other ${symbol} is left`, part)
  }
}

function isSame(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): boolean {
  const dice = [...Object.keys(one), ...Object.keys(other)]
  return dice.every((die) => one[die] === other[die])
}

export const isTheirs = (who: Person, { characterId }: Pick<CheckPart, 'characterId'>) =>
  who === 'gameMaster' || characterOf(who) === characterId

/** Whether a user knows the participant. */
export async function seesPart(play: Play, who: Person, { id, characterId }: Named): Promise<boolean> {
  const reply = await play.seat(who).ask('getCheck', { checkId: id })
  return reply.ok && reply.answer.check.parts.some((part) => part.characterId === characterId)
}

interface Named {
  readonly id: string
  readonly characterId: string
}

export async function anyPart(play: Play) {
  const check = play.pick(await play.checks())
  return { check, part: play.pick(check?.parts ?? []) }
}

/** A part as the game master sees it. */
export async function partOf(play: Play, checkId: string, characterId: string): Promise<CheckPart> {
  const part = (await play.check(checkId)).parts.find((one) => one.characterId === characterId)
  return part ?? play.fail('A part is gone')
}

/** A rolled part, as some user sees it. */
export async function rolledPart(play: Play) {
  const who = play.once(3) ? 'gameMaster' : play.anybody()
  const reply = await play.seat(who).ask('getOpenChecks', {})
  if (!reply.ok) return play.fail('could not read the checks')
  const check = play.pick(reply.answer.checks.filter(({ parts }) => parts.some(({ roll }) => roll !== null)))
  return { who, check, part: play.pick(check?.parts.filter(({ roll }) => roll !== null) ?? []) }
}

export function rollerOf(play: Play, { characterId }: CheckPart): Person {
  const player = players.find((one) => characterOf(one) === characterId)
  return player === undefined || play.once(4) ? 'gameMaster' : player
}
