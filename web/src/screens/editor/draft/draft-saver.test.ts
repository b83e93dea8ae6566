import { beforeEach, expect, it, vi } from 'vitest'

import { DEVICE_AFTER_MS, DraftSaver, SERVER_AFTER_MS, type DraftStatus } from './draft-saver.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function saverWith(server: (text: string) => Promise<void> = async () => await Promise.resolve()) {
  const saved = { device: [] as string[], server: [] as string[] }
  const said: DraftStatus[] = []
  const saver = new DraftSaver({
    saveOnDevice: async (text) => await Promise.resolve(void saved.device.push(text)),
    saveOnServer: async (text) => {
      await server(text)
      saved.server.push(text)
    },
    now: () => 7,
    onStatus: (status) => void said.push(status),
  })
  return { saver, saved, status: () => said.at(-1) }
}

it('[EDI-231] saves the newest text on the device after a second, and on the server after five', async () => {
  const { saver, saved, status } = saverWith()
  saver.changed('a')
  await vi.advanceTimersByTimeAsync(DEVICE_AFTER_MS - 1)
  saver.changed('ab')
  expect(saved).toEqual({ device: [], server: [] })
  await vi.advanceTimersByTimeAsync(1)
  expect(saved).toEqual({ device: ['ab'], server: [] })
  expect(status()).toEqual({ place: 'device', at: 7, failed: false })
  await vi.advanceTimersByTimeAsync(SERVER_AFTER_MS - DEVICE_AFTER_MS)
  expect(saved).toEqual({ device: ['ab'], server: ['ab'] })
  expect(status()).toMatchObject({ place: 'server' })
})

it('[EDI-231] saves text that is written without a pause', async () => {
  const { saver, saved } = saverWith()
  for (let typed = 'a'; typed.length <= 60; typed += 'a') {
    saver.changed(typed)
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(saved.device.length).toBeGreaterThanOrEqual(5)
  expect(saved.server.length).toBe(1)
})

it('[EDI-231] tries the server again while it cannot be reached', async () => {
  let isThere = false
  const { saver, saved, status } = saverWith(async () => {
    if (!isThere) throw new Error('gone')
    await Promise.resolve()
  })
  saver.changed('a')
  await vi.advanceTimersByTimeAsync(SERVER_AFTER_MS)
  expect(status()).toEqual({ place: 'device', at: 7, failed: true })
  isThere = true
  await vi.advanceTimersByTimeAsync(SERVER_AFTER_MS)
  expect(saved.server).toEqual(['a'])
  expect(status()).toMatchObject({ place: 'server', failed: false })
})

it('[EDI-231] saves a pending text on the device at once when the page closes', () => {
  const { saver, saved } = saverWith()
  saver.changed('a')
  saver.flush()
  saver.flush()
  expect(saved.device).toEqual(['a'])
})

it('[EDI-231] saves nothing after the text is published, and waits for pending saves', async () => {
  let arrive = () => {}
  const { saver, saved, status } = saverWith(async () => await new Promise((resolve) => (arrive = () => resolve())))
  saver.changed('a')
  await vi.advanceTimersByTimeAsync(SERVER_AFTER_MS)
  saver.changed('b')
  let isSettled = false
  const settling = saver.settle().then(() => (isSettled = true))
  await vi.advanceTimersByTimeAsync(DEVICE_AFTER_MS)
  expect(isSettled).toBe(false)
  arrive()
  await settling
  await vi.advanceTimersByTimeAsync(SERVER_AFTER_MS)
  expect(saved).toEqual({ device: ['a'], server: ['a'] })
  expect(status()).toEqual({ place: 'none', at: null, failed: false })
})

it('[INS-6] saves the newest text at once before a reload, and returns whether that worked', async () => {
  const { saver, saved } = saverWith()
  expect(await saver.saveNow()).toBe(true)
  saver.changed('a')
  expect(await saver.saveNow()).toBe(true)
  expect(saved).toEqual({ device: ['a'], server: [] })

  const refusing = new DraftSaver({
    saveOnDevice: async () => await Promise.reject(new Error('The browser blocks storage')),
    saveOnServer: async () => await Promise.resolve(),
    now: () => 7,
    onStatus: () => {},
  })
  refusing.changed('a')
  expect(await refusing.saveNow()).toBe(false)
  await vi.advanceTimersByTimeAsync(SERVER_AFTER_MS)
  expect(await refusing.saveNow()).toBe(true)
})

it('[OFF-21] sends a draft that is only on the device when it is opened again', async () => {
  const { saver, saved } = saverWith()
  saver.resume('server', 3, 'there already')
  await vi.advanceTimersByTimeAsync(SERVER_AFTER_MS)
  expect(saved.server).toEqual([])
  saver.resume('device', 3, 'written on the train')
  await vi.advanceTimersByTimeAsync(SERVER_AFTER_MS)
  expect(saved.server).toEqual(['written on the train'])
})
