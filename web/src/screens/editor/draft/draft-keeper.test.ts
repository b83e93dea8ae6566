import { beforeEach, expect, it, vi } from 'vitest'

import { DEVICE_AFTER_MS, DraftKeeper, SERVER_AFTER_MS, type DraftStatus } from './draft-keeper.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function keeperWith(server: (text: string) => Promise<void> = async () => await Promise.resolve()) {
  const kept = { device: [] as string[], server: [] as string[] }
  const said: DraftStatus[] = []
  const keeper = new DraftKeeper({
    keepOnDevice: async (text) => await Promise.resolve(void kept.device.push(text)),
    keepOnServer: async (text) => {
      await server(text)
      kept.server.push(text)
    },
    now: () => 7,
    onStatus: (status) => void said.push(status),
  })
  return { keeper, kept, status: () => said.at(-1) }
}

it('[EDI-231] keeps the newest text on the device after a second, and on the server after five', async () => {
  const { keeper, kept, status } = keeperWith()
  keeper.changed('a')
  await vi.advanceTimersByTimeAsync(DEVICE_AFTER_MS - 1)
  keeper.changed('ab')
  expect(kept).toEqual({ device: [], server: [] })
  await vi.advanceTimersByTimeAsync(1)
  expect(kept).toEqual({ device: ['ab'], server: [] })
  expect(status()).toEqual({ place: 'device', at: 7, failed: false })
  await vi.advanceTimersByTimeAsync(SERVER_AFTER_MS - DEVICE_AFTER_MS)
  expect(kept).toEqual({ device: ['ab'], server: ['ab'] })
  expect(status()).toMatchObject({ place: 'server' })
})

it('[EDI-231] keeps what is written without a pause', async () => {
  const { keeper, kept } = keeperWith()
  for (let typed = 'a'; typed.length <= 60; typed += 'a') {
    keeper.changed(typed)
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(kept.device.length).toBeGreaterThanOrEqual(5)
  expect(kept.server.length).toBe(1)
})

it('[EDI-231] tries the server again while it cannot be reached', async () => {
  let isThere = false
  const { keeper, kept, status } = keeperWith(async () => {
    if (!isThere) throw new Error('gone')
    await Promise.resolve()
  })
  keeper.changed('a')
  await vi.advanceTimersByTimeAsync(SERVER_AFTER_MS)
  expect(status()).toEqual({ place: 'device', at: 7, failed: true })
  isThere = true
  await vi.advanceTimersByTimeAsync(SERVER_AFTER_MS)
  expect(kept.server).toEqual(['a'])
  expect(status()).toMatchObject({ place: 'server', failed: false })
})

it('[EDI-231] keeps a waiting text on the device at once when the page closes', () => {
  const { keeper, kept } = keeperWith()
  keeper.changed('a')
  keeper.flush()
  keeper.flush()
  expect(kept.device).toEqual(['a'])
})

it('[EDI-231] keeps nothing more once the text is published, and waits for what is on its way', async () => {
  let arrive = () => {}
  const { keeper, kept, status } = keeperWith(async () => await new Promise((resolve) => (arrive = () => resolve())))
  keeper.changed('a')
  await vi.advanceTimersByTimeAsync(SERVER_AFTER_MS)
  keeper.changed('b')
  let isSettled = false
  const settling = keeper.settle().then(() => (isSettled = true))
  await vi.advanceTimersByTimeAsync(DEVICE_AFTER_MS)
  expect(isSettled).toBe(false)
  arrive()
  await settling
  await vi.advanceTimersByTimeAsync(SERVER_AFTER_MS)
  expect(kept).toEqual({ device: ['a'], server: ['a'] })
  expect(status()).toEqual({ place: 'none', at: null, failed: false })
})

it('[INS-6] before a reload the newest text is kept at once, and it says whether that could be done', async () => {
  const { keeper, kept } = keeperWith()
  expect(await keeper.keep()).toBe(true)
  keeper.changed('a')
  expect(await keeper.keep()).toBe(true)
  expect(kept).toEqual({ device: ['a'], server: [] })

  const refusing = new DraftKeeper({
    keepOnDevice: async () => await Promise.reject(new Error('The browser blocks storage')),
    keepOnServer: async () => await Promise.resolve(),
    now: () => 7,
    onStatus: () => {},
  })
  refusing.changed('a')
  expect(await refusing.keep()).toBe(false)
  await vi.advanceTimersByTimeAsync(SERVER_AFTER_MS)
  expect(await refusing.keep()).toBe(true)
})

it('[OFF-21] a draft that is on the device only is sent when it is opened again', async () => {
  const { keeper, kept } = keeperWith()
  keeper.resume('server', 3, 'there already')
  await vi.advanceTimersByTimeAsync(SERVER_AFTER_MS)
  expect(kept.server).toEqual([])
  keeper.resume('device', 3, 'written on the train')
  await vi.advanceTimersByTimeAsync(SERVER_AFTER_MS)
  expect(kept.server).toEqual(['written on the train'])
})
