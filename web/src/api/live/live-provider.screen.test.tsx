import { onlineManager, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'

import { openTestServer, player } from '#testing/visit.tsx'

import { call } from '../call.ts'
import { operationQuery } from '../operation-query.ts'
import { createQueryClient } from '../query-client.ts'
import { LiveProvider } from './live-provider.tsx'
import { useAdjust, useLive, useOnRoll, useOnThrow, usePending, useWaiting } from './live.ts'

const id = 'characters/kessa-vane'
const files = { [`${id}.md`]: '---\nname: Kessa Vane\ntags: [party-member]\n---\n' }
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
  const pending = usePending(id)
  const change = useAdjust()
  const [rolls, setRolls] = useState(0)
  useOnRoll(() => setRolls((count) => count + 1))
  useOnThrow(() => {})
  return (
    <>
      <p>{`${status}, ${data?.hitpoints === undefined ? 'unknown' : data.hitpoints + pending.hitpoints} hit points`}</p>
      <p>{`${writes.length} waiting${refused ? ', one refused' : ''}`}</p>
      <p>{`${rolls} rolls`}</p>
      <button type="button" onClick={() => change(id, 'hitpoints', -1)}>
        Hurt
      </button>
      <button type="button" onClick={() => change('characters/nobody', 'hitpoints', -1)}>
        Hurt nobody
      </button>
    </>
  )
}

async function open() {
  return await render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <Suspense>
        <LiveProvider>
          <Sheet />
        </LiveProvider>
      </Suspense>
    </QueryClientProvider>,
  )
}

it('[LIV-24] clicks without a connection are stored, shown, and applied once each when it is back, even after a reload', async () => {
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

it('[LIV-24] writes that still wait when the page is left are not sent for the next user, but stored for their account', async () => {
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
