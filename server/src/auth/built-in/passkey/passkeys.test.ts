import { authRoutes } from '@waybook/contract'
import {
  NEWCOMER,
  openBuiltInHarness,
  PASSWORD,
  type BuiltInHarness,
} from '@waybook/testing/world/auth/built-in-harness.ts'
import { softwarePasskey } from '@waybook/testing/world/auth/software-passkey.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { passkeyHost } from '../accounts/passkey-plugin.ts'

const HOST = 'localhost'
const NOT_ACCEPTED = 'This passkey was not accepted. Try again, or sign in with your password.'

let harness: BuiltInHarness
beforeEach(async () => {
  harness = await openBuiltInHarness()
})
afterEach(async () => await harness.close())

type Device = ReturnType<typeof softwarePasskey>
type Forged = Partial<Parameters<Device['signIn']>[0]>

const both = (...cookies: string[]) => cookies.filter(Boolean).join('; ')

async function begin(cookie: string, currentPassword = PASSWORD) {
  return await harness.post('/passkeys/begin', { currentPassword }, { cookie, ip: harness.elsewhere() })
}

/** Adds the device's passkey to the account behind the cookie. */
async function add(device: Device, cookie: string, forged: Forged = {}) {
  const begun = await begin(cookie)
  const response = device.register({ challenge: begun.json['challenge'], ...forged })
  const sent = { cookie: both(cookie, begun.cookies.passkey), ip: harness.elsewhere() }
  return await harness.post('/passkeys', { name: 'My phone', response }, sent)
}

async function signIn(device: Device, forged: Forged = {}) {
  const begun = await harness.post('/sign-in/passkey/begin', {}, { ip: harness.elsewhere() })
  const response = device.signIn({ challenge: begun.json['challenge'], ...forged })
  const cookie = begun.cookies.passkey
  const send = async () => await harness.post('/sign-in/passkey', { response }, { cookie, ip: harness.elsewhere() })
  return { ...(await send()), again: send }
}

async function list(cookie: string) {
  const { body } = await harness.app.inject({ url: '/api/auth/passkeys', headers: { cookie } })
  return authRoutes.listPasskeys.answer.parse(JSON.parse(body))
}

describe('adding a passkey', () => {
  test('[SIG-35] it then signs its owner in, and so does the password', async () => {
    const cookie = await harness.player()
    const device = softwarePasskey(HOST)
    expect((await add(device, cookie)).json).toMatchObject({ name: 'My phone' })
    const entered = await signIn(device)
    expect(entered.status).toBe(200)
    expect((await harness.signIn.identify({ cookie: entered.cookies.session }))?.user.firstName).toBe('Pia')
    expect(Object.keys(entered.json)).toEqual(['userId'])
    expect((await harness.enter(NEWCOMER.email, PASSWORD)).status).toBe(200)
  })

  test('[SIG-36] it requires the current password, with the same limit on attempts as changing the password', async () => {
    const cookie = await harness.player()
    const wrong = await begin(cookie, 'not the password')
    expect([wrong.status, wrong.json['error']]).toEqual([400, 'currentPassword: This is not your current password.'])
    for (let attempt = 2; attempt <= 10; attempt += 1) await begin(cookie, 'not the password')
    expect((await begin(cookie)).status).toBe(429)
  })

  test('[SIG-36] only signed-in users can add one', async () => {
    expect((await begin('')).status).toBe(401)
    expect((await add(softwarePasskey(HOST), '')).status).toBe(401)
    expect((await harness.app.inject({ url: '/api/auth/passkeys' })).statusCode).toBe(401)
  })

  test('[SIG-38] it is refused if the device did not recognize its owner, or for another page', async () => {
    const cookie = await harness.player()
    const refused = 'The passkey was not accepted. Try again.'
    const unseen = await add(softwarePasskey(HOST), cookie, { userVerified: false })
    expect([unseen.status, unseen.json['error']]).toEqual([400, refused])
    const elsewhere = await add(softwarePasskey(HOST), cookie, { origin: 'https://evil.example' })
    expect([elsewhere.status, elsewhere.json['error']]).toEqual([400, refused])
    expect((await list(cookie)).passkeys).toEqual([])
  })

  test('[SIG-38] the id of another account’s passkey is refused', async () => {
    const device = softwarePasskey(HOST)
    await add(device, await harness.player('characters/kessa-vane'))
    const thief = await harness.player('characters/odo', { email: 'odo@example.org' })
    const stolen = await add(softwarePasskey(HOST, device.id), thief)
    expect([stolen.status, stolen.json['error']]).toEqual([409, 'This passkey is already in use.'])
    expect((await signIn(device)).status).toBe(200)
  })

  test('[SIG-28] a passkey needs a name and an answer of a device', async () => {
    const cookie = await harness.player()
    expect((await harness.post('/passkeys', { name: ' ' }, { cookie })).json['error']).toBe('name: Name this passkey.')
    const { json } = await harness.post('/passkeys', { name: 'x', response: { id: 3 } }, { cookie })
    expect(json['error']).toBe('response.id: This is not a passkey response.')
  })
})

