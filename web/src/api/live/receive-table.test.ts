import { QueryClient } from '@tanstack/react-query'
import type { LiveChange, LiveMessage, Person, Token } from '@waybook/contract'
import { beforeEach, describe, expect, it } from 'vitest'

import { Live } from './live.ts'
import { receiver } from './receive.ts'
import { WaitingWrites } from './waiting-writes.ts'

const sceneId = 'scenes/toll-gate'
const tokensKey = ['getTokens', { campaignId: 'dam3', sceneId }]
const kessa: Token = {
  id: 't1',
  sceneId,
  characterId: 'characters/kessa-vane',
  position: { x: 50, y: 50 },
  size: 'medium',
  visible: true,
  number: null,
  elevation: 0,
  facing: null,
  version: 3,
  name: 'Kessa Vane',
  ofParty: true,
  picture: null,
  conditions: [],
}
const odo: Token = { ...kessa, id: 't2', characterId: 'characters/odo', name: 'Odo' }

let queries: QueryClient
let live: Live
let deliver: (message: LiveMessage) => void
beforeEach(() => {
  queries = new QueryClient()
  live = new Live(4)
  const receive = receiver({ live, queries, writes: new WaitingWrites('user', queries) })
  deliver = (message) => receive(JSON.stringify(message))
  queries.setQueryData(tokensKey, { tokens: [kessa] })
})
const change = (liveChange: LiveChange) => deliver({ type: 'change', seq: live.seq + 1, change: liveChange })
const known = () => queries.getQueryData<{ tokens: Token[] }>(tokensKey)?.tokens

const moved = (version: number, x = 10): LiveChange => ({
  kind: 'tokenChanged',
  sceneId,
  tokenId: 't1',
  position: { x, y: 20 },
  size: 'large',
  visible: true,
  number: null,
  elevation: 10,
  facing: 90,
  version,
})

describe('a token', () => {
  it('[VTT-20] that was added is cached once', () => {
    change({ kind: 'token', token: odo })
    change({ kind: 'token', token: odo })
    expect(known()).toEqual([kessa, odo])
  })

  it('[VTT-20] that was added while the first answer was pending is refetched, even if no page shows tokens yet', async () => {
    queries.removeQueries({ queryKey: tokensKey })
    const first = Promise.withResolvers<{ tokens: Token[] }>()
    const request = queries.query({ queryKey: tokensKey, queryFn: async () => await first.promise })
    change({ kind: 'token', token: odo })
    first.resolve({ tokens: [kessa] })
    await request
    await expect.poll(() => queries.getQueryState(tokensKey)?.isInvalidated).toBe(true)
  })

  it('[VTT-20] of another scene is not added to this one', () => {
    change({ kind: 'token', token: { ...odo, sceneId: 'scenes/elsewhere' } })
    expect(known()).toEqual([kessa])
  })

  it('[VTT-21] that moved has its new state, and an older state never overwrites a newer one', () => {
    change(moved(4))
    const newer = { ...kessa, position: { x: 10, y: 20 }, size: 'large', elevation: 10, facing: 90, version: 4 }
    expect(known()).toEqual([newer])
    change(moved(3, 90))
    expect(known()).toEqual([newer])
  })

  it('[VTT-20] that was removed is no longer cached', () => {
    change({ kind: 'tokenRemoved', sceneId, tokenId: 't1' })
    expect(known()).toEqual([])
  })

  it('[VTT-20] shows the changed conditions of its character', () => {
    change({ kind: 'dynamic', characterId: kessa.characterId, conditions: ['winded'], lastUpdated: 1 })
    expect(known()?.[0]?.conditions).toEqual(['winded'])
  })

  it('[TABLE-321] shows the changed points of its character, if it shows any', () => {
    const points = { hitpoints: 9, max: 12, strain: 1, strainThreshold: 11 }
    const copy = { ...kessa, id: 't3' }
    queries.setQueryData(tokensKey, { tokens: [{ ...kessa, points }, copy, { ...odo, points }] })
    change({ kind: 'dynamic', characterId: kessa.characterId, hitpoints: 4, lastUpdated: 1 })
    change({ kind: 'dynamic', characterId: kessa.characterId, strain: 6, lastUpdated: 2 })
    expect(known()).toEqual([{ ...kessa, points: { ...points, hitpoints: 4, strain: 6 } }, copy, { ...odo, points }])
  })
})

it('[SCN-22] the changed layout of a scene is known at once, and no other scene has it', () => {
  const layout = { grid: null, bands: null, mood: null, weather: null }
  const keyOf = (id: string) => ['getSceneLayout', { campaignId: 'dam3', sceneId: id }]
  for (const id of [sceneId, 'scenes/elsewhere']) queries.setQueryData(keyOf(id), layout)
  const grid = { kind: 'square', cell: 5, x: 0, y: 0 } as const
  change({ kind: 'sceneLayout', sceneId, layout: { ...layout, grid } })
  expect([queries.getQueryData(keyOf(sceneId)), queries.getQueryData(keyOf('scenes/elsewhere'))]).toEqual([
    { ...layout, grid },
    layout,
  ])
})

it('[VTT-20] a new active scene is known immediately, and all tokens are refetched', () => {
  queries.setQueryData(['getActiveScene', { campaignId: 'dam3' }], { sceneId })
  change({ kind: 'activeScene', sceneId: 'scenes/third-lamp' })
  expect(queries.getQueryData(['getActiveScene', { campaignId: 'dam3' }])).toEqual({ sceneId: 'scenes/third-lamp' })
  expect(queries.getQueryState(tokensKey)?.isInvalidated).toBe(true)
})

it('[VTT-22] people join and leave, each is listed once, and nobody is listed without a connection', () => {
  const person = (id: string): Person => ({ id, firstName: id, role: 'player', character: null })
  const names = () => live.people().map(({ id }) => id)
  deliver({ type: 'welcome', seq: 4 })
  deliver({ type: 'presence', people: [person('a')] })
  deliver({ type: 'joined', person: person('b') })
  deliver({ type: 'joined', person: person('b') })
  expect(names()).toEqual(['a', 'b'])
  deliver({ type: 'left', personId: 'a' })
  expect(names()).toEqual(['b'])
  live.disconnected()
  expect(names()).toEqual([])
})

it('[VTT-23] drags and pings are passed to listeners and do not change the cache', () => {
  const received: unknown[] = []
  live.on('drag', ({ tokenId }) => received.push(tokenId))
  live.on('ping', ({ by }) => received.push(by))
  deliver({ type: 'drag', tokenId: 't1', position: { x: 1, y: 2 }, version: 3 })
  deliver({ type: 'ping', position: { x: 1, y: 2 }, by: 'Maren' })
  expect([received, known()]).toEqual([['t1', 'Maren'], [kessa]])
})
