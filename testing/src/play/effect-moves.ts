import { anyPart, isTheirs, seesPart } from './parts.ts'
import type { Play } from './play.ts'

/** Switches a talent of a check on or off. It is paid when the check is rolled. */
export async function switchEffect(play: Play): Promise<void> {
  const { check, part } = await anyPart(play)
  const effect = play.pick(part?.pageEffects ?? [])
  if (!check || !part || !effect) return
  const who = play.anybody()
  const named = { checkId: check.id, characterId: part.characterId }
  const isSeen = await seesPart(play, who, { id: check.id, characterId: part.characterId })
  const isDone = isSeen && isTheirs(who, part) && part.roll === null
  await play.expect(isDone, who, 'switchEffect', { ...named, key: effect.key, on: !effect.on })
}

/** Adds Force dice to a check. Players have only those of their character's rating. */
export async function setForce(play: Play): Promise<void> {
  const { check, part } = await anyPart(play)
  if (!check || !part) return
  const params = { checkId: check.id, characterId: part.characterId, count: play.upTo(3) }
  await play.expect(part.roll === null, 'gameMaster', 'setForceDice', params)
}