describe('signing in with a passkey', () => {
  test('[SIG-37] an answer of a device works once', async () => {
    const device = softwarePasskey(HOST)
    await add(device, await harness.player())
    const entered = await signIn(device)
    expect(entered.status).toBe(200)
    const again = await entered.again()
    expect([again.status, again.json['error']]).toEqual([400, 'This took too long. Try again.'])
  })

  test.each<[string, Forged]>([
    ['another page', { origin: 'https://evil.example' }],
    ['another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['no verification of its user', { userVerified: false }],
  ])('[SIG-38] refused: %s', async (_, forged) => {
    const device = softwarePasskey(HOST)
    await add(device, await harness.player())
    const refused = await signIn(device, forged)
    expect([refused.status, refused.json['error'], refused.cookies.session]).toEqual([401, NOT_ACCEPTED, ''])
  })

  test('[SIG-38] refused: a known id with another key, a passkey of another host, an unknown one', async () => {
    const device = softwarePasskey(HOST)
    await add(device, await harness.player())
    expect((await signIn(softwarePasskey(HOST, device.id))).json['error']).toBe(NOT_ACCEPTED)
    expect((await signIn(softwarePasskey('evil.example', device.id))).json['error']).toBe(NOT_ACCEPTED)
    const unknown = await signIn(softwarePasskey(HOST))
    const words = "Waybook doesn't know this passkey. Sign in with your password."
    expect([unknown.status, unknown.json['error']]).toEqual([401, words])
  })

  test('[SIG-19] it ends the previous session of the browser', async () => {
    const cookie = await harness.player()
    const device = softwarePasskey(HOST)
    await add(device, cookie)
    const begun = await harness.post('/sign-in/passkey/begin', {})
    const response = device.signIn({ challenge: begun.json['challenge'] })
    await harness.post('/sign-in/passkey', { response }, { cookie: both(cookie, begun.cookies.passkey) })
    expect(await harness.signIn.identify({ cookie })).toBeNull()
  })
})

describe("one's own passkeys", () => {
  test('[SIG-39] only its owner can remove one', async () => {
    const cookie = await harness.player('characters/kessa-vane')
    const other = await harness.player('characters/odo', { email: 'odo@example.org' })
    const device = softwarePasskey(HOST)
    const { json } = await add(device, cookie)
    expect(await list(cookie)).toMatchObject({ passkeys: [{ name: 'My phone' }], hasPassword: true })
    expect((await list(other)).passkeys).toEqual([])
    expect((await harness.post('/passkeys/remove', { id: json['id'] }, { cookie: other })).status).toBe(404)
    expect((await harness.post('/passkeys/remove', { id: json['id'] }, { cookie })).status).toBe(200)
    expect((await signIn(device)).status).toBe(401)
  })

  test('[SIG-39] resetting the password or removing the account removes them', async () => {
    const device = softwarePasskey(HOST)
    await add(device, await harness.player('characters/kessa-vane'))
    const token = await harness.tokenFor({ kind: 'reset', role: 'player', characterId: 'characters/kessa-vane' })
    await harness.accept(token, { password: 'another horse battery' })
    expect((await signIn(device)).status).toBe(401)

    const second = softwarePasskey(HOST)
    await add(second, await harness.player('characters/odo', { email: 'odo@example.org' }))
    expect((await signIn(second)).status).toBe(200)
    const members = (await harness.signIn.members?.list()) ?? []
    const odo = members.find(({ email }) => email === 'odo@example.org')
    await harness.signIn.members?.remove(odo?.id ?? '')
    expect((await signIn(second)).status).toBe(401)
  })
})

test.each([
  ['http://localhost:4870', 'localhost'],
  ['https://play.example.org', 'play.example.org'],
  ['https://play.example.org:8443', 'play.example.org'],
  ['http://play.example.org', null],
  ['http://192.168.1.5:4870', null],
  ['https://192.168.1.5', null],
  ['https://[fd00::1]', null],
  ['http://127.0.0.1:4870', null],
])('[SIG-40] passkeys at %s are bound to %s', (baseUrl, host) => {
  expect(passkeyHost(baseUrl)).toBe(host)
})
