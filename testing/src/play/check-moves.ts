import type { Check, CheckPart } from '@waybook/contract'

import { diceOf, symbolsOf } from './dice-model.ts'
import { pointsAfter } from './fight-model.ts'
import type { Play } from './play.ts'
import { characterOf, players, type Person } from './table-of-six.ts'

const OPEN_MOST = 4
const SKILLS = ['melee', 'cool', 'vigilance', 'perception', 'discipline']

export async function callCheck(play: Play): Promise<void> {
  if ((await play.checks()).length >= OPEN_MOST) return await closeCheck(play)
  const who = play.once(8) ? play.anybody() : 'gameMaster'
  const characters = players.filter(() => play.once(3)).map(characterOf)
  const isDone = who === 'gameMaster' && characters.length > 0
  await play.expect(isDone, who, 'callCheck', {
    title: 'A check',
    characters,
    skill: play.once(4) ? SKILLS.slice(0, 2) : (play.pick(SKILLS) ?? 'cool'),
    difficulty: play.upTo(3),
    difficultyHidden: play.once(5),
    setbacks: play.upTo(1),
    audience: play.once(6) ? 'gameMaster' : 'table',
  })
}

export async function startAttack(play: Play): Promise<void> {
  if ((await play.checks()).length >= OPEN_MOST) return await closeCheck(play)
  const player = play.pick(players) ?? 'ada'
  const who: Person = play.once(3) ? 'gameMaster' : player
  const encounter = await play.encounterOf(who)
  const target = play.pick(encounter?.combatants ?? [])?.id ?? null
  await play.must(who, 'startAttack', { characterId: characterOf(player), weaponId: null, target, band: 'Engaged' })
}

/** Closing returns the points that were spent on parts that nobody rolled, as far as the other side still has them. */
export async function closeCheck(play: Play): Promise<void> {
  const check = play.pick(await play.checks())
  if (!check) return
  await play.must('gameMaster', 'closeCheck', { checkId: check.id })
  for (const { characterId } of check.parts.filter(({ roll }) => roll === null))
    for (const side of ['players', 'gameMaster'] as const)
      if (play.story.hasSpentOn(side, `${check.id} ${characterId}`))
        play.story.takeBack(side, `${check.id} ${characterId}`, 'gameMaster')
}

export async function addModifier(play: Play): Promise<void> {
  const { check, part } = await anyPart(play)
  if (!check || !part) return
  const who = play.anybody()
  const isOwn = isTheirs(who, part)
  const boost = { op: 'add', die: 'boost', count: 1 } as const
  const setback = { op: 'add', die: 'setback', count: 1 } as const
  const upgrade = { op: 'upgrade', die: 'ability', count: 1 } as const
  const chosen = play.pick([boost, setback, upgrade]) ?? boost
  const isSecond = part.modifiers.some(({ lane, by }) => lane === 'ally' && by === who)
  const isDone = part.roll === null && (isOwn || (chosen === boost && !isSecond)) && part.modifiers.length < 40
  const named = { checkId: check.id, characterId: part.characterId }
  await play.expect(isDone, who, 'addModifier', { ...named, ...chosen, reason: 'Somebody thought of it' })
}

export async function setDifficulty(play: Play): Promise<void> {
  const { check } = await anyPart(play)
  if (check) await play.must('gameMaster', 'setDifficulty', { checkId: check.id, difficulty: play.upTo(4) })
}

/** The part's player or the game master rolls, if they have seen its newest dice. */
export async function rollPart(play: Play): Promise<void> {
  const { check, part } = await anyPart(play)
  if (!check || !part) return
  const who = play.once(5) ? play.anybody() : rollerOf(play, part)
  const isSeen = !play.once(8)
  const hasDice = Object.keys(diceOf(part)).length > 0
  const isDone = isTheirs(who, part) && isSeen && part.roll === null && hasDice
  const params = { checkId: check.id, characterId: part.characterId, version: part.version - (isSeen ? 0 : 1) }
  await play.expect(isDone, who, 'rollCheck', { ...params, salt: 'a salt' })
  checkParts(play, await play.check(check.id))
}

/** Two who roll at once roll once. */
export async function rollAtOnce(play: Play): Promise<void> {
  const { check, part } = await anyPart(play)
  if (!check || !part || part.roll !== null) return
  const params = { checkId: check.id, characterId: part.characterId, version: part.version }
  const both = [rollerOf(play, part), 'gameMaster'] as const
  const replies = await Promise.all(both.map(async (who) => await play.call(who, 'rollCheck', params)))
  play.holds(replies.filter(({ ok }) => ok).length <= 1, 'Two at once rolled', replies)
  checkParts(play, await play.check(check.id))
}

