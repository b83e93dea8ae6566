import { QueryClient } from '@tanstack/react-query'
import type { AnswerOf, LiveChange, LiveMessage, Roll } from '@waybook/contract'
import { beforeEach, describe, expect, it } from 'vitest'

import { Live } from './live.ts'
import { receiver } from './receive.ts'
import { WaitingWrites } from './waiting-writes.ts'

const id = 'characters/kessa-vane'
const dynamicKey = ['getCharacterDynamic', { id }]
const state: AnswerOf<'getCharacterDynamic'> = {
  visible: true,
  hitpoints: 12,
  strain: 0,
  conditions: [],
  inventory: { 'items/rope': { amount: 1 } },
  inventoryShown: true,
  lastUpdated: 10,
}
const rolled = (name: string): Roll => ({
  id: name,
  at: 1,
  by: 'Maren',
  characterId: null,
  characterName: null,
  skill: null,
  reason: '',
  audience: 'table',
  dice: { ability: [3] },
})

let queries: QueryClient
let live: Live
let deliver: (message: LiveMessage) => void
beforeEach(() => {
  queries = new QueryClient()
  live = new Live(4)
  const receive = receiver({ live, queries, writes: new WaitingWrites('user', queries) })
  deliver = (message) => receive(JSON.stringify(message))
})
const change = (liveChange: LiveChange | undefined, seq = live.seq + 1) =>
  deliver({ type: 'change', seq, change: liveChange })

describe('a change to a character', () => {
  it('[LIV-22] is merged into the cached state', () => {
    queries.setQueryData(dynamicKey, state)
    change({ kind: 'dynamic', characterId: id, hitpoints: 9, lastUpdated: 11 })
    change({ kind: 'dynamic', characterId: id, conditions: ['winded'], lastUpdated: 12 })
    expect(queries.getQueryData(dynamicKey)).toEqual({
      ...state,
      hitpoints: 9,
      conditions: ['winded'],
      lastUpdated: 12,
    })
    expect(live.seq).toBe(6)
  })

  it('[LST-16] is merged into the points of the party, if it is of a member', () => {
    const member = { hitpoints: 12, maxHp: 12, strain: 0, strainThreshold: 11 }
    queries.setQueryData(['getPartyPoints', {}], { points: { [id]: member } })
    change({ kind: 'dynamic', characterId: id, hitpoints: 9, lastUpdated: 11 })
    change({ kind: 'dynamic', characterId: id, conditions: ['winded'], lastUpdated: 12 })
    change({ kind: 'dynamic', characterId: 'characters/odo', strain: 4, lastUpdated: 12 })
    expect(queries.getQueryData(['getPartyPoints', {}])).toEqual({ points: { [id]: { ...member, hitpoints: 9 } } })
  })

  it('[LIV-22] that is older than the cached state is ignored', () => {
    queries.setQueryData(dynamicKey, state)
    change({ kind: 'dynamic', characterId: id, hitpoints: 3, lastUpdated: 9 })
    expect(queries.getQueryData(dynamicKey)).toEqual(state)
  })

  it('[LIV-22] that is not cached is ignored', () => {
    change({ kind: 'dynamic', characterId: id, hitpoints: 3, lastUpdated: 9 })
    expect(queries.getQueryData(dynamicKey)).toBeUndefined()
  })

  it('[LIV-22] to the inventory updates both queries, and an amount of 0 removes the item', () => {
    queries.setQueryData(dynamicKey, state)
    queries.setQueryData(['getInventory', { id }], {
      inventory: [{ itemId: 'items/rope', name: 'Rope', amount: 1 }],
      inventoryShown: true,
    })
    const carry = (itemId: string, name: string, amount: number, lastUpdated: number) =>
      change({ kind: 'inventory', characterId: id, entry: { itemId, name, amount }, lastUpdated })
    carry('items/oil', 'Oil', 3, 11)
    carry('items/rope', 'Rope', 0, 12)
    expect(queries.getQueryData(dynamicKey)).toMatchObject({
      inventory: { 'items/oil': { amount: 3 } },
      lastUpdated: 12,
    })
    expect(queries.getQueryData(['getInventory', { id }])).toEqual({
      inventory: [{ itemId: 'items/oil', name: 'Oil', amount: 3 }],
      inventoryShown: true,
    })
  })
})

