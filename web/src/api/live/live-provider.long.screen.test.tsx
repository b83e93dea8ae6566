import { onlineManager, QueryClientProvider, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Problem, type Me } from '@waybook/contract'
import { Suspense, useState, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'

import { hastenTimers } from '#testing/hasten-timers.ts'
import { openTestServer, player } from '#testing/visit.tsx'

import { call, get } from '../call.ts'
import { operationQuery } from '../operation-query.ts'
import { createQueryClient } from '../query-client.ts'
import { MeContext, meQuery } from '../session.ts'
import { LiveProvider } from './live-provider.tsx'
import { useLive, useOnLive } from './live.ts'
import { isPointsOf, pointsAfter } from './pending-changes.ts'
import { usePlay, useWaiting } from './use-waiting.ts'

const id = 'characters/kessa-vane'
const itemId = 'items/lamp-oil'
const files = {
  [`${id}.md`]: '---\nname: Kessa Vane\ntags: [party-member]\ninventory: { items/lamp-oil: 3 }\n---\n',
  [`${itemId}.md`]: '---\nname: Lamp oil\n---\n',
}
const adjust = 'adjustCharacterDynamic'

afterEach(() => cutNetwork(false))

/** Simulates a browser that is offline: it fires the event, and every request fails. */
const realFetch = globalThis.fetch
function cutNetwork(cut: boolean): void {
  globalThis.fetch = cut ? async () => await Promise.reject(new TypeError('Failed to fetch')) : realFetch
  onlineManager.setOnline(!cut)
  dispatchEvent(new Event(cut ? 'offline' : 'online'))
}

/** Holds back the next request until the returned function is called. */
function holdFirst(): () => void {
  const gate = Promise.withResolvers<void>()
  globalThis.fetch = async (...request) => {
    globalThis.fetch = realFetch
    await gate.promise
    return await realFetch(...request)
  }
  return gate.resolve
}

/** Simulates a proxy that blocks live connections. */
class RefusedSocket extends WebSocket {
  constructor() {
    super('ws://127.0.0.1:1')
  }
}

function Sheet() {
  const { data } = useQuery(operationQuery('getCharacterDynamic', { id }))
  const status = useLive()
  const { writes, refused } = useWaiting()
  const play = usePlay()
  const hurt = (characterId: string) => play(characterId, { field: 'hitpoints', by: -1 })
  const hitpoints = data?.hitpoints
  const [rolls, setRolls] = useState(0)
  useOnLive('roll', () => setRolls((count) => count + 1))
  useOnLive('throw', () => {})
  return (
    <>
      <p>{`${status}, ${hitpoints === undefined ? 'unknown' : pointsAfter(hitpoints, 12, writes.filter(isPointsOf('hitpoints')))} hit points`}</p>
      <p>{`${writes.length} waiting${refused ? ', one refused' : ''}`}</p>
      <p>{`${rolls} rolls`}</p>
      <button type="button" onClick={() => hurt(id)}>
        Hurt
      </button>
      <button type="button" onClick={() => hurt('characters/nobody')}>
        Hurt nobody
      </button>
      <button type="button" onClick={() => play(id, { itemId, itemName: 'Lamp oil', by: -1 })}>
        Burn oil
      </button>
      <button type="button" onClick={() => play(id, { condition: 'Winded', added: true })}>
        Wind
      </button>
    </>
  )
}

function SignedIn({ children }: { readonly children: ReactNode }) {
  const { data: me } = useSuspenseQuery(meQuery)
  return <MeContext value={me}>{children}</MeContext>
}

async function open() {
  return await render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <Suspense>
        <SignedIn>
          <LiveProvider>
            <Sheet />
          </LiveProvider>
        </SignedIn>
      </Suspense>
    </QueryClientProvider>,
  )
}

