import { NEWCOMER, openBuiltInHarness, type BuiltInHarness } from '@waybook/testing/world/auth/built-in-harness.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'

import type { Members } from '../members.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const reset = { kind: 'reset', role: 'player', email: NEWCOMER.email } as const

let harness: BuiltInHarness
let members: Members
beforeEach(async () => {
  harness = await openBuiltInHarness()
  if (!harness.signIn.members) throw new Error('The built-in sign-in stores the accounts')
  ;({ members } = harness.signIn)
})
afterEach(async () => await harness.close())

const firstMember = async () => {
  const [member] = await members.list()
  if (!member) throw new Error('There is no member')
  return member
}

test('[MEM-1] "last seen" is accurate to five minutes, even after signing out', async () => {
  const cookie = await harness.player()
  expect((await firstMember()).lastSeenAt).toBeNull()
  const seenAfter = async (ms: number) => {
    harness.advance(ms)
    await harness.signIn.identify({ cookie })
    const { lastSeenAt, joinedAt } = await firstMember()
    return Math.round(((lastSeenAt ?? 0) - joinedAt) / MINUTE_MS)
  }
  expect(await seenAfter(MINUTE_MS)).toBe(1)
  expect(await seenAfter(4 * MINUTE_MS)).toBe(1)
  expect(await seenAfter(MINUTE_MS)).toBe(6)
  await harness.post('/sign-out', {}, { cookie })
  expect(await firstMember()).toMatchObject({ sessions: 0, lastSeenAt: expect.any(Number) as number })
})

test('[MEM-1] an expired session does not count', async () => {
  await harness.player()
  harness.advance(15 * DAY_MS)
  expect((await firstMember()).sessions).toBe(0)
})

test('[MEM-2] an expired link is not open', async () => {
  await harness.player()
  await harness.tokenFor(reset)
  expect(await members.openLinks()).toMatchObject([{ kind: 'reset', memberId: (await firstMember()).id }])
  harness.advance(HOUR_MS)
  expect(await members.openLinks()).toEqual([])
})

test('[MEM-3] a revoked link is refused like a used one', async () => {
  const token = await harness.tokenFor({ kind: 'invite', role: 'player' })
  const [link] = await members.openLinks()
  await members.revokeLink(link?.id ?? '')
  expect((await harness.accept(token)).status).toBe(404)
})

test('[MEM-13] an invite for a character that no longer exists says so, and a new one replaces it', async () => {
  const invite = { kind: 'invite', role: 'player', characterId: 'characters/kessa-vane' } as const
  const token = await harness.tokenFor(invite)
  await members.revokeInvitesFor([invite.characterId])
  const error = 'The character of this link is no longer in the campaign. Ask your game master for a new link.'
  expect((await harness.post('/link/inspect', { token })).json).toMatchObject({ error, id: 'conflict' })
  expect((await harness.accept(token)).json).toMatchObject({ error, id: 'conflict' })
  expect((await harness.accept(await harness.tokenFor(invite))).status).toBe(200)
})

test('[MEM-6] the reset link of a removed member creates no account', async () => {
  await harness.player()
  const token = await harness.tokenFor(reset)
  await members.remove((await firstMember()).id)
  expect((await harness.post('/link/accept', { token, password: 'banana lorry tinsel' })).status).toBe(404)
})

test('[MEM-8] an invite for newcomers takes over no account, not even a game master’s', async () => {
  await harness.gameMaster()
  const token = await harness.tokenFor({ kind: 'invite', role: 'gameMaster', newcomersOnly: true })
  expect((await harness.accept(token, { email: 'gm@example.org' })).status).toBe(409)
  expect((await harness.accept(token, { email: 'second@example.org' })).status).toBe(200)
})
