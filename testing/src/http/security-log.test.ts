import { expect, it, onTestFinished, vi } from 'vitest'

import { secretCampaign } from '../access/secret-campaign.ts'
import { ORIGIN, openTestServer } from '../world/test-server.ts'

const headers = { origin: ORIGIN }

async function open(logLevel: 'warn' | 'info') {
  const lines: string[] = []
  const logStream = { write: (line: string) => void lines.push(line) }
  const testServer = await openTestServer(secretCampaign, { settings: { logLevel, logStream } })
  onTestFinished(testServer.close)
  const entries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  return { ...testServer, lines, entries }
}

it('[HTTP-8] the log warns of guessing, forgery and missing permissions, with the user, the address and the route', async () => {
  const { app, signIn, lines, entries } = await open('warn')
  const cookie = await signIn({ role: 'player', characterId: 'characters/kessa-vane' })
  const ask = { method: 'POST', url: '/api/query' } as const
  const payload = { operation: 'getMembers', params: {} }
  await app.inject({ ...ask, headers: { ...headers, cookie }, payload })
  await app.inject({ ...ask, headers: { origin: 'https://evil.example', cookie }, payload })
  const guess = { email: 'nobody@example.org', password: 'a guess that is wrong' }
  await app.inject({ method: 'POST', url: '/api/auth/sign-in/email', headers, payload: guess })
  const token = 'a-token-that-was-made-up'
  await app.inject({ method: 'POST', url: '/api/auth/link/inspect', headers, payload: { token } })
  expect(entries()).toMatchObject([
    { problem: 'not-allowed', userId: expect.any(String) as unknown, req: { route: '/api/query', ip: '127.0.0.1' } },
    { problem: 'cross-site', req: { route: '/api/query' } },
    { problem: 'not-signed-in', req: { route: '/api/auth/sign-in/email' } },
    { problem: 'not-found', req: { route: '/api/auth/link/inspect' } },
  ])
  expect(['nobody@', 'a guess', token, cookie.slice(-20)].filter((secret) => lines.join('').includes(secret))).toEqual(
    [],
  )
})

it('[HTTP-8] the log does not warn of an ended session or an unknown URL', async () => {
  const { app, lines } = await open('warn')
  await app.inject({ url: '/api/me' })
  await app.inject({ url: '/api/nothing' })
  await app.inject({ method: 'POST', url: '/api/auth/nothing', headers })
  expect(lines).toEqual([])
})

it('[HTTP-9] with LOG_LEVEL=info the log also shows who signed in and out', async () => {
  const { app, signIn, entries } = await open('info')
  const cookie = await signIn({ role: 'gameMaster' })
  await app.inject({ method: 'POST', url: '/api/auth/sign-out', headers: { ...headers, cookie } })
  const events = entries().filter(({ msg }) => ['signed in', 'signed out'].includes(String(msg)))
  expect(events).toMatchObject([
    { msg: 'signed in', userId: expect.any(String) as unknown },
    { msg: 'signed out', userId: events[0]?.['userId'] },
  ])
})

it('[SEC-14] similar refusals are logged a few times, then summarized, and all together have few lines', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { app, entries } = await open('warn')
  const forge = async (remoteAddress: string) =>
    await app.inject({ method: 'POST', url: '/api/query', remoteAddress, headers: { origin: 'https://evil.example' } })
  for (let count = 0; count < 20; count += 1) await forge('192.0.2.1')
  expect(entries()).toHaveLength(5)
  vi.advanceTimersByTime(60_000)
  expect(entries().slice(5)).toMatchObject([
    { msg: 'refused again', problem: 'cross-site', route: '/api/query', ip: '192.0.2.1', times: 15 },
  ])
  for (let count = 0; count < 200; count += 1) await forge(`198.51.100.${count}`)
  vi.advanceTimersByTime(60_000)
  expect(entries().slice(6)).toHaveLength(61)
  expect(entries().at(-1)).toMatchObject({ msg: 'refused again', times: 140 })
})
