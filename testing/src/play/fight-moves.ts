import type { Combatant, Encounter, ParamsOf } from '@waybook/contract'

import { FightModel, pointsAfter, standing } from './fight-model.ts'
import type { Play } from './play.ts'
import { characterOf, players, SECRET, type Person } from './table-of-six.ts'

const SLOTS_MOST = 12

const fighters: ParamsOf<'startEncounter'>['combatants'] = [
  ...players.map((player) => ({ characterId: characterOf(player) })),
  { kind: 'minions', name: 'Raiders', size: 5, unit: 4, soak: 2 },
  { kind: 'rival', name: 'Captain', unit: 14, soak: 3 },
  { kind: 'nemesis', name: 'Warlord', unit: 20, strain: 15, soak: 4 },
  { kind: 'minions', name: `${SECRET} pack`, size: 3, unit: 5, known: false },
  { kind: 'nemesis', name: `${SECRET} lord`, unit: 18, strain: 12, known: false },
]

/** Begins a fight if there is none, and now and then ends the one there is. */
export async function startFight(play: Play): Promise<void> {
  if (play.fight) {
    await play.expect(false, 'gameMaster', 'startEncounter', { combatants: fighters })
    if (!play.once(20)) return
    await play.must('gameMaster', 'endEncounter', { encounterId: play.fight.id })
    play.fight = null
    return
  }
  const { encounter } = await play.must('gameMaster', 'startEncounter', { combatants: fighters })
  play.fight = new FightModel(encounter)
  for (const { id, name } of encounter.combatants) if (name.startsWith(SECRET)) play.secretIds.add(id)
}

export async function setInitiative(play: Play): Promise<void> {
  const { fight } = play
  const combatant = play.pick(fight?.combatants ?? [])
  if (!fight || !combatant || fight.slots.length >= SLOTS_MOST) return
  const initiative = { successes: play.upTo(6) - 3, advantage: play.upTo(8) - 4 }
  const params = { encounterId: fight.id, combatantId: combatant.id, ...initiative }
  const { encounter } = await play.must('gameMaster', 'setInitiative', params)
  fight.setInitiative(combatant.id, initiative, newSlot(fight, encounter))
}

export async function addSlot(play: Play): Promise<void> {
  const { fight } = play
  if (!fight || fight.slots.length >= SLOTS_MOST) return
  const [side, known] = [play.once(2) ? ('players' as const) : ('gameMaster' as const), play.once(2)]
  const { encounter } = await play.must('gameMaster', 'addSlot', { encounterId: fight.id, side, known })
  fight.addSlot(newSlot(fight, encounter), side, known)
}

const newSlot = (fight: FightModel, { slots }: Encounter) =>
  slots.find(({ id }) => fight.slots.every((one) => one.id !== id))?.id ?? ''

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

/** Of two who take a slot at once, one gets it. */
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

/** The game master ends any turn, players their own. */
export async function nextTurn(play: Play): Promise<void> {
  const { fight } = play
  const who = play.once(3) ? play.anybody() : 'gameMaster'
  const seen = await play.encounterOf(who)
  if (!fight || !seen) return
  const [round, claims] = [fight.round, fight.slots.length]
  const bearer = fight.combatant(seen.slots.find(({ id }) => id === seen.turn)?.claimedBy ?? null)
  const isTheirs = who === 'gameMaster' || (bearer !== undefined && actsFor(who, bearer))
  const isDone = isTheirs && fight.endTurn(who === 'gameMaster' ? fight.turn : seen.turn)
  await play.expect(isDone, who, 'nextTurn', { encounterId: fight.id, version: seen.version })
  if (!isDone || fight.round === round || round === 0) return
  const now = await play.encounterOf('gameMaster')
  const open = now?.slots.filter((slot) => fight.slots.some((one) => one.id === slot.id && fight.isOpen(one))) ?? []
  play.holds(
    open.every(({ claimedBy }) => claimedBy === null),
    'Claims outlived the round',
    now,
  )
  play.holds(now?.slots.length === claims, 'Slots were lost with the round', now)
}

