import type { Combatant } from '@waybook/contract'

import type { FightModel } from './fight-model.ts'
import type { Play } from './play.ts'
import { bearerOf, membersLeft } from './points-model.ts'
import { bearerOfParty, characterOf, COAT_SOAK, players } from './table-of-six.ts'

/** Order, places, wounds and conditions equal the models', and no combatant with one turn holds two slots. */
export async function checkFight(play: Play): Promise<void> {
  const { fight } = play
  const now = await play.encounterOf('gameMaster')
  play.holds((now === null) === (fight === null), 'There is a fight, or none', now)
  if (!fight || !now) return
  const { round, turn, combatants, engagements, ranges, canGoBack } = now
  const slots = now.slots.map(({ id, side, known, claimedBy, acted }) => ({ id, side, known, claimedBy, acted }))
  play.same('Another order', { round, turn, canGoBack, slots }, orderOf(fight))
  play.same('Others take part', membersOf(combatants), membersOf(fight.combatants))
  const ids = fight.combatants.map(({ id }) => id)
  play.same('Other distances', { engagements, ranges }, fight.places.visibleTo(ids))
  for (const one of combatants) {
    checkCombatant(play, one)
    const held = slots.filter(({ claimedBy }) => claimedBy === one.id)
    play.holds(one.kind === 'nemesis' || held.length <= 1, 'Two slots of one', held)
  }
}

const orderOf = ({ round, turn, canGoBack, order }: FightModel) => ({ round, turn, canGoBack, slots: order })

const membersOf = (combatants: readonly Pick<Combatant, 'id' | 'known' | 'side' | 'kind'>[]) =>
  combatants.map(({ id, known, side, kind }) => ({ id, known, side, kind }))

function checkCombatant(play: Play, combatant: Combatant): void {
  const { figures, group, conditions, name } = combatant
  const bearer = bearerOf(combatant)
  const points = play.points.of(bearer.key)
  play.same(`Other points of ${name}`, { wounds: figures?.wounds, strain: figures?.strain }, points)
  const unarmoured = bearerOfParty(bearer.key)
  const soak = (unarmoured?.soak ?? 0) + (play.worn.has(bearer.key) ? COAT_SOAK : 0)
  if (unarmoured) play.same(`Another soak of ${name}`, figures?.soak, soak)
  if (bearer.group) play.same('Another group', group?.left, membersLeft(bearer.group, points.wounds))
  const textsOf = (all: typeof conditions) => all.map((one) => JSON.stringify([one.name, one.until])).toSorted()
  play.same(`Other conditions of ${name}`, textsOf(conditions), textsOf(play.conditions.of(bearer.key)))
}

/** The party's wounds and strain equal the models', with or without a fight. */
export async function checkParty(play: Play): Promise<void> {
  const reply = await play.seat('gameMaster').ask('getPartyPoints', {})
  if (!reply.ok) return play.fail('could not read the points')
  for (const id of players.map(characterOf)) {
    const { hitpoints = 0, strain = 0 } = reply.answer.points[id] ?? {}
    const wounds = (bearerOfParty(id)?.woundThreshold ?? 0) - hitpoints
    play.same(`Other points of ${id}`, { wounds, strain }, play.points.of(id))
  }
}
