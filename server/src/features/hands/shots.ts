import { Problem } from '@waybook/contract'
import { shotsLeft, weaponShots, withFired, type Hands } from '@waybook/rules'

import { playProblems } from '#sentences/problems.ts'

import { readCards } from '../entities/cards.ts'
import type { WriteContext } from '../request-context.ts'
import { readHands, saveHands } from './queries.ts'

/** A weapon in the hands of a character. */
interface Shooting {
  /** `null` for somebody without a page. */
  readonly characterId: string | null
  /** `null` for fists and weapons without a page. */
  readonly weaponId: string | null
}

/**
 * Counts a shot, within the transaction of the attack's roll. Weapons without a number of shots count none. Throws the Problem `conflict` if
 * the weapon is empty.
 */
export async function fireShot(context: WriteContext, shooting: Shooting): Promise<void> {
  const loaded = await loadedWeapon(context, shooting)
  if (!loaded) return
  const { hands, characterId, weaponId, name, capacity, left } = loaded
  if (left === 0) throw new Problem('conflict', playProblems.weaponIsEmpty({ name }))
  const after = left - 1
  await saveHands(context.records, withFired(hands, characterId, weaponId, capacity - after), {
    did: 'shotsChanged',
    from: characterId,
    to: weaponId,
    detail: `${after}`,
    readers: [characterId],
  })
}

interface Loaded {
  readonly hands: Hands
  readonly characterId: string
  readonly weaponId: string
  readonly name: string
  readonly capacity: number
  readonly left: number
}

async function loadedWeapon({ records }: WriteContext, { characterId, weaponId }: Shooting): Promise<Loaded | null> {
  if (characterId === null || weaponId === null) return null
  const [item] = await readCards(records, [weaponId], { everything: true })
  const capacity = item ? weaponShots(item.properties) : null
  if (!item || capacity === null) return null
  const hands = await readHands(records)
  const left = shotsLeft(hands, characterId, weaponId, capacity)
  return { hands, characterId, weaponId, name: item.name, capacity, left }
}
