import type { Encounter } from '@waybook/contract'

import { checksOf, ended, opened } from './call-moves.ts'
import type { FightModel } from './fight-model.ts'
import type { Play } from './play.ts'
import { characterOf, players, type Person } from './table-of-six.ts'

const SLOTS_MOST = 14

/** Adversaries roll at once, and the party gets a Simple check. Includes only combatants without a result, or everybody again. */
export async function callInitiative(play: Play): Promise<void> {
  const { fight } = play
  if (!fight || fight.slots.length >= SLOTS_MOST || (await play.checks()).length > 3) return
  const who = play.once(4) ? play.anybody() : 'gameMaster'
  const again = play.once(2)
  const params = { encounterId: fight.id, skills: play.once(2) ? ['cool'] : ['cool', 'vigilance'], again }
  const before = await checksOf(play, 'initiative')
  const reply = await play.expect(who === 'gameMaster', who, 'callInitiative', params)
  if (!reply.ok) return
  const unrolled = before.flatMap(({ parts }) => parts.filter(({ roll }) => roll === null))
  const hasResult = (of: string) => fight.slots.some((slot) => slot.of === of && slot.initiative !== null)
  const isAsked = (id: string | null) => unrolled.some(({ characterId }) => characterId === id)
  const acting = fight.combatants.filter(({ id }) => fight.places.crewOf(id).length === 0)
  const called = acting.filter((one) => again || (!hasResult(one.id) && !isAsked(one.characterId)))
  play.same('Others were called', reply.answer.called, called.length)
  if (again) {
    for (const check of before) ended(play, check)
    for (const slot of fight.slots) slot.initiative &&= { ...slot.initiative, byHand: false }
  }
  const rolled = await play.rolled()
  fight.reorder(() => {
    for (const { id, kind } of called.filter((one) => one.kind !== 'character')) {
      const made = rolled.find(({ of }) => of === id)
      if (!made?.initiative) return play.fail(`A ${kind} has not rolled`)
      fight.setInitiative(id, made.initiative, made.id)
      if (play.secretIds.has(id)) play.secretIds.add(made.id)
    }
  })
  const party = called.flatMap(({ kind, characterId }) => (kind === 'character' ? (characterId ?? []) : []))
  if (party.length === 0) return
  const check = (await play.checks()).find(({ kind }) => kind === 'initiative')
  play.same(
    'A check for others than the party',
    check?.parts.map(({ characterId }) => characterId),
    party,
  )
  await opened(play, check?.id ?? '', 0)
}

export async function setInitiative(play: Play): Promise<void> {
  const { fight } = play
  const combatant = play.pick(fight?.combatants ?? [])
  if (!fight || !combatant || fight.slots.length >= SLOTS_MOST) return
  const initiative = { successes: play.upTo(6) - 3, advantage: play.upTo(8) - 4 }
  const params = { encounterId: fight.id, combatantId: combatant.id, ...initiative }
  const { encounter } = await play.must('gameMaster', 'setInitiative', params)
  const slotId = newSlot(fight, encounter)
  fight.reorder(() => fight.setInitiative(combatant.id, { ...initiative, byHand: true }, slotId))
  if (slotId !== '' && play.secretIds.has(combatant.id)) play.secretIds.add(slotId)
}

export async function addSlot(play: Play): Promise<void> {
  const { fight } = play
  if (!fight || fight.slots.length >= SLOTS_MOST) return
  const [side, known] = [play.once(2) ? ('players' as const) : ('gameMaster' as const), play.once(2)]
  const { encounter } = await play.must('gameMaster', 'addSlot', { encounterId: fight.id, side, known })
  const slotId = newSlot(fight, encounter)
  fight.addSlot(slotId, side, known)
  if (side === 'gameMaster' && !known) play.secretIds.add(slotId)
}

export async function removeSlot(play: Play): Promise<void> {
  const slot = play.pick(play.fight?.slots ?? [])
  if (!play.fight || !slot) return
  const who = play.once(4) ? play.anybody() : 'gameMaster'
  const params = { encounterId: play.fight.id, slotId: slot.id }
  const reply = await play.expect(who === 'gameMaster', who, 'removeSlot', params)
  if (reply.ok) play.fight.removeSlot(slot.id)
}

/** The id of the slot that the model does not have yet. */
export const newSlot = (fight: FightModel, encounter: Encounter | null) =>
  encounter?.slots.find(({ id }) => fight.slots.every((one) => one.id !== id))?.id ?? ''

