import type { Check, CheckKind } from '@waybook/contract'

import type { Play } from './play.ts'
import { characterOf, players, type Person, type Player } from './table-of-six.ts'

const OPEN_MOST = 4
const SKILLS = ['melee', 'cool', 'vigilance', 'perception', 'discipline']
/** The dice of close combat. */
const AVERAGE = 2

export async function callCheck(play: Play): Promise<void> {
  if ((await play.checks()).length >= OPEN_MOST) return await closeCheck(play)
  const who = play.once(8) ? play.anybody() : 'gameMaster'
  const characters = players.filter(() => play.once(3)).map(characterOf)
  const difficulty = play.upTo(3)
  const reply = await play.expect(who === 'gameMaster' && characters.length > 0, who, 'callCheck', {
    title: 'A check',
    characters,
    skill: play.once(4) ? SKILLS.slice(0, 2) : (play.pick(SKILLS) ?? 'cool'),
    difficulty,
    difficultyHidden: play.once(5),
    setbacks: play.upTo(1),
    audience: play.once(6) ? 'gameMaster' : 'table',
  })
  if (reply.ok) await opened(play, reply.answer.check.id, difficulty)
}

export async function callRecovery(play: Play): Promise<void> {
  if ((await play.checks()).length >= OPEN_MOST) return await closeCheck(play)
  const characters = players.filter(() => play.once(2)).map(characterOf)
  const who = play.once(8) ? play.anybody() : 'gameMaster'
  const reply = await play.expect(who === 'gameMaster' && characters.length > 0, who, 'callRecovery', { characters })
  if (reply.ok) await opened(play, reply.answer.check.id, 0)
}

/** An attack with bare hands, by a party member or, for the game master, an adversary. A new attack ends the attacker's previous one. */
export async function startAttack(play: Play): Promise<void> {
  if ((await play.checks()).length >= OPEN_MOST) return await closeCheck(play)
  const { who, player } = beginner(play)
  const adversary = play.pick(play.fight?.combatants.filter(({ kind }) => kind !== 'character') ?? [])
  const attacker = who === 'gameMaster' && adversary ? adversary.id : characterOf(player)
  const target = play.pick((await play.encounterOf(who))?.combatants ?? [])?.id ?? null
  const before = await checksOf(play, 'attack', attacker)
  const params = { characterId: attacker, weaponId: null, target, band: 'Engaged' } as const
  const reply = await play.expect(who === 'gameMaster' || who === player, who, 'startAttack', params)
  if (!reply.ok) return
  for (const check of before) ended(play, check)
  await opened(play, reply.answer.check.id, AVERAGE)
}

/** Wounds up to half the threshold are Easy, then Average, and Hard past the threshold. Without wounds, the worst injury counts. */
export async function startHealing(play: Play): Promise<void> {
  if ((await play.checks()).length >= OPEN_MOST) return await closeCheck(play)
  const { who, player } = beginner(play)
  const known = (await play.encounterOf(who))?.combatants.map(({ id }) => id) ?? []
  const patient = play.pick([...known, ...players.map(characterOf)]) ?? characterOf(player)
  const bearer = await play.bearer(patient)
  if (!bearer) return
  const { wounds } = play.points.of(bearer.key)
  const injuries = play.conditions.of(bearer.key).filter((one) => one.severity !== undefined)
  const named = play.once(3) ? play.pick(injuries) : undefined
  const share = wounds / bearer.woundThreshold
  const isWounds = named === undefined && (wounds > 0 || injuries.length === 0)
  const params = { characterId: characterOf(player), patient, ...(named && { injury: named.name }) }
  const reply = await play.expect(who === 'gameMaster' || who === player, who, 'startHealing', params)
  if (!reply.ok) return
  const { id } = reply.answer.check
  if (isWounds) return await opened(play, id, 1 + (share > 1 / 2 ? 1 : 0) + (share > 1 ? 1 : 0))
  const worst = Math.max(...injuries.map(({ severity = 0 }) => severity))
  const treated = named ?? injuries.find(({ severity }) => severity === worst)
  play.treated.set(`${id} ${characterOf(player)}`, treated?.name ?? '')
  await opened(play, id, treated?.severity ?? 0)
}

export async function closeCheck(play: Play): Promise<void> {
  const check = play.pick(await play.checks())
  if (!check) return
  const who = play.once(4) ? play.anybody() : 'gameMaster'
  // The user who began an attack or a treatment can also end it; `by` is the first name.
  const reply = await play.expect(who === 'gameMaster' || check.by === who, who, 'closeCheck', { checkId: check.id })
  if (reply.ok) ended(play, check)
}

/** The open checks of a kind in which only this character takes part. */
export async function checksOf(play: Play, kind: CheckKind, id?: string): Promise<Check[]> {
  const isTheirs = ({ parts }: Check) => parts.every(({ characterId }) => id === undefined || characterId === id)
  return (await play.checks()).filter((check) => check.kind === kind && isTheirs(check))
}

/** Returns spent resources of parts that nobody rolled: story points, as far as the other side still has them, and waiting dice. */
export function ended(play: Play, { id, parts }: Check): void {
  for (const { characterId } of parts.filter(({ roll }) => roll === null)) {
    const on = `${id} ${characterId}`
    for (const side of ['players', 'gameMaster'] as const)
      if (play.story.hasSpentOn(side, on)) play.story.takeBack(side, on, 'gameMaster')
    play.waiting.returnFrom(on, characterId)
  }
}

/** A new check has its difficulty, the waiting dice, and the dice of conditions. */
export async function opened(play: Play, checkId: string, difficulty: number): Promise<void> {
  for (const { characterId, modifiers, basis } of (await play.check(checkId)).parts) {
    const diceOf = (...kinds: readonly string[]) =>
      modifiers
        .filter(({ reason, count }) => kinds.includes(reason.kind) && count > 0)
        .map(({ op, die, count }) => `${op} ${count} ${die}`)
    const conditions = play.conditions.of(characterId).flatMap(({ dice }) => dice)
    const felt = conditions.filter(({ only }) => only === undefined || only.includes(basis?.characteristic ?? ''))
    const expected = {
      difficulty: difficulty > 0 ? [`add ${difficulty} difficulty`] : [],
      waited: play.waiting.of(characterId).map(({ die }) => `add 1 ${die}`),
      conditions: felt.map(({ op, die, count }) => `${op} ${count} ${die}`),
    }
    const found = {
      difficulty: diceOf('difficulty', 'range'),
      waited: diceOf('queued'),
      conditions: diceOf('condition'),
    }
    play.same('A check with other dice', sorted(found), sorted(expected))
    play.waiting.arrive(`${checkId} ${characterId}`, characterId)
  }
}

const sorted = (dice: Readonly<Record<string, readonly string[]>>) => Object.values(dice).map((some) => some.toSorted())

function beginner(play: Play): { readonly who: Person; readonly player: Player } {
  const player = play.pick(players) ?? 'ada'
  return { player, who: play.once(3) ? 'gameMaster' : play.once(8) ? play.anybody() : player }
}
