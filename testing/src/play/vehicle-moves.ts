import type { Play } from './play.ts'
import { characterOf, players, WAGON } from './table-of-six.ts'

const ROLES = ['driver', 'gunner', 'crew'] as const
const SPEED_MOST = 2

/** Somebody boards the wagon or leaves it. Players move their own character. */
export async function boardOrLeave(play: Play): Promise<void> {
  const { fight } = play
  const wagon = play.pick(fight?.combatants.filter(({ characterId }) => characterId === WAGON) ?? [])
  const one = play.pick(fight?.combatants ?? [])
  if (!fight || !one) return
  const who = play.once(2) ? play.anybody() : 'gameMaster'
  const isTheirs = who === 'gameMaster' || one.characterId === characterOf(who)
  const vehicleId = play.once(2) ? null : (wagon?.id ?? null)
  const isPossible = vehicleId === null ? fight.places.vehicleOf(one.id) !== null : one.characterId !== WAGON
  const params = { encounterId: fight.id, combatantId: one.id, vehicleId, role: play.pick(ROLES) ?? 'crew' }
  const reply = await play.expect(isTheirs && isPossible, who, 'board', params)
  if (!reply.ok) return
  if (vehicleId === null) fight.places.setDown(one.id)
  else fight.places.board(one.id, vehicleId)
}

/** The game master and those aboard set the speed, up to the highest. */
export async function setSpeed(play: Play): Promise<void> {
  const { fight } = play
  const wagon = play.pick(fight?.combatants.filter(({ characterId }) => characterId === WAGON) ?? [])
  if (!fight || !wagon) return
  const who = play.anybody()
  const own = fight.combatants.find(({ characterId }) => who !== 'gameMaster' && characterId === characterOf(who))
  const isAboard = who === 'gameMaster' || (own !== undefined && fight.places.vehicleOf(own.id) === wagon.id)
  const speed = play.upTo(SPEED_MOST + 1)
  const params = { encounterId: fight.id, combatantId: wagon.id, speed }
  await play.expect(isAboard && speed <= SPEED_MOST, who, 'setSpeed', params)
}

/** Everybody sees who is aboard. */
export async function checkCrew(play: Play): Promise<void> {
  const { fight } = play
  for (const who of players) {
    const seen = await play.encounterOf(who)
    for (const { id, aboard } of seen?.combatants ?? [])
      play.same('Another crew', aboard?.vehicle ?? null, fight?.places.vehicleOf(id) ?? null)
  }
}
