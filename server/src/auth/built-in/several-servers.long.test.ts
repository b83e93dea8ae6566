import { hasTestPostgres, testPostgres } from '@waybook/testing/stores/test-postgres.ts'
import { HOME } from '@waybook/testing/world/auth/auth-app.ts'
import {
  NEWCOMER,
  openBuiltInHarness,
  PASSWORD,
  type BuiltInHarness,
} from '@waybook/testing/world/auth/built-in-harness.ts'
import { openOidcHarness, PIA } from '@waybook/testing/world/auth/oidc-harness.ts'
import { softwarePasskey } from '@waybook/testing/world/auth/software-passkey.ts'
import { describe, expect, onTestFinished, test } from 'vitest'

import { memoryBus } from '#bus/memory-bus.ts'

const KESSA = 'characters/kessa-vane'
const ODO = 'characters/odo-brandreth'
const FRESH = 'banana lorry tinsel'
const RECENT_MS = 1000

/** Two servers with the same accounts. Their clocks are stopped, so caches only change when a server is notified. */
async function openTwo() {
  const url = await testPostgres()
  const messages = memoryBus()
  const open = async () => {
    const harness = await openBuiltInHarness({ url, bus: messages.open() })
    onTestFinished(harness.close)
    return harness
  }
  return { one: await open(), other: await open(), messages, url }
}

const membersOf = ({ signIn: { members } }: BuiltInHarness) => {
  if (!members) throw new Error('The built-in sign-in stores the accounts')
  return members
}
const idIn = async (harness: BuiltInHarness) => (await membersOf(harness).list())[0]?.id ?? ''
const isIn = async ({ signIn }: BuiltInHarness, cookie: string) => (await signIn.identify({ cookie })) !== null

const endings: readonly (readonly [string, (one: BuiltInHarness, cookie: string) => Promise<unknown>])[] = [
  ['signing out', async (one, cookie) => await one.post('/sign-out', {}, { cookie })],
  ['signing out everywhere', async (one, cookie) => await one.post('/sign-out-everywhere', {}, { cookie })],
  ['signing in again', async (one, cookie) => await one.enter(NEWCOMER.email, PASSWORD, { cookie })],
  [
    'changing the password elsewhere',
    async (one) => {
      const { cookies } = await one.enter(NEWCOMER.email, PASSWORD)
      const body = { currentPassword: PASSWORD, newPassword: FRESH }
      await one.post('/change-password', body, { cookie: cookies.session })
    },
  ],
  [
    'a reset of the password',
    async (one) => {
      const token = await one.tokenFor({ kind: 'reset', role: 'player', email: NEWCOMER.email })
      await one.post('/link/accept', { token, password: FRESH })
    },
  ],
  ['the game master', async (one) => await membersOf(one).endSessions(await idIn(one))],
  ['removing the account', async (one) => await membersOf(one).remove(await idIn(one))],
]

