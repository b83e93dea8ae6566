import type { Encounter, ParamsOf, PlayCondition } from '@waybook/contract'

import { checksOf, ended } from './call-moves.ts'
import { FightModel } from './fight-model.ts'
import type { Play } from './play.ts'
import { bearerOf } from './points-model.ts'
import { characterOf, COAT, players, SECRET, WAGON } from './table-of-six.ts'

type Joining = ParamsOf<'startEncounter'>['combatants']

const COMBATANTS_MOST = 16

const fighters: Joining = [
  ...players.map((player) => ({ characterId: characterOf(player) })),
  { kind: 'minions', name: 'Raiders', size: 5, unit: 4, soak: 2 },
  { kind: 'rival', name: 'Captain', unit: 14, soak: 3 },
  { kind: 'nemesis', name: 'Warlord', unit: 20, strain: 15, soak: 4 },
  { characterId: 'characters/brute', copies: 2 },
  { characterId: WAGON, side: 'players' },
  { kind: 'minions', name: `${SECRET} pack`, size: 3, unit: 5, known: false },
  { kind: 'nemesis', name: `${SECRET} lord`, unit: 18, strain: 12, known: false },
]

/** Begins a fight if there is none, and sometimes ends the current one. */
export async function startFight(play: Play): Promise<void> {
  if (play.fight) {
    await play.expect(false, 'gameMaster', 'startEncounter', { combatants: fighters })
    if (play.once(20)) await endFight(play, play.fight)
    return
  }
  const { encounter } = await play.must('gameMaster', 'startEncounter', { combatants: fighters })
  play.fight = new FightModel(encounter)
  joined(play, encounter)
}

/** Conditions for the encounter and initiative checks end with it. */
async function endFight(play: Play, { id, combatants }: FightModel): Promise<void> {
  const checks = await checksOf(play, 'initiative')
  await play.must('gameMaster', 'endEncounter', { encounterId: id })
  for (const { characterId } of combatants) play.conditions.end(characterId ?? '', 'encounter')
  for (const check of checks) ended(play, check)
  play.fight = null
}

/** Party members who left can rejoin, each once; adversaries join as new combatants. */
export async function join(play: Play): Promise<void> {
  const { fight } = play
  if (!fight || fight.combatants.length >= COMBATANTS_MOST) return
  const characterId = characterOf(play.pick(players) ?? 'ada')
  const isThere = fight.combatants.some((one) => one.characterId === characterId)
  const others: Joining = [
    { characterId },
    { kind: 'rival', name: 'Hound', unit: 8, known: play.once(2) },
    { kind: 'minions', name: `${SECRET} swarm`, size: 4, unit: 2, known: false },
    { characterId: 'characters/brute', known: true },
  ]
  const coming = play.pick(others.slice(play.once(2) ? 0 : 1)) ?? { characterId }
  const isDone = coming !== others[0] || !isThere
  const params = { encounterId: fight.id, combatants: [coming] }
  const reply = await play.expect(isDone, 'gameMaster', 'addCombatants', params)
  if (!reply.ok) return
  const { combatants } = reply.answer.encounter
  const fresh = combatants.filter(({ id }) => !fight.combatant(id))
  play.holds(fresh.length === 1, 'Others have joined', fresh)
  fight.join(fresh)
  joined(play, { ...reply.answer.encounter, combatants: fresh })
}

function joined(play: Play, { combatants }: Encounter): void {
  for (const one of combatants) {
    if (one.name.startsWith(SECRET)) play.secretIds.add(one.id)
    play.conditions.join(bearerOf(one).key)
  }
}

export async function leave(play: Play): Promise<void> {
  const combatant = play.pick(play.fight?.combatants ?? [])
  if (!play.fight || !combatant || !play.once(2)) return
  await play.must('gameMaster', 'removeCombatant', { encounterId: play.fight.id, combatantId: combatant.id })
  play.fight.leave(combatant.id)
}

export async function hurtSomebody(play: Play): Promise<void> {
  const seen = await play.encounterOf('gameMaster')
  const victim = play.pick(seen?.combatants ?? [])
  if (!play.fight || !victim) return
  const harm = { wounds: play.upTo(9) - 3, strain: play.upTo(6) - 2 }
  await play.must('gameMaster', 'hurtCombatant', { encounterId: play.fight.id, combatantId: victim.id, ...harm })
  play.points.suffer(bearerOf(victim), harm)
}

/** Armor counts from the moment it is put on. */
export async function wear(play: Play): Promise<void> {
  const player = play.pick(players) ?? 'ada'
  const characterId = characterOf(player)
  const who = play.once(4) ? play.anybody() : player
  const equipped = !play.worn.has(characterId)
  const params = { characterId, itemId: COAT, equipped }
  const reply = await play.expect(who === player || who === 'gameMaster', who, 'equipItem', params)
  if (!reply.ok) return
  if (equipped) play.worn.add(characterId)
  else play.worn.delete(characterId)
}

export async function giveCondition(play: Play): Promise<void> {
  const combatant = play.pick((await play.encounterOf('gameMaster'))?.combatants ?? [])
  if (!play.fight || !combatant) return
  const until = play.pick(['check', 'hand', 'encounter', { rounds: 1 + play.upTo(2) }] as const) ?? 'hand'
  const dice = [{ op: 'add', die: 'setback', count: 1 } as const]
  const condition: PlayCondition = { name: play.pick(['Dazed', 'Prone', 'Blinded']) ?? 'Dazed', dice, until }
  const named = { encounterId: play.fight.id, combatantId: combatant.id }
  await play.must('gameMaster', 'setCombatantCondition', { ...named, condition })
  play.giveCondition(bearerOf(combatant).key, condition)
}

export async function takeCondition(play: Play): Promise<void> {
  const combatant = play.pick((await play.encounterOf('gameMaster'))?.combatants ?? [])
  const condition = play.pick(combatant?.conditions ?? [])
  if (!play.fight || !combatant || !condition) return
  const named = { encounterId: play.fight.id, combatantId: combatant.id, name: condition.name }
  await play.must('gameMaster', 'removeCombatantCondition', named)
  play.conditions.take(bearerOf(combatant).key, condition.name)
}

/** Shows an adversary to players or hides it again. Secret adversaries are never shown. */
export async function showOrHide(play: Play): Promise<void> {
  const adversaries = play.fight?.combatants.filter((one) => one.side === 'gameMaster' && !play.secretIds.has(one.id))
  const combatant = play.pick(adversaries ?? [])
  if (!play.fight || !combatant) return
  const params = { encounterId: play.fight.id, combatantId: combatant.id, known: !combatant.known }
  await play.must('gameMaster', 'updateCombatant', params)
  play.fight.show(combatant.id, !combatant.known)
}