it('[LIV-24] clicks without a connection are stored, shown, and each applied once when it is back, even after a reload', async () => {
  hastenTimers()
  await openTestServer({ as: player(id), files })
  const before = await open()
  await expect.element(before.getByText('live, 12 hit points')).toBeVisible()
  cutNetwork(true)
  for (let click = 0; click < 3; click += 1) await before.getByRole('button', { name: 'Hurt', exact: true }).click()
  await expect.element(before.getByText('3 waiting')).toBeVisible()
  await expect.element(before.getByText('down, 9 hit points')).toBeVisible()
  await before.unmount()
  cutNetwork(false)
  const after = await open()
  await expect.element(after.getByText('live, 9 hit points')).toBeVisible()
  await expect.element(after.getByText('0 waiting')).toBeVisible()
  expect((await call('getCharacterDynamic', { id })).hitpoints).toBe(9)
})

it('[LIV-24] conditions and amounts wait like hit points, in order and also after a reload', async () => {
  await openTestServer({ as: player(id), files })
  const before = await open()
  await expect.element(before.getByText('live, 12 hit points')).toBeVisible()
  cutNetwork(true)
  for (const name of ['Burn oil', 'Wind', 'Burn oil']) await before.getByRole('button', { name }).click()
  await expect.element(before.getByText('3 waiting')).toBeVisible()
  await before.unmount()
  cutNetwork(false)
  const after = await open()
  await expect.element(after.getByText('0 waiting')).toBeVisible()
  const { conditions, inventory } = await call('getCharacterDynamic', { id })
  expect({ conditions, inventory }).toEqual({ conditions: ['Winded'], inventory: { [itemId]: { amount: 1 } } })
})

it('[LIV-24] a click waits while the disk of the server is full', async () => {
  hastenTimers()
  await openTestServer({ as: player(id), files })
  const screen = await open()
  await expect.element(screen.getByText('live, 12 hit points')).toBeVisible()
  const full = new Problem('disk-full')
  const refuse = vi.fn<() => Response>(() => Response.json(full.answer(), { status: full.status }))
  globalThis.fetch = async () => await Promise.resolve(refuse())
  await screen.getByRole('button', { name: 'Hurt', exact: true }).click()
  await expect.poll(() => refuse.mock.calls.length).toBeGreaterThan(0)
  await expect.element(screen.getByText('live, 11 hit points')).toBeVisible()
  await expect.element(screen.getByText('1 waiting', { exact: true })).toBeVisible()
  globalThis.fetch = realFetch
  await expect.element(screen.getByText('0 waiting', { exact: true })).toBeVisible()
  expect((await call('getCharacterDynamic', { id })).hitpoints).toBe(11)
})

/** Stores a click from the time `at` that takes three hit points. */
async function storeClick(at: number): Promise<void> {
  const { user } = await get<Me>('/api/me')
  const stored = { at, characterId: id, field: 'hitpoints', by: -3 }
  localStorage.setItem(`waybook.waiting.${user.id}.0123456789abcdef`, JSON.stringify(stored))
}

const DAY_MS = 24 * 3_600_000

it.each([
  [29, 9],
  [31, 12],
])('[OFF-22] after a click from %i days ago, there are %i hit points', async (days, hitpoints) => {
  await openTestServer({ as: player(id), files })
  await storeClick(Date.now() - days * DAY_MS)
  const screen = await open()
  await expect.element(screen.getByText(`live, ${hitpoints} hit points`)).toBeVisible()
  await expect.element(screen.getByText('0 waiting')).toBeVisible()
  expect((await call('getCharacterDynamic', { id })).hitpoints).toBe(hitpoints)
  expect(localStorage.length).toBe(0)
})

it('[OFF-20] a hidden page sends nothing until it is visible again', async () => {
  await openTestServer({ as: player(id), files })
  await storeClick(Date.now())
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const screen = await open()
  await expect.element(screen.getByText('live, 9 hit points')).toBeVisible()
  await expect.element(screen.getByText('1 waiting')).toBeVisible()
  expect((await call('getCharacterDynamic', { id })).hitpoints).toBe(12)
  visibility.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(screen.getByText('0 waiting')).toBeVisible()
  expect((await call('getCharacterDynamic', { id })).hitpoints).toBe(9)
})