/** Players take slots that they see for their own character, the game master takes any for anybody. */
export async function claimSlot(play: Play): Promise<void> {
  const { fight } = play
  const who = play.anybody()
  const seen = await play.encounterOf(who)
  const slot = play.pick(fight?.slots ?? [])
  const taker = play.once(8) || who === 'gameMaster' ? play.pick(fight?.combatants ?? []) : ownOf(seen, who)
  if (!fight || !seen || !slot || !taker) return
  const isSeen = seen.slots.some(({ id }) => id === slot.id)
  const isDone = isSeen && actsFor(who, taker) && fight.claim(slot.id, taker.id)
  const params = { encounterId: fight.id, version: seen.version, slotId: slot.id, combatantId: taker.id }
  await play.expect(isDone, who, 'claimSlot', params)
}

/** If two users take a slot simultaneously, one gets it. */
export async function claimAtOnce(play: Play): Promise<void> {
  const { fight } = play
  const [one, other] = [play.pick(players) ?? 'ada', play.pick(players) ?? 'ben']
  const slot = play.pick(fight?.slots.filter((free) => free.side === 'players' && free.claimedBy === null) ?? [])
  if (!fight || !slot || slot.acted || one === other) return
  const replies = await Promise.all(
    [one, other].map(async (who) => {
      const seen = await play.encounterOf(who)
      const combatantId = ownOf(seen, who)?.id ?? ''
      const params = { encounterId: fight.id, version: seen?.version ?? 0, slotId: slot.id, combatantId }
      return { combatantId, reply: await play.call(who, 'claimSlot', params) }
    }),
  )
  const done = replies.filter(({ reply }) => reply.ok)
  play.holds(done.length <= 1, 'Two at once took a slot', replies)
  for (const { combatantId } of done)
    play.holds(fight.claim(slot.id, combatantId), 'A slot was taken that was not free')
}

export async function releaseSlot(play: Play): Promise<void> {
  const { fight } = play
  const who = play.anybody()
  const seen = await play.encounterOf(who)
  const slot = play.pick(seen?.slots ?? [])
  if (!fight || !seen || !slot) return
  const holder = fight.combatant(fight.slots.find(({ id }) => id === slot.id)?.claimedBy ?? null)
  const isDone = (!holder || actsFor(who, holder)) && fight.release(slot.id)
  await play.expect(isDone, who, 'releaseSlot', { encounterId: fight.id, version: seen.version, slotId: slot.id })
}

/** The game master ends any turn, players their own. This counts conditions down. */
export async function nextTurn(play: Play): Promise<void> {
  const { fight } = play
  const who = play.once(3) ? play.anybody() : 'gameMaster'
  const seen = await play.encounterOf(who)
  if (!fight || !seen) return
  const bearer = fight.combatant(seen.slots.find(({ id }) => id === seen.turn)?.claimedBy ?? null)
  const isTheirs = who === 'gameMaster' || (bearer !== undefined && actsFor(who, bearer))
  const turn = isTheirs ? fight.endTurn(who === 'gameMaster' ? fight.turn : seen.turn) : null
  await play.expect(turn !== null, who, 'nextTurn', { encounterId: fight.id, version: seen.version })
  if (!turn) return
  const waits = (id: string) => fight.slots.some(({ claimedBy, acted }) => claimedBy === id && !acted)
  const combatants = fight.combatants.map(({ id, kind, characterId }) => {
    const key = kind === 'character' ? (characterId ?? id) : id
    return { id, key, waits: waits(id) }
  })
  play.conditions.turnEnded({ ...turn, combatants })
}

export async function turnBack(play: Play): Promise<void> {
  const seen = await play.encounterOf('gameMaster')
  if (!play.fight || !seen) return
  const params = { encounterId: play.fight.id, version: seen.version }
  const reply = await play.expect(play.fight.canGoBack, 'gameMaster', 'turnBack', params)
  if (reply.ok) play.fight.goBack()
}

const ownOf = (seen: Encounter | null, who: Person) =>
  seen?.combatants.find(({ characterId }) => who !== 'gameMaster' && characterId === characterOf(who))

const actsFor = (who: Person, { characterId }: { readonly characterId: string | null }) =>
  who === 'gameMaster' || characterId === characterOf(who)