/** Buys what the roll offers, and sometimes what it no longer can pay. */
export async function spend(play: Play): Promise<void> {
  const { check, part, who } = await rolledPart(play)
  if (!check || !part) return
  const offer = play.pick(part.offers.filter(({ affordable }) => affordable || play.once(3)))
  const cost = play.pick(offer?.costs ?? [])
  if (!offer || !cost) return
  const isPayable = (part.left?.[cost.symbol] ?? 0) >= cost.count
  const target = offer.forSomebody ? play.pick(part.choices)?.id : undefined
  const params = { checkId: check.id, characterId: part.characterId, option: offer.option, pay: cost.symbol }
  const reply = await play.call(who, 'spend', { ...params, text: 'Something', ...(target && { target }) })
  play.holds(isPayable || !reply.ok, 'More was spent than was left', part)
  checkParts(play, await play.check(check.id))
}

export async function undoEffect(play: Play): Promise<void> {
  const { check, part, who } = await rolledPart(play)
  const effect = play.pick(part?.effects.filter(({ undone }) => !undone) ?? [])
  if (!check || !part || !effect) return
  const params = { checkId: check.id, characterId: part.characterId, effectId: effect.id }
  const reply = await play.call(who, 'undoEffect', params)
  play.holds(effect.undoable || !reply.ok, 'Somebody undid what is not theirs', effect)
  checkParts(play, await play.check(check.id))
}

/** Applies a hit: the target then has as many wounds more as the check said. */
export async function applyResult(play: Play): Promise<void> {
  const { check, part, who } = await rolledPart(play)
  if (!check || !part?.result) return
  const isDone = isTheirs(who, part) && !part.result.applied
  const aimed = part.target?.id
  const total = (await play.check(check.id)).parts.find((one) => one.characterId === part.characterId)?.result?.total
  const find = async () => (await play.encounterOf('gameMaster'))?.combatants.find(({ id }) => id === aimed)
  const before = await find()
  await play.expect(isDone, who, 'applyResult', { checkId: check.id, characterId: part.characterId })
  const after = await find()
  if (!before?.figures || check.kind !== 'attack') return
  const expected = isDone ? pointsAfter(before, { wounds: total ?? 0, strain: 0 }) : before.figures
  play.holds(after?.figures?.wounds === expected.wounds, 'A hit left other wounds', { before, after, total })
}

/** Every pool follows from its modifiers, every ledger from its faces. */
export function checkParts(play: Play, check: Check): void {
  for (const part of check.parts) {
    const pool = diceOf(part)
    const shown = Object.fromEntries(Object.entries(part.pool ?? {}).filter(([, count]) => count > 0))
    play.holds(isSame(shown, pool), 'The modifiers make another pool', { shown, pool, part })
    if (!part.roll) continue
    const rolled = Object.fromEntries(Object.entries(part.roll.dice).map(([die, faces]) => [die, faces.length]))
    play.holds(isSame(rolled, pool), 'Other dice were rolled', { rolled, pool })
    const net = symbolsOf(part.roll.dice)
    for (const symbol of ['advantage', 'triumph', 'threat', 'despair'] as const) {
      const paid = part.effects.filter((one) => !one.undone && one.paid?.symbol === symbol)
      const spent = paid.reduce((sum, one) => sum + (one.paid?.count ?? 0), 0)
      play.holds(spent <= net[symbol], `More ${symbol} was spent than rolled`, part)
      play.holds(part.left?.[symbol] === net[symbol] - spent, `Other ${symbol} is left`, part)
    }
  }
}

function isSame(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): boolean {
  const dice = [...Object.keys(one), ...Object.keys(other)]
  return dice.every((die) => one[die] === other[die])
}

const isTheirs = (who: Person, { characterId }: CheckPart) => who === 'gameMaster' || characterOf(who) === characterId

function rollerOf(play: Play, { characterId }: CheckPart): Person {
  const player = players.find((one) => characterOf(one) === characterId)
  return player === undefined || play.once(4) ? 'gameMaster' : player
}

async function anyPart(play: Play) {
  const check = play.pick(await play.checks())
  return { check, part: play.pick(check?.parts ?? []) }
}

/** A part that was rolled, as somebody sees it. */
async function rolledPart(play: Play) {
  const who = play.once(3) ? 'gameMaster' : play.anybody()
  const reply = await play.seat(who).ask('getOpenChecks', {})
  if (!reply.ok) return play.fail('could not read the checks')
  const check = play.pick(reply.answer.checks.filter(({ parts }) => parts.some(({ roll }) => roll !== null)))
  return { who, check, part: play.pick(check?.parts.filter(({ roll }) => roll !== null) ?? []) }
}