it('[OFF-12] a click stays in the queue if a different user is signed in', async () => {
  hastenTimers()
  await openTestServer({ as: player(id), files })
  const screen = await open()
  await expect.element(screen.getByText('live, 12 hit points')).toBeVisible()
  const refuse = vi.fn<() => Response>(() => {
    const problem = new Problem('another-account')
    return Response.json(problem.answer(), { status: problem.status })
  })
  globalThis.fetch = async () => await Promise.resolve(refuse())
  await screen.getByRole('button', { name: 'Hurt', exact: true }).click()
  await expect.poll(() => refuse.mock.calls.length).toBeGreaterThan(0)
  await expect.element(screen.getByText('1 waiting', { exact: true })).toBeVisible()
  globalThis.fetch = realFetch
  await expect.element(screen.getByText('0 waiting', { exact: true })).toBeVisible()
})

it('[LIV-24] a click that an earlier version stored is sent', async () => {
  await openTestServer({ as: player(id), files })
  await storeClick(Date.now())
  const screen = await open()
  await expect.element(screen.getByText('live, 9 hit points')).toBeVisible()
  await expect.element(screen.getByText('0 waiting')).toBeVisible()
})

it('[LIV-24] writes that still wait when the page closes stay stored for their account, and are not sent for the next user', async () => {
  await openTestServer({ as: player(id), files })
  const before = await open()
  await expect.element(before.getByText('live, 12 hit points')).toBeVisible()
  const letThrough = holdFirst()
  for (let click = 0; click < 3; click += 1) await before.getByRole('button', { name: 'Hurt', exact: true }).click()
  await expect.element(before.getByText('3 waiting')).toBeVisible()
  await before.unmount()
  letThrough()
  await expect.poll(() => localStorage.length).toBe(2)
  expect((await call('getCharacterDynamic', { id })).hitpoints).toBe(11)
})

it('[LIV-24] changes that others make in the meantime are not lost', async () => {
  await openTestServer({ as: player(id), files })
  const screen = await open()
  await expect.element(screen.getByText('live, 12 hit points')).toBeVisible()
  await Promise.all([
    call(adjust, { id, field: 'hitpoints', by: -2 }),
    screen.getByRole('button', { name: 'Hurt', exact: true }).click(),
  ])
  await expect.element(screen.getByText('live, 9 hit points')).toBeVisible()
  await expect.element(screen.getByText('0 waiting')).toBeVisible()
})

it('[LIV-25] a write that the server refuses is dropped and reported', async () => {
  await openTestServer({ as: player(id), files })
  const screen = await open()
  await expect.element(screen.getByText('live, 12 hit points')).toBeVisible()
  await screen.getByRole('button', { name: 'Hurt nobody' }).click()
  await expect.element(screen.getByText('0 waiting, one refused')).toBeVisible()
})

it('[LIV-22] listeners on the page receive a roll', async () => {
  await openTestServer({ as: player(id), files })
  const screen = await open()
  await expect.element(screen.getByText('live, 12 hit points')).toBeVisible()
  await call('rollDice', { pool: 'd100' })
  await expect.element(screen.getByText('1 rolls')).toBeVisible()
})

it('[LIV-21] without a live connection, the page polls every three seconds', async () => {
  await openTestServer({ as: player(id), files })
  vi.stubGlobal('WebSocket', RefusedSocket)
  const screen = await open()
  await expect.element(screen.getByText('down, 12 hit points')).toBeVisible()
  await call(adjust, { id, field: 'hitpoints', by: -5 })
  await expect.element(screen.getByText('down, 7 hit points')).toBeVisible()
})
