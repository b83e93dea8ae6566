import { anyPart, checkParts, isTheirs, seesPart } from './parts.ts'
import type { Play } from './play.ts'

/** The limit per owner (`owner`). */
const MODIFIERS_MOST = 40

export async function addModifier(play: Play): Promise<void> {
  const { check, part } = await anyPart(play)
  if (!check || !part) return
  const who = play.anybody()
  const isOwn = isTheirs(who, part)
  const boost = { op: 'add', die: 'boost', count: 1 } as const
  const setback = { op: 'add', die: 'setback', count: 1 } as const
  const upgrade = { op: 'upgrade', die: 'ability', count: 1 } as const
  const chosen = play.pick([boost, setback, upgrade]) ?? boost
  const isSecond = part.modifiers.some(({ owner, by }) => owner === 'ally' && by === who)
  const isAllowed = isOwn || (chosen === boost && !isSecond)
  const owner = who === 'gameMaster' ? who : isOwn ? 'player' : 'ally'
  const alike = part.modifiers.filter((one) => one.owner === owner).length
  const isSeen = await seesPart(play, who, { id: check.id, characterId: part.characterId })
  const isDone = isSeen && part.roll === null && isAllowed && alike < MODIFIERS_MOST
  const named = { checkId: check.id, characterId: part.characterId }
  await play.expect(isDone, who, 'addModifier', { ...named, ...chosen, reason: 'Somebody thought of it' })
}

/** The game master may change all modifiers except story points; players only the player's, and allies only their own. */
export async function editModifier(play: Play): Promise<void> {
  const { check, part } = await anyPart(play)
  const modifier = play.pick(part?.modifiers.filter(({ reason }) => reason.kind !== 'queued') ?? [])
  if (!check || !part || !modifier) return
  const who = play.anybody()
  const isOwn =
    who === 'gameMaster' ||
    (isTheirs(who, part) ? modifier.owner === 'player' : modifier.owner === 'ally' && modifier.by === who)
  // Only the game master can name a modifier of a hidden difficulty.
  const isSeen = await seesPart(play, who, { id: check.id, characterId: part.characterId })
  const isDone = isSeen && isOwn && modifier.reason.kind !== 'storyPoint' && part.roll === null
  const named = { checkId: check.id, characterId: part.characterId, modifierId: modifier.id }
  if (play.once(3)) await play.expect(isDone, who, 'removeModifier', named)
  else await play.expect(isDone, who, 'switchModifier', { ...named, on: !modifier.on })
  checkParts(play, await play.check(check.id))
}

export async function setDifficulty(play: Play): Promise<void> {
  const { check } = await anyPart(play)
  if (check) await play.must('gameMaster', 'setDifficulty', { checkId: check.id, difficulty: play.upTo(4) })
}
