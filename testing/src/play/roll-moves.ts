import type { Check, CheckPart } from '@waybook/contract'

import { diceOf, isAgainst, sidesOf, symbolsOf } from './dice-model.ts'
import { anyPart, checkParts, isTheirs, partOf, rollerOf } from './parts.ts'
import { EFFECT_STRAIN, payForEffect } from './pay-for-effect.ts'
import type { Play } from './play.ts'
import { STRAIN, type Person } from './table-of-six.ts'
import { newSlot } from './turn-moves.ts'

/** The part's player or the game master rolls, with the newest dice that they have seen. */
export async function rollPart(play: Play): Promise<void> {
  const { check, part } = await anyPart(play)
  if (!check || !part) return
  const { who, isDone, params } = rolling(play, check, part)
  await play.expect(isDone, who, 'rollCheck', { ...params, salt: 'a salt' })
  if (isDone) await rolled(play, check, part)
}

/** Enters the faces of physical dice. A player who does not know the difficulty enters only their own dice. */
export async function enterFaces(play: Play): Promise<void> {
  const { check, part } = await anyPart(play)
  if (!check || !part) return
  const { who, isDone, params } = rolling(play, check, part)
  const counts = Object.entries(diceOf(part)).filter(([die]) => !isHiddenFrom(who, part) || !isAgainst(die))
  const dice = Object.fromEntries(
    counts.map(([die, count]) => [die, Array.from({ length: count }, () => play.upTo(sidesOf(die) - 1))]),
  )
  const [first, faces] = Object.entries(dice)[0] ?? ['boost', []]
  const wrong = play.pick([{ [first]: [...faces, 0] }, { [first]: [...faces.slice(1), sidesOf(first)] }, { d100: [1] }])
  const isRight = !play.once(6)
  const entered = isRight ? dice : { ...dice, ...wrong }
  await play.expect(isDone && isRight, who, 'enterFaces', { ...params, dice: entered })
  if (!isDone || !isRight) return
  const { roll, physical } = await partOf(play, check.id, part.characterId)
  const shown = Object.fromEntries(Object.keys(dice).map((die) => [die, roll?.dice[die]]))
  play.same('Other faces than those of the dice', { shown, physical }, { shown: dice, physical: true })
  await rolled(play, check, part)
}

/** Two simultaneous rolls count once. */
export async function rollAtOnce(play: Play): Promise<void> {
  const { check, part } = await anyPart(play)
  if (!check || !part || part.roll !== null) return
  const params = { checkId: check.id, characterId: part.characterId, version: part.version }
  const both = [rollerOf(play, part), 'gameMaster'] as const
  const replies = await Promise.all(both.map(async (who) => await play.call(who, 'rollCheck', params)))
  const done = replies.filter(({ ok }) => ok).length
  const isPayable = play.points.of(part.characterId).strain + strainOf(part) <= STRAIN
  play.holds(done === (hasDice(part) && isPayable ? 1 : 0), 'Two at once rolled', replies)
  if (done > 0) await rolled(play, check, part)
}

function rolling(play: Play, { id }: Check, part: CheckPart) {
  const who = play.once(5) ? play.anybody() : rollerOf(play, part)
  const isSeen = !play.once(8)
  const isPayable = play.points.of(part.characterId).strain + strainOf(part) <= STRAIN
  const isDone = isTheirs(who, part) && isSeen && part.roll === null && hasDice(part) && isPayable
  const params = { checkId: id, characterId: part.characterId, version: part.version - (isSeen ? 0 : 1) }
  return { who, isDone, params }
}

/** The strain that the talents of a part cost with its roll. */
const strainOf = ({ pageEffects }: CheckPart) => pageEffects.filter(({ on }) => on).length * EFFECT_STRAIN
const hasDice = (part: CheckPart) => Object.keys(diceOf(part)).length > 0
const isHiddenFrom = (who: Person, { difficultyHidden }: CheckPart) => who !== 'gameMaster' && difficultyHidden

/** The consequences of a roll: conditions end, dice no longer wait, and initiative makes a slot, unless the game master has set it. */
async function rolled(play: Play, called: Check, part: CheckPart): Promise<void> {
  const [{ id, kind }, { characterId }] = [called, part]
  const check = await play.check(id)
  await payForEffect(play, called, part, strainOf(part) / EFFECT_STRAIN)
  checkParts(play, check)
  play.waiting.roll(`${id} ${characterId}`)
  play.conditions.end(characterId, 'check')
  const { fight } = play
  const combatant = fight?.combatants.find((one) => one.characterId === characterId)
  const dice = check.parts.find((one) => one.characterId === characterId)?.roll?.dice
  if (kind !== 'initiative' || !fight || !combatant || !dice) return
  if (fight.slots.some(({ of, initiative: before }) => of === combatant.id && before?.byHand)) return
  const { success, advantage, threat } = symbolsOf(dice)
  const slotId = newSlot(fight, await play.encounterOf('gameMaster'))
  const initiative = { successes: success, advantage: advantage - threat }
  fight.reorder(() => fight.setInitiative(combatant.id, initiative, slotId))
}
