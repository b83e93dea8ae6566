import { forceOf } from './dice-model.ts'
import { seesPart } from './parts.ts'
import type { Play } from './play.ts'
import type { Side } from './story-model.ts'
import { people, playerOf, type Person } from './table-of-six.ts'

/** Spends a point, on a check or not. Players spend only their side's points, on their own checks and on those of known adversaries. */
export async function spendPoint(play: Play): Promise<void> {
  const who = play.anybody()
  const side = play.pick<Side>(['players', 'gameMaster']) ?? 'players'
  const target = play.once(3) ? null : await anyPart(play)
  const player = target && playerOf(target.characterId)
  const isSeen = !target || (await seesPart(play, who, { id: target.checkId, characterId: target.characterId }))
  const isTheirs = who === 'gameMaster' || (side === 'players' && (!player || player === who))
  const isFree = !target || (target.isOpen && !play.story.hasSpentOn(side, target.on))
  const isNewest = !play.once(10)
  const version = await versionOf(play, who)
  const isAllowed = isTheirs && isFree && isSeen && isNewest
  const isDone = isAllowed && play.story.spend({ side, by: who, on: target?.on ?? '' })
  const check = target ? { check: { checkId: target.checkId, characterId: target.characterId } } : {}
  await play.expect(isDone, who, 'spendStoryPoint', { side, version: isNewest ? version : version - 1, ...check })
}

/** A throw for everybody whose light and dark points become the points of both sides. */
export async function rollDestiny(play: Play): Promise<void> {
  if (!play.once(3)) return
  const who = play.once(4) ? play.anybody() : 'gameMaster'
  const reply = await play.expect(who === 'gameMaster', who, 'rollDestiny', { salt: 'fate' })
  if (!reply.ok) return
  const { light, dark } = forceOf(reply.answer.roll.dice)
  play.same('Other dice for destiny', reply.answer.roll.dice['force']?.length, people.length)
  play.story.set(light, dark)
}

export async function takePointBack(play: Play): Promise<void> {
  const who = play.anybody()
  const side = play.pick<Side>(['players', 'gameMaster']) ?? 'players'
  const target = play.once(2) ? null : await anyPart(play)
  const isSeen = !target || (await seesPart(play, who, { id: target.checkId, characterId: target.characterId }))
  const isOpen = isSeen && (!target || target.isOpen)
  const isDone = isOpen && play.story.takeBack(side, target?.on ?? '', who)
  const check = target ? { check: { checkId: target.checkId, characterId: target.characterId } } : {}
  await play.expect(isDone, who, 'undoStoryPoint', { side, version: await versionOf(play, who), ...check })
}

/** Two users who spend simultaneously, after seeing the same points, spend one. */
export async function spendAtOnce(play: Play): Promise<void> {
  const [one, other] = [play.anybody(), play.anybody()]
  const version = await versionOf(play, one)
  const params = { side: 'players', version } as const
  const replies = await Promise.all([one, other].map(async (who) => await play.call(who, 'spendStoryPoint', params)))
  const done = replies.findIndex(({ ok }) => ok)
  const isDone = play.story.spend({ side: 'players', by: [one, other][done] ?? one, on: '' })
  play.holds(replies.filter(({ ok }) => ok).length === (isDone ? 1 : 0), 'Two at once spent', replies)
}

export async function checkPoints(play: Play): Promise<void> {
  const reply = await play.seat('gameMaster').ask('getStoryPoints', {})
  if (!reply.ok) return play.fail('could not read the story points')
  const { players, gameMaster } = reply.answer
  const expected = { players: play.story.players, gameMaster: play.story.gameMaster }
  play.holds(players === expected.players && gameMaster === expected.gameMaster, 'Story points', {
    expected,
    found: { players, gameMaster },
  })
}

async function versionOf(play: Play, who: Person): Promise<number> {
  const reply = await play.seat(who).ask('getStoryPoints', {})
  return reply.ok ? reply.answer.version : play.fail('could not read the story points')
}

async function anyPart(play: Play) {
  const check = play.pick(await play.checks())
  const part = play.pick(check?.parts ?? [])
  if (!check || !part) return null
  const on = `${check.id} ${part.characterId}`
  return { checkId: check.id, characterId: part.characterId, on, isOpen: part.roll === null }
}
