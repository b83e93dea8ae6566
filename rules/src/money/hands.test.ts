import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import {
  emptyHands,
  moneyOf,
  shotsLeft,
  withFired,
  withGift,
  withMoney,
  withoutOffers,
  withPayment,
  withStash,
  type Hands,
} from './hands.ts'

const owners = ['kessa', 'odo', 'stash']
const sum = (hands: Hands) => owners.reduce((all, owner) => all + moneyOf(hands, owner), 0)

it('[GIFT-2] payments keep the sum, and nobody pays more than they have', () => {
  const step = fc.record({ from: fc.constantFrom(...owners), to: fc.constantFrom(...owners), amount: fc.nat(50) })
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const rich = owners.reduce<Hands>((hands, owner) => withMoney(hands, owner, 30) ?? hands, emptyHands)
      const end = steps.reduce((hands, one) => withPayment(hands, one) ?? hands, rich)
      return sum(end) === 90 && owners.every((owner) => moneyOf(end, owner) >= 0)
    }),
  )
  expect(withPayment(emptyHands, { from: 'kessa', to: 'odo', amount: 1 })).toBeNull()
})

it('[GIFT-5] the stash gives no more than it has, and names no item that is gone', () => {
  const full = withStash(emptyHands, 'items/rope', 2)
  expect(full && withStash(full, 'items/rope', -3)).toBeNull()
  expect(full && withStash(full, 'items/rope', -2)?.stash).toEqual({})
})

it('[GIFT-4] offers end, and only the newest 40 taken gifts are remembered', () => {
  const gift = (number: number, state: 'offered' | 'taken') =>
    ({ id: `${number}`, from: 'a', to: 'b', thing: 'money', amount: 1, state, at: number }) as const
  const many = Array.from({ length: 45 }, (_, index) => gift(index, 'taken')).reduce(withGift, emptyHands)
  const open = withGift(many, gift(99, 'offered'))
  expect(open.gifts.map(({ id }) => id)).toEqual([...Array.from({ length: 40 }, (_, index) => `${index + 5}`), '99'])
  expect(withoutOffers(open).gifts).toHaveLength(40)
})

it('[GIFT-6] shots count down to none, and a reload fills the weapon', () => {
  const fired = withFired(emptyHands, 'kessa', 'items/pistol', 2)
  expect(shotsLeft(fired, 'kessa', 'items/pistol', 3)).toBe(1)
  expect(shotsLeft(withFired(fired, 'kessa', 'items/pistol', 5), 'kessa', 'items/pistol', 3)).toBe(0)
  expect(shotsLeft(withFired(fired, 'kessa', 'items/pistol', 0), 'kessa', 'items/pistol', 3)).toBe(3)
})
