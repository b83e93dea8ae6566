import { expect, it } from 'vitest'

import { conditionsAfter, inventoryAfter, pointsAfter } from './pending-changes.ts'

const waiting = { at: 1, characterId: 'characters/kessa-vane', idempotencyKey: 'key' }
const points = (by: number) => ({ ...waiting, field: 'hitpoints' as const, by })
const condition = (text: string, added: boolean) => ({ ...waiting, condition: text, added })
const item = (slug: string, by: number) => ({ ...waiting, itemId: `items/${slug}`, itemName: slug, by })

it('[LIV-24] each waiting step of points stops at the bounds, as on the server', () => {
  expect(pointsAfter(1, 12, [points(-5), points(2)])).toBe(2)
  expect(pointsAfter(11, 12, [points(5), points(-1)])).toBe(11)
})

it('[LIV-24] waiting conditions are added and removed in order, each at most once', () => {
  const steps = [condition('winded', true), condition('winded', true), condition('afraid', false)]
  expect(conditionsAfter(['afraid', 'lost'], steps)).toEqual(['lost', 'winded'])
  expect(conditionsAfter([], [condition('winded', true), condition('winded', false)])).toEqual([])
})

it('[LIV-24] waiting amounts stop at 0, and an item that is about to be added is shown', () => {
  const oil = { itemId: 'items/oil', name: 'oil', amount: 1 }
  expect(inventoryAfter([oil], [item('oil', -1), item('oil', -1), item('rope', 1)])).toEqual([
    { ...oil, amount: 0 },
    { itemId: 'items/rope', name: 'rope', amount: 1 },
  ])
})

it('[LIV-24] an item that waits to be equipped or put away is shown that way, whatever else waits for it', () => {
  const coat = { itemId: 'items/coat', name: 'coat', amount: 1, equipped: true }
  const equip = (slug: string, equipped: boolean) => ({ ...waiting, itemId: `items/${slug}`, equipped })
  expect(inventoryAfter([coat], [equip('coat', true), item('coat', 1), equip('coat', false)])).toEqual([
    { ...coat, amount: 2, equipped: false },
  ])
  // An item that is no longer carried cannot be equipped.
  expect(inventoryAfter([coat], [equip('hat', true)])).toEqual([coat])
})
