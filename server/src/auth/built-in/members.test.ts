import { NEWCOMER, openRig, type Rig } from '@waybook/testing/auth/built-in-harness.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'

import type { Members } from '../members.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const reset = { kind: 'reset', role: 'player', email: NEWCOMER.email } as const

let rig: Rig
let members: Members
beforeEach(async () => {
  rig = await openRig()
  if (!rig.signIn.members) throw new Error('The built-in sign-in keeps the accounts')
  ;({ members } = rig.signIn)
})
afterEach(async () => await rig.close())

const firstMember = async () => {
  const [member] = await members.list()
  if (!member) throw new Error('There is no member')
  return member
}

test('[MEM-1] when somebody was last seen is told to five minutes, also after they signed out', async () => {
  const cookie = await rig.player()
  expect((await firstMember()).lastSeenAt).toBeNull()
  const seenAfter = async (ms: number) => {
    rig.pass(ms)
    await rig.signIn.identify({ cookie })
    const { lastSeenAt, joinedAt } = await firstMember()
    return Math.round(((lastSeenAt ?? 0) - joinedAt) / MINUTE_MS)
  }
  expect(await seenAfter(MINUTE_MS)).toBe(1)
  expect(await seenAfter(4 * MINUTE_MS)).toBe(1)
  expect(await seenAfter(MINUTE_MS)).toBe(6)
  await rig.post('/sign-out', {}, { cookie })
  expect(await firstMember()).toMatchObject({ sessions: 0, lastSeenAt: expect.any(Number) as number })
})

test('[MEM-1] a session that has run out is none', async () => {
  await rig.player()
  rig.pass(15 * DAY_MS)
  expect((await firstMember()).sessions).toBe(0)
})

test('[MEM-2] a link that has run out is not open', async () => {
  await rig.player()
  await rig.tokenFor(reset)
  expect(await members.openLinks()).toMatchObject([{ kind: 'reset', memberId: (await firstMember()).id }])
  rig.pass(HOUR_MS)
  expect(await members.openLinks()).toEqual([])
})

test('[MEM-3] a revoked link is refused like one that was used', async () => {
  const token = await rig.tokenFor({ kind: 'invite', role: 'player' })
  const [link] = await members.openLinks()
  await members.revokeLink(link?.id ?? '')
  expect((await rig.accept(token)).status).toBe(404)
})

test('[MEM-6] the reset link of somebody who was removed gives nobody an account', async () => {
  await rig.player()
  const token = await rig.tokenFor(reset)
  await members.remove((await firstMember()).id)
  expect((await rig.post('/link/accept', { token, password: 'banana lorry tinsel' })).status).toBe(404)
})

test('[MEM-8] an invite for newcomers takes over no account, not even of a game master', async () => {
  await rig.gameMaster()
  const token = await rig.tokenFor({ kind: 'invite', role: 'gameMaster', newcomersOnly: true })
  expect((await rig.accept(token, { email: 'gm@example.org' })).status).toBe(409)
  expect((await rig.accept(token, { email: 'second@example.org' })).status).toBe(200)
})
