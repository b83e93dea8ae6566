import {
  NEWCOMER,
  openBuiltInHarness,
  PASSWORD,
  type BuiltInHarness,
  type Sent,
} from '@waybook/testing/world/auth/built-in-harness.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const GUESS = 'wrong wrong wrong'
const TOO_MANY = { error: 'Too many attempts. Try again later.', id: 'too-many' }

let harness: BuiltInHarness
beforeEach(async () => {
  harness = await openBuiltInHarness()
})
afterEach(async () => await harness.close())

/** Makes concurrent guesses. Returns the number of tried ones, and the refused ones. */
async function guess(times: number, email: string, sent: (nth: number) => Sent) {
  const all = Array.from({ length: times }, async (_, nth) => harness.enter(email, GUESS, sent(nth)))
  const answers = await Promise.all(all)
  return {
    tried: answers.filter(({ status }) => status === 401).length,
    refused: answers.filter(({ status }) => status === 429),
  }
}

test('[SIG-24] an address has ten attempts a minute, even with a forged x-forwarded-for header', async () => {
  const one = (nth: number) => ({ ip: '203.0.113.9', headers: { 'x-forwarded-for': `10.0.0.${nth}` } })
  const { tried, refused } = await guess(12, 'nobody@example.org', one)
  expect([tried, refused.length]).toEqual([10, 2])
  expect(refused[0]?.json).toEqual(TOO_MANY)
  expect(refused[0]?.headers['retry-after']).toBe('60')
  harness.advance(MINUTE_MS)
  expect((await guess(1, 'somebody@example.org', one)).tried).toBe(1)
})

test('[SIG-24] the addresses of one IPv6 network count as one', async () => {
  const all = Array.from({ length: 12 }, async (_, nth) =>
    harness.enter(`nobody${nth}@example.org`, GUESS, { ip: `2001:db8::${nth + 1}` }),
  )
  expect((await Promise.all(all)).filter(({ status }) => status === 429)).toHaveLength(2)
})

test('[SIG-24] links are limited by address too', async () => {
  const inspect = async () =>
    (await harness.post('/link/inspect', { token: 'x'.repeat(43) }, { ip: '203.0.113.9' })).status
  const answers = await Promise.all(Array.from({ length: 11 }, inspect))
  expect(answers.filter((status) => status === 429)).toHaveLength(1)
})

test('[SIG-25] after ten guesses in 15 minutes from any addresses, an account refuses even the right password', async () => {
  await harness.player()
  expect((await guess(12, NEWCOMER.email, () => ({}))).tried).toBe(10)
  const right = await harness.enter(NEWCOMER.email, PASSWORD)
  expect([right.status, right.headers['retry-after']]).toEqual([429, '900'])
  harness.advance(15 * MINUTE_MS)
  expect((await harness.enter(NEWCOMER.email, PASSWORD)).status).toBe(200)
})

test('[SIG-24] attempts refused because of the account do not count for the address', async () => {
  const here = { ip: '203.0.113.9' }
  await guess(10, 'nobody@example.org', () => ({}))
  expect((await guess(30, 'nobody@example.org', () => here)).refused).toHaveLength(30)
  expect((await guess(12, 'somebody@example.org', () => here)).tried).toBe(10)
})

test('[SIG-25] setting back the clock does not prolong the wait', async () => {
  await harness.player()
  await guess(12, NEWCOMER.email, () => ({}))
  harness.setClockBack(DAY_MS)
  harness.advance(15 * MINUTE_MS)
  expect((await harness.enter(NEWCOMER.email, PASSWORD)).status).toBe(200)
})

test('[SIG-25] an unknown account has the same limit', async () => {
  expect((await guess(12, 'nobody@example.org', () => ({}))).tried).toBe(10)
})

test('[SIG-25] guesses from other devices do not lock out a known device', async () => {
  await harness.player()
  const { device } = (await harness.enter(NEWCOMER.email, PASSWORD)).cookies
  await guess(12, NEWCOMER.email, () => ({}))
  expect((await harness.enter(NEWCOMER.email, PASSWORD)).status).toBe(429)
  expect((await harness.enter(NEWCOMER.email, PASSWORD, { cookie: device })).status).toBe(200)
})

test('[SIG-25] a known device has its own ten guesses, but none for another account', async () => {
  await harness.player()
  const { device } = (await harness.enter(NEWCOMER.email, PASSWORD)).cookies
  expect((await guess(12, NEWCOMER.email, () => ({ cookie: device }))).tried).toBe(10)
  await guess(10, 'other@example.org', () => ({}))
  expect((await harness.enter('other@example.org', GUESS, { cookie: device })).status).toBe(429)
})

test('[SIG-25] a success clears the count', async () => {
  await harness.player()
  await guess(9, NEWCOMER.email, () => ({}))
  expect((await harness.enter(NEWCOMER.email, PASSWORD)).status).toBe(200)
  expect((await guess(10, NEWCOMER.email, () => ({}))).tried).toBe(10)
})