export async function turnBack(play: Play): Promise<void> {
  const seen = await play.encounterOf('gameMaster')
  if (!play.fight || !seen) return
  const params = { encounterId: play.fight.id, version: seen.version }
  const reply = await play.expect(seen.canGoBack, 'gameMaster', 'turnBack', params)
  if (reply.ok) play.fight.goBack(reply.answer.encounter)
}

export async function hurtSomebody(play: Play): Promise<void> {
  const seen = await play.encounterOf('gameMaster')
  const victim = play.pick(seen?.combatants ?? [])
  if (!play.fight || !victim) return
  const harm = { wounds: play.upTo(9) - 3, strain: play.upTo(6) - 2 }
  const params = { encounterId: play.fight.id, combatantId: victim.id, ...harm }
  const { encounter } = await play.must('gameMaster', 'hurtCombatant', params)
  const after = encounter.combatants.find(({ id }) => id === victim.id)
  const expected = pointsAfter(victim, harm)
  const isRight = after?.figures?.wounds === expected.wounds && after.figures.strain === expected.strain
  play.holds(isRight, 'Other points', { victim, expected, after })
  const others = (all: readonly Combatant[]) => JSON.stringify(all.filter(({ id }) => id !== victim.id))
  play.holds(others(encounter.combatants) === others(seen?.combatants ?? []), 'Others were hurt too')
}

export async function giveCondition(play: Play): Promise<void> {
  const combatant = play.pick(play.fight?.combatants ?? [])
  if (!play.fight || !combatant) return
  const until = play.pick(['check', 'hand', { rounds: 1 + play.upTo(1) }] as const) ?? 'hand'
  const dice = [{ op: 'add', die: 'setback', count: 1 } as const]
  const condition = { name: play.pick(['Dazed', 'Prone', 'Blinded']) ?? 'Dazed', dice, until }
  await play.must('gameMaster', 'setCombatantCondition', {
    encounterId: play.fight.id,
    combatantId: combatant.id,
    condition,
  })
}

/** Shows an adversary to players or hides it again. Those who stay secret are never shown. */
export async function showOrHide(play: Play): Promise<void> {
  const adversaries = play.fight?.combatants.filter((one) => one.side === 'gameMaster' && !play.secretIds.has(one.id))
  const combatant = play.pick(adversaries ?? [])
  if (!play.fight || !combatant) return
  const params = { encounterId: play.fight.id, combatantId: combatant.id, known: !combatant.known }
  await play.must('gameMaster', 'updateCombatant', params)
}

/** The order is that of the model, groups are as large as their wounds say, and no slot is taken twice by who acts once. */
export async function checkFight(play: Play): Promise<void> {
  const { fight } = play
  const now = await play.encounterOf('gameMaster')
  play.holds((now === null) === (fight === null), 'There is a fight, or none', now)
  if (!fight || !now) return
  fight.combatants = now.combatants
  const expected = { round: fight.round, turn: fight.turn, slots: fight.order }
  const slots = now.slots.map(({ id, side, claimedBy, acted }) => ({ id, side, claimedBy, acted }))
  const found = { round: now.round, turn: now.turn, slots }
  play.holds(JSON.stringify(found) === JSON.stringify(expected), 'Another order', { expected, found })
  for (const { group, figures, kind, id } of now.combatants) {
    if (group && figures)
      play.holds(group.left === standing(group.size, group.unit ?? 1, figures.wounds), 'Another group', {
        group,
        figures,
      })
    const held = now.slots.filter(({ claimedBy }) => claimedBy === id)
    play.holds(kind === 'nemesis' || held.length <= 1, 'Two slots of one', held)
  }
}

const ownOf = (seen: Encounter | null, who: Person) =>
  seen?.combatants.find(({ characterId }) => who !== 'gameMaster' && characterId === characterOf(who))

const actsFor = (who: Person, { characterId }: Combatant) => who === 'gameMaster' || characterId === characterOf(who)
