import { OTHER_CAMPAIGN, OTHER_HOME } from '@waybook/testing/world/auth/auth-app.ts'
import {
  NEWCOMER,
  openBuiltInHarness,
  PASSWORD,
  type BuiltInHarness,
} from '@waybook/testing/world/auth/built-in-harness.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'

const KESSA = 'characters/kessa-vane'
const INVITE = { kind: 'invite', role: 'player', characterId: KESSA } as const
const THERE = { at: OTHER_HOME }

let harness: BuiltInHarness
beforeEach(async () => {
  harness = await openBuiltInHarness()
})
afterEach(async () => await harness.close())

const other = () => harness.signIn.campaign(OTHER_CAMPAIGN)
const joinOther = async (about: object = {}) =>
  await harness.accept(await harness.tokenFor(INVITE, OTHER_CAMPAIGN), about, THERE)
const memberIn = async (campaignId: string) => {
  const [member] = (await harness.signIn.campaign(campaignId).members?.list()) ?? []
  if (!member) throw new Error('There is no member')
  return member
}

test('[SIG-130] an account that is not a member of a campaign gets this message only with the right password', async () => {
  await harness.player(KESSA)
  const right = await harness.enter(NEWCOMER.email, PASSWORD, THERE)
  expect(right.status).toBe(403)
  expect(right.json['error']).toBe('This account is not a member of this campaign. Ask its game master for an invite.')
  expect(right.cookies.session).toBe('')
  const wrong = await harness.enter(NEWCOMER.email, 'wrong wrong wrong', THERE)
  const stranger = await harness.enter('nobody@example.org', 'wrong wrong wrong', THERE)
  expect([wrong.status, wrong.text]).toEqual([stranger.status, stranger.text])
})

test('[SIG-131] a link does not work at another campaign’s host, and stays open', async () => {
  const token = await harness.tokenFor(INVITE)
  expect((await harness.accept(token, {}, THERE)).status).toBe(404)
  expect((await harness.post('/link/inspect', { token }, { ...THERE, ip: harness.elsewhere() })).status).toBe(404)
  expect((await harness.accept(token)).status).toBe(200)
})

test('[SIG-132] an account joins another campaign with its password, and has a separate membership in each', async () => {
  const here = await harness.player('characters/odo')
  const wrong = await joinOther({ password: 'another long password' })
  expect([wrong.status, wrong.json['error']]).toEqual([
    409,
    expect.stringContaining('exists with a different password'),
  ])
  const there = (await joinOther()).cookies.session
  expect(await harness.signIn.identify({ cookie: here })).toMatchObject({ characterId: 'characters/odo' })
  expect(await other().identify({ cookie: there })).toMatchObject({ characterId: KESSA, role: 'player' })
  expect((await memberIn('dam3')).id).toBe((await memberIn(OTHER_CAMPAIGN)).id)
})

test('[SIG-133] a session is valid only at the host where it began, even for members of both campaigns', async () => {
  const here = await harness.player()
  const there = (await joinOther()).cookies.session
  expect(await other().identify({ cookie: here })).toBeNull()
  expect(await harness.signIn.identify({ cookie: there })).toBeNull()
  expect(await other().identify({ cookie: here }, 'dam3')).not.toBeNull()
  expect((await memberIn(OTHER_CAMPAIGN)).sessions).toBe(2)
  expect((await memberIn('dam3')).sessions).toBe(1)
})

test('[MEM-133] the same character may have a player in each campaign', async () => {
  await harness.player(KESSA)
  expect((await joinOther({ email: 'odo@example.org' })).status).toBe(200)
  expect(await other().playedCharacters()).toEqual([KESSA])
})

test('[MEM-134] a member removed from one campaign keeps their account and their membership in the other', async () => {
  const here = await harness.player()
  const there = (await joinOther()).cookies.session
  await other().members?.remove((await memberIn(OTHER_CAMPAIGN)).id)
  expect(await other().identify({ cookie: there })).toBeNull()
  expect(await harness.signIn.identify({ cookie: here })).not.toBeNull()
  expect((await harness.enter(NEWCOMER.email, PASSWORD, THERE)).status).toBe(403)
  expect((await harness.enter(NEWCOMER.email, PASSWORD)).status).toBe(200)
})

test('[MEM-135] ending the sessions in one campaign leaves those at the host of another', async () => {
  const here = await harness.player()
  const there = (await joinOther()).cookies.session
  await harness.signIn.campaign('dam3').members?.endSessions((await memberIn('dam3')).id)
  expect(await harness.signIn.identify({ cookie: here })).toBeNull()
  expect(await other().identify({ cookie: there })).not.toBeNull()
})

test('[MEM-135] ending the sessions in a campaign ends those at the main address, because they open it too', async () => {
  const here = await harness.player()
  const there = (await joinOther()).cookies.session
  await other().members?.endSessions((await memberIn(OTHER_CAMPAIGN)).id)
  expect(await other().identify({ cookie: there })).toBeNull()
  expect(await other().identify({ cookie: here }, 'dam3')).toBeNull()
})

test('[MEM-136] a game master cannot reset the password of a member of another campaign', async () => {
  const reset = { kind: 'reset', role: 'player', email: NEWCOMER.email, onlyThisCampaign: true } as const
  await harness.player()
  const early = await harness.tokenFor(reset)
  await joinOther()
  await expect(harness.tokenFor(reset)).rejects.toMatchObject({ id: 'conflict' })
  await expect(harness.tokenFor(reset, OTHER_CAMPAIGN)).rejects.toMatchObject({ id: 'conflict' })
  const late = await harness.post('/link/accept', { token: early, password: 'banana lorry tinsel' })
  expect(late.status).toBe(409)
  expect((await harness.enter(NEWCOMER.email, PASSWORD)).status).toBe(200)
})

test('[SIG-134] GM_EMAIL is game master of the default campaign only', async () => {
  const named = await openBuiltInHarness({ gmEmail: NEWCOMER.email })
  const taken = await named.accept(await named.tokenFor(INVITE, OTHER_CAMPAIGN), {}, THERE)
  expect(taken.status).toBe(409)
  await named.gameMaster()
  const cookie = (await named.accept(await named.tokenFor(INVITE, OTHER_CAMPAIGN), {}, THERE)).cookies.session
  expect((await named.signIn.campaign(OTHER_CAMPAIGN).identify({ cookie }))?.role).toBe('player')
  await named.close()
})

test('[SIG-135] passkeys are bound to the host of the campaign', async () => {
  const begun = await harness.post('/sign-in/passkey/begin', {}, THERE)
  expect(begun.json['rpId']).toBe('other.localhost')
  expect(harness.signIn.configAt(OTHER_HOME)).toMatchObject({ passkeyHost: 'other.localhost' })
})
