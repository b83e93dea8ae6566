import type { Check, CheckPart } from '@waybook/contract'

import { partOf } from './parts.ts'
import type { Play } from './play.ts'
import { bearerOfParty } from './table-of-six.ts'

/** The strain that each talent of the party costs. */
export const EFFECT_STRAIN = 1

/** Expects that the newest effects of a part are talents that were paid with strain. Undo gives it back. */
export async function payForEffect(play: Play, check: Check, before: CheckPart, times = 1): Promise<void> {
  const { effects } = await partOf(play, check.id, before.characterId)
  const used = effects.filter(({ id }) => before.effects.every((one) => one.id !== id))
  play.same('Another number of used talents', used.length, times)
  const bearer = bearerOfParty(before.characterId)
  if (!bearer) return
  for (const { id } of used) {
    const { strain } = play.points.suffer(bearer, { strain: EFFECT_STRAIN })
    play.same('A talent cost another strain', strain, EFFECT_STRAIN)
    play.undoing.set(id, () => {
      play.points.suffer(bearer, { strain: -strain })
      return true
    })
  }
}