describe('a roll', () => {
  it('[LIV-22] is added to the start of the log once, in infinite queries and in single pages', () => {
    const page = { rolls: [rolled('old')], next: null }
    queries.setQueryData(['getRolls', { limit: 1 }], page)
    queries.setQueryData(['getRolls', 'pages'], { pages: [page, page], pageParams: [null, 'x'] })
    change({ kind: 'roll', roll: { ...rolled('new'), dice: 'g3' } })
    change({ kind: 'roll', roll: { ...rolled('new'), dice: 'g3' } })
    const grown = { rolls: [rolled('new'), rolled('old')], next: null }
    expect(queries.getQueryData(['getRolls', { limit: 1 }])).toEqual(grown)
    expect(queries.getQueryData(['getRolls', 'pages'])).toEqual({ pages: [grown, page], pageParams: [null, 'x'] })
  })

  it('[LIV-22] and its throw are passed to listeners', () => {
    const received: unknown[] = []
    live.on('roll', (roll) => received.push(roll.id))
    const stop = live.on('throw', (...thrown) => received.push(thrown))
    change({ kind: 'roll', roll: { ...rolled('new'), dice: 'g3' } })
    deliver({ type: 'throw', rollId: 'new', throw: 'AQID' })
    stop()
    deliver({ type: 'throw', rollId: 'later', throw: 'AQID' })
    expect(received).toEqual(['new', ['new', 'AQID']])
  })
})

it('[LIV-22] a change without content only updates the sequence number', () => {
  queries.setQueryData(dynamicKey, state)
  change(undefined)
  expect([live.seq, queries.getQueryState(dynamicKey)?.isInvalidated]).toEqual([5, false])
})

it('[LIV-23] after a reload message everything is refetched, except what never changes', () => {
  for (const key of [dynamicKey, ['getRolls', {}], ['me'], ['config']]) queries.setQueryData(key, {})
  deliver({ type: 'reload', seq: 90 })
  const isOld = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated
  expect([isOld(dynamicKey), isOld(['getRolls', {}]), isOld(['me']), isOld(['config'])]).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect([live.seq, live.status()]).toEqual([90, 'live'])
})

it('[LIV-27] once connected, the page repeats the requests that failed in the meantime', async () => {
  const queryFn = async () => await Promise.reject(new Error('The server cannot be reached'))
  await queries.query({ queryKey: dynamicKey, queryFn, retry: false }).catch(() => {})
  queries.setQueryData(['getRolls', {}], {})
  deliver({ type: 'welcome', seq: 4 })
  const isOld = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated
  expect([isOld(dynamicKey), isOld(['getRolls', {}])]).toEqual([true, false])
})

describe('a change of points by somebody else', () => {
  const changedTo = (hitpoints: number, lastUpdated: number, by?: string) => {
    const received: unknown[] = []
    const stop = live.on('points', (points) => received.push(points))
    change({ kind: 'dynamic', characterId: id, hitpoints, lastUpdated, ...(by !== undefined && { by }) })
    stop()
    return received
  }

  it('[SHE-18] is passed on with its difference and the name', () => {
    queries.setQueryData(dynamicKey, state)
    const points = { characterId: id, field: 'hitpoints', difference: -3, by: 'Bram' }
    expect(changedTo(9, 11, 'Bram')).toEqual([points])
  })

  it('[SHE-18] is not passed on if it is the viewer’s own, known already, or of a character that is not shown', () => {
    expect(changedTo(9, 11, 'Bram')).toEqual([])
    queries.setQueryData(dynamicKey, state)
    expect(changedTo(8, 11)).toEqual([])
    expect(changedTo(7, 9, 'Bram')).toEqual([])
    expect(changedTo(8, 12, 'Bram')).toEqual([])
  })
})
