import { maneuvers, type Band } from './places-model.ts'
import type { Play } from './play.ts'

const BANDS: readonly Band[] = ['Engaged', 'Close', 'Medium', 'Long', 'Extreme']

/** Moves a combatant into another's group, or out of their own. The answer contains the cost. */
export async function engage(play: Play): Promise<void> {
  const { fight } = play
  const [moving, target] = [play.pick(fight?.combatants ?? []), play.pick(fight?.combatants ?? [])]
  if (!fight || !moving || !target) return
  const who = play.once(6) ? play.anybody() : 'gameMaster'
  const other = play.once(3) ? null : target.id
  const params = { encounterId: fight.id, combatantId: moving.id, with: other }
  const reply = await play.expect(who === 'gameMaster', who, 'engage', params)
  if (!reply.ok) return
  const cost = other === null ? fight.places.disengage(moving.id) : fight.places.engage(moving.id, other)
  play.same('Another number of maneuvers', reply.answer.maneuvers, cost)
}

/** Combatants who are engaged with each other have no distance. */
export async function setRange(play: Play): Promise<void> {
  const { fight } = play
  const [a, b] = [play.pick(fight?.combatants ?? []), play.pick(fight?.combatants ?? [])]
  if (!fight || !a || !b) return
  const who = play.once(6) ? play.anybody() : 'gameMaster'
  const band = play.pick(BANDS) ?? 'Close'
  const before = fight.places.band(a.id, b.id)
  const isDone = who === 'gameMaster' && before !== 'Engaged'
  const params = { encounterId: fight.id, a: a.id, b: b.id, band }
  const reply = await play.expect(isDone, who, 'setRange', params)
  if (!reply.ok) return
  fight.places.setRange(a.id, b.id, band)
  play.same('Another number of maneuvers', reply.answer.maneuvers, maneuvers(before, band))
}