describe.skipIf(!hasTestPostgres)('accounts on several servers', () => {
  test.each(endings)('[SIG-111] a session that %s ends on one server ends on the others', async (_how, end) => {
    const { one, other } = await openTwo()
    const cookie = await one.player(KESSA)
    const sessionId = (await other.signIn.identify({ cookie }))?.sessionId
    const ended: string[] = []
    other.signIn.onEnded((id) => void ended.push(id))
    await end(one, cookie)
    await expect.poll(async () => await isIn(other, cookie)).toBe(false)
    expect(ended).toContain(sessionId)
  })

  test('[SIG-111] a character assigned on one server is that account’s character on the others', async () => {
    const { one, other } = await openTwo()
    const cookie = await one.player(KESSA)
    const characterOnOther = async () => (await other.signIn.identify({ cookie }))?.characterId
    expect(await characterOnOther()).toBe(KESSA)
    const assigned: string[] = []
    other.signIn.onAssigned((id) => void assigned.push(id))
    await membersOf(one).assign(await idIn(one), ODO)
    await expect.poll(characterOnOther).toBe(ODO)
    expect(assigned).toEqual([await idIn(one)])
  })

  test('[SIG-111] if the message is lost, the session ends a second later', async () => {
    const { one, other, messages } = await openTwo()
    const cookie = await one.player()
    messages.cut()
    other.advance(RECENT_MS)
    expect(await isIn(other, cookie)).toBe(true)
    await one.post('/sign-out', {}, { cookie })
    other.advance(RECENT_MS - 1)
    expect(await isIn(other, cookie)).toBe(true)
    other.advance(1)
    expect(await isIn(other, cookie)).toBe(false)
  })

  test('[SIG-111] a server that may have missed messages queries the database at once', async () => {
    const { one, other, messages } = await openTwo()
    const cookie = await one.player()
    expect(await isIn(other, cookie)).toBe(true)
    messages.cut()
    await one.post('/sign-out', {}, { cookie })
    messages.restore()
    expect(await isIn(other, cookie)).toBe(false)
  })

  test('[SIG-110] an account allows ten guesses on all servers together', async () => {
    const { one, other } = await openTwo()
    await one.player()
    const guess = async (nth: number) =>
      (await (nth % 2 ? one : other).enter(NEWCOMER.email, 'wrong wrong wrong', { ip: `203.0.113.${nth}` })).status
    const answers = await Promise.all(Array.from({ length: 24 }, async (_, nth) => await guess(nth)))
    expect(answers.filter((status) => status === 401)).toHaveLength(10)
    expect((await other.enter(NEWCOMER.email, PASSWORD, { ip: '203.0.113.99' })).status).toBe(429)
  })

  test('[SIG-110] an address has ten attempts a minute on all servers together', async () => {
    const { one, other } = await openTwo()
    const guess = async (nth: number) =>
      (await (nth % 2 ? one : other).post('/link/inspect', { token: 'x'.repeat(43) }, { ip: '203.0.113.9' })).status
    const answers = await Promise.all(Array.from({ length: 24 }, async (_, nth) => await guess(nth)))
    expect(answers.filter((status) => status === 404)).toHaveLength(10)
  })

  test('[SIG-112] a server accepts the answer to a passkey challenge of another server', async () => {
    const { one, other } = await openTwo()
    const cookie = await one.player()
    const device = softwarePasskey('localhost')
    const begun = await one.post('/passkeys/begin', { currentPassword: PASSWORD }, { cookie })
    const response = device.register({ challenge: begun.json['challenge'] })
    const both = [cookie, begun.cookies.passkey].join('; ')
    expect((await other.post('/passkeys', { name: 'My phone', response }, { cookie: both })).status).toBe(200)
    const entering = await other.post('/sign-in/passkey/begin', {})
    const answer = { response: device.signIn({ challenge: entering.json['challenge'] }) }
    const answers = [one, other].map(
      async (server) => (await server.post('/sign-in/passkey', answer, { cookie: entering.cookies.passkey })).status,
    )
    expect((await Promise.all(answers)).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  test('[SIG-112] a sign-in with an identity provider that began on one server ends on another', async () => {
    const url = await testPostgres()
    const one = await openOidcHarness({ url })
    const other = await openBuiltInHarness({ url, oidc: one.settings })
    const token = await one.tokenFor({ kind: 'invite', role: 'player', characterId: KESSA })
    const begun = await one.post('/sign-in/oidc', { token })
    const back = await one.provider.pass(String(begun.json['url']), PIA)
    const { headers } = await other.app.inject({
      url: back.slice(HOME.length),
      headers: { cookie: begun.cookies.state },
    })
    const cookie = other.cookiesOf(headers['set-cookie']).session
    for (const { signIn } of [one, other])
      expect(await signIn.identify({ cookie })).toMatchObject({ role: 'player', characterId: KESSA })
    await Promise.all([one.close(), other.close()])
  })

  test('[SIG-6] exactly one of several uses of a link on two servers succeeds', async () => {
    const { one, other } = await openTwo()
    const token = await one.tokenFor({ kind: 'invite', role: 'player' })
    const uses = [one, other, one, other].map(
      async (harness, nth) => (await harness.accept(token, { email: `pia${nth}@example.org` })).status,
    )
    expect((await Promise.all(uses)).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404])
    expect(await membersOf(one).list()).toHaveLength(1)
  })

  test('[SIG-114] set-up links made by two servers at the same time make one game master', async () => {
    const { one, other } = await openTwo()
    const setup = { kind: 'setup', role: 'gameMaster' } as const
    const tokens = await Promise.all([one.tokenFor(setup), other.tokenFor(setup)])
    const uses = tokens.map(async (token, nth) => {
      const harness = nth === 0 ? one : other
      return (await harness.accept(token, { email: `gm${nth}@example.org` })).status
    })
    expect((await Promise.all(uses)).filter((status) => status === 200)).toHaveLength(1)
    expect(await membersOf(one).list()).toMatchObject([{ role: 'gameMaster' }])
  })

  test('[SIG-113] a server with a different session secret is refused while others run, and may start alone', async () => {
    const { one, other, url } = await openTwo()
    const start = async () => await openBuiltInHarness({ url, secret: 'another one, which is as long' })
    const refused = { id: 'conflict', message: expect.stringContaining('set AUTH_SECRET to the same value') as string }
    await expect(start()).rejects.toMatchObject(refused)
    await one.close()
    await expect(start()).rejects.toMatchObject(refused)
    await other.close()
    await (await start()).close()
  })
})
