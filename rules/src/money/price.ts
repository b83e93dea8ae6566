import type { ItemProperties } from '../character/worn.ts'

interface GearToBuy {
  readonly amount: number
  readonly properties: ItemProperties
}

/**
 * The price of a new character's gear in the smallest coin. Items without a price in numbers cost nothing: the game master decides
 * about them.
 * @example gearPrice([{ amount: 2, properties: { price: 6 } }, { amount: 1, properties: { price: 'a favor' } }]) // 12
 */
export function gearPrice(gear: readonly GearToBuy[]): number {
  return gear.reduce((sum, { amount, properties }) => sum + amount * (priceIn(properties) ?? 0), 0)
}

/**
 * The price of a page in the smallest coin; `null` without one, and for a price in words, such as "3 marks, or a season on the lamps".
 * @example priceIn({ price: '36' }) // 36
 */
export function priceIn(properties: ItemProperties): number | null {
  const written = String(properties['price'] ?? '').trim()
  return /^\d{1,9}$/u.test(written) ? Number(written) : null
}
