import { HOME } from '@waybook/testing/world/auth/auth-app.ts'
import {
  NEWCOMER,
  openBuiltInHarness,
  PASSWORD,
  type BuiltInHarness,
} from '@waybook/testing/world/auth/built-in-harness.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const KESSA = 'characters/kessa-vane'
const INVALID = {
  error: 'This link is no longer valid. Ask for a new one.',
  id: 'not-found',
  code: 'accountProblems.linkNoLongerValid',
  params: {},
}
const setup = { kind: 'setup', role: 'gameMaster' } as const
const invite = { kind: 'invite', role: 'player', characterId: KESSA } as const
const reset = { kind: 'reset', role: 'player', characterId: KESSA } as const

let harness: BuiltInHarness
beforeEach(async () => {
  harness = await openBuiltInHarness()
})
afterEach(async () => await harness.close())

test('[SIG-5] a new installation has no account, and the set-up link is the only way in', async () => {
  expect(await harness.signIn.hasGameMaster()).toBe(false)
  expect((await harness.post('/sign-up/email', NEWCOMER)).status).toBe(404)
  expect((await harness.accept(await harness.tokenFor(setup))).status).toBe(200)
  expect(await harness.signIn.hasGameMaster()).toBe(true)
})

test('[SIG-13] a link has its token in the fragment, which browsers do not send', async () => {
  expect((await harness.signIn.createLink(setup)).path).toMatch(/^\/setup#[\w-]{43}$/)
  expect((await harness.signIn.createLink(invite)).path).toMatch(/^\/join#[\w-]{43}$/)
  await harness.player(KESSA)
  expect((await harness.signIn.createLink(reset)).path).toMatch(/^\/reset#[\w-]{43}$/)
})

test('[SIG-6] inspecting a link shows its purpose and does not use it up', async () => {
  const token = await harness.tokenFor(invite)
  const about = { kind: 'invite', role: 'player', characterId: KESSA, email: null }
  expect((await harness.post('/link/inspect', { token })).json).toEqual(about)
  expect((await harness.post('/link/inspect', { token })).json).toEqual(about)
  expect((await harness.accept(token)).status).toBe(200)
  expect((await harness.post('/link/inspect', { token })).json).toEqual(INVALID)
})

test('[SIG-6] exactly one of three concurrent uses of a link succeeds', async () => {
  const token = await harness.tokenFor(invite)
  const emails = ['a@example.org', 'b@example.org', 'c@example.org']
  const answers = await Promise.all(emails.map(async (email) => harness.accept(token, { email })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(2)
  expect(await harness.signIn.playedCharacters()).toEqual([KESSA])
})

test('[SIG-6] a used link and an invented one get the same refusal', async () => {
  const token = await harness.tokenFor(invite)
  await harness.accept(token)
  const again = await harness.accept(token, { email: 'other@example.org' })
  const madeUp = await harness.accept('x'.repeat(43))
  expect([again.status, again.json]).toEqual([404, INVALID])
  expect([madeUp.status, madeUp.json]).toEqual([404, INVALID])
})

test.each([
  ['set-up', setup, DAY_MS],
  ['invite', invite, 7 * DAY_MS],
])('[SIG-7] a %s link works until it expires', async (_name, request, lifeMs) => {
  const token = await harness.tokenFor(request)
  harness.advance(lifeMs - 1)
  expect((await harness.post('/link/inspect', { token })).status).toBe(200)
  harness.advance(1)
  expect((await harness.post('/link/inspect', { token })).status).toBe(404)
  expect((await harness.accept(token)).json).toEqual(INVALID)
})

test('[SIG-7] a reset link works for an hour', async () => {
  await harness.player(KESSA)
  const token = await harness.tokenFor(reset)
  harness.advance(HOUR_MS)
  expect((await harness.accept(token)).status).toBe(404)
})

test('[SIG-8] a new link voids the open one of the same kind and character, and no other', async () => {
  const [older, other] = [
    await harness.tokenFor(invite),
    await harness.tokenFor({ ...invite, characterId: 'characters/brak' }),
  ]
  const newer = await harness.tokenFor(invite)
  const statusOf = async (token: string) => (await harness.post('/link/inspect', { token })).status
  expect([await statusOf(older), await statusOf(newer), await statusOf(other)]).toEqual([404, 200, 200])
})

test('[SIG-8] a new reset link voids the open one of the same account, named by character or by e-mail', async () => {
  await harness.player(KESSA)
  const older = await harness.tokenFor(reset)
  await harness.tokenFor({ kind: 'reset', role: 'player', email: NEWCOMER.email })
  expect((await harness.post('/link/inspect', { token: older })).status).toBe(404)
})

test('[SIG-11] two concurrent uses of links for one character create one account', async () => {
  const [one, other] = [await harness.tokenFor(invite), await harness.tokenFor({ ...invite, role: 'gameMaster' })]
  const answers = await Promise.all([harness.accept(one), harness.accept(other, { email: 'other@example.org' })])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(1)
})

test('[SIG-9] a refused attempt leaves the link open and creates no account', async () => {
  const token = await harness.tokenFor(invite)
  await harness.player(undefined, { email: 'taken@example.org' })
  expect((await harness.accept(token, { password: 'password1234' })).status).toBe(400)
  expect((await harness.accept(token, { email: 'taken@example.org' })).json).toMatchObject({
    error: 'An account with this e-mail already exists. Sign in instead.',
    id: 'conflict',
  })
  expect(await harness.signIn.playedCharacters()).toEqual([])
  expect((await harness.accept(token)).status).toBe(200)
})

test('[SIG-10] a set-up link is refused once there is a game master', async () => {
  const token = await harness.tokenFor(setup)
  const asGameMaster = await harness.tokenFor({ kind: 'invite', role: 'gameMaster' })
  await harness.accept(asGameMaster, { email: 'gm@example.org' })
  const refused = { error: 'There is already a game master. Ask them for an invite.', id: 'conflict' }
  expect((await harness.post('/link/inspect', { token })).json).toMatchObject(refused)
  expect((await harness.accept(token)).json).toMatchObject(refused)
})

test('[SIG-11] a character cannot have two players', async () => {
  await harness.player(KESSA)
  const token = await harness.tokenFor(invite)
  expect((await harness.post('/link/inspect', { token })).status).toBe(409)
  const late = await harness.accept(token, { email: 'late@example.org' })
  expect([late.status, late.json['error']]).toEqual([
    409,
    'Someone already plays this character. Ask the game master for another link.',
  ])
})

test('[SIG-12] a reset sets the password, ends every session and signs in', async () => {
  const old = await harness.player(KESSA)
  const token = await harness.tokenFor(reset)
  expect((await harness.post('/link/inspect', { token })).json).toMatchObject({ kind: 'reset', email: NEWCOMER.email })
  const weak = await harness.post('/link/accept', { token, password: 'password1234' })
  expect(weak.json['error']).toMatch(/^password: This is easy to guess/)
  const { status, cookies } = await harness.post('/link/accept', { token, password: 'banana lorry tinsel' })
  expect(status).toBe(200)
  expect(await harness.signIn.identify({ cookie: old })).toBeNull()
  expect((await harness.signIn.identify({ cookie: cookies.session }))?.characterId).toBe(KESSA)
  expect((await harness.enter(NEWCOMER.email, PASSWORD)).status).toBe(401)
  expect((await harness.enter(NEWCOMER.email, 'banana lorry tinsel')).status).toBe(200)
})

test('[SIG-12] a reset of the only game master needs no e-mail; one of several does', async () => {
  await harness.gameMaster()
  const forGameMaster = { kind: 'reset', role: 'gameMaster' } as const
  expect((await harness.signIn.createLink(forGameMaster)).path).toContain('/reset#')
  await harness.accept(await harness.tokenFor({ kind: 'invite', role: 'gameMaster' }), { email: 'second@example.org' })
  await expect(harness.signIn.createLink(forGameMaster)).rejects.toThrow('There are several game masters')
  const token = await harness.tokenFor({ ...forGameMaster, email: 'second@example.org' })
  expect((await harness.post('/link/inspect', { token })).json).toMatchObject({ email: 'second@example.org' })
})

test('[SIG-31] a game master gets back in with a game master invite and their own address', async () => {
  const old = await harness.gameMaster()
  const token = await harness.tokenFor({ kind: 'invite', role: 'gameMaster' })
  const email = (await harness.signIn.identify({ cookie: old }))?.user.emailAddresses[0]?.emailAddress
  const { status, cookies } = await harness.accept(token, { email, password: 'banana lorry tinsel' })
  expect(status).toBe(200)
  expect(await harness.signIn.identify({ cookie: old })).toBeNull()
  expect((await harness.signIn.identify({ cookie: cookies.session }))?.role).toBe('gameMaster')
})

test('[SIG-31] a game master invite does not take over the account of a player', async () => {
  await harness.player(KESSA)
  const token = await harness.tokenFor({ kind: 'invite', role: 'gameMaster' })
  expect((await harness.accept(token, { email: NEWCOMER.email })).status).toBe(409)
})

test('[SIG-8] invites without a character do not replace each other', async () => {
  const [one, other] = [
    await harness.tokenFor({ kind: 'invite', role: 'player' }),
    await harness.tokenFor({ kind: 'invite', role: 'player' }),
  ]
  expect((await harness.accept(one)).status).toBe(200)
  expect((await harness.accept(other, { email: 'other@example.org' })).status).toBe(200)
})

test('[SIG-12] a reset link requires an account', async () => {
  await expect(harness.signIn.createLink(reset)).rejects.toThrow('There is no account for the character')
})

test('[SIG-3] GM_EMAIL fixes the address of the set-up, and entering it elsewhere makes nobody game master', async () => {
  const named = await openBuiltInHarness({ gmEmail: 'Master@example.org' })
  const typed = await named.accept(await named.tokenFor(invite), { email: 'MASTER@example.org' })
  expect(typed.status).toBe(409)
  const token = await named.tokenFor(setup)
  expect((await named.post('/link/inspect', { token })).json).toMatchObject({ email: 'master@example.org' })
  const { cookies } = await named.accept(token, { email: 'somebody@else.example' })
  const found = await named.signIn.identify({ cookie: cookies.session })
  expect(found).toMatchObject({
    role: 'gameMaster',
    user: { emailAddresses: [{ emailAddress: 'master@example.org' }] },
  })
  await named.close()
})

test('[SIG-20] a link cannot be used from another site', async () => {
  const token = await harness.tokenFor(invite)
  const foreign = await harness.accept(token, {}, { headers: { origin: 'https://evil.example' } })
  expect([foreign.status, foreign.json['id']]).toEqual([403, 'cross-site'])
  expect((await harness.accept(token, {}, { headers: { origin: HOME } })).status).toBe(200)
})
