import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { authRoutes, type Route } from '@waybook/contract'
import { openOidcHarness, PIA } from '@waybook/testing/world/auth/oidc-harness.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import type { AuthRoute } from '#auth/auth-route.ts'
import { describeSignIn } from '#auth/auth.contract.ts'

const KESSA = 'characters/kessa-vane'

describeSignIn('OIDC', async () => {
  const harness = await openOidcHarness()
  const joined = async (sub: string, request: Parameters<typeof harness.tokenFor>[0]) => {
    const token = await harness.tokenFor(request)
    const { cookies } = await harness.enter({ ...PIA, sub, email: `${sub}@example.org` }, { token })
    return { cookie: cookies.session }
  }
  return {
    signIn: harness.signIn,
    app: harness.app,
    setUpByLink: true,
    asGameMaster: async () => await joined('gm', { kind: 'setup', role: 'gameMaster' }),
    asPlayer: async (characterId) => await joined('pia', { kind: 'invite', role: 'player', characterId }),
    tampered: ({ cookie = '' }) => ({ cookie: cookie.replace(/.(?=.{6}$)/, (sign) => (sign === 'A' ? 'B' : 'A')) }),
    end: async ({ cookie = '' }) => void (await harness.post('/sign-out', {}, { cookie })),
    close: harness.close,
  }
})

let harness: Awaited<ReturnType<typeof openOidcHarness>>
beforeEach(async () => {
  harness = await openOidcHarness({ gmEmail: 'gm@example.org' })
})
afterEach(async () => await harness.close())

const invite = async () => await harness.tokenFor({ kind: 'invite', role: 'player', characterId: KESSA })

test('[SIG-27] serves exactly the routes that the contract declares', () => {
  const addresses = (routes: readonly AuthRoute[] | readonly Route[]) =>
    routes.map((route) => `${route.method} ${route.path}`).toSorted()
  expect(addresses(harness.signIn.routes)).toEqual(addresses(Object.values(authRoutes)))
})

describe('who may sign in', () => {
  test('[SIG-70] a user with a link gets an account, and needs no link next time', async () => {
    const token = await invite()
    const first = await harness.enter(PIA, { token, to: '/characters' })
    expect(first).toMatchObject({ status: 302, location: '/sign-in?to=%2Fcharacters' })
    const found = await harness.signIn.identify({ cookie: first.cookies.session })
    expect(found).toMatchObject({ role: 'player', characterId: KESSA, user: { firstName: 'Pia', lastName: 'Lay' } })
    const second = await harness.enter(PIA)
    expect((await harness.signIn.identify({ cookie: second.cookies.session }))?.user).toEqual(found?.user)
  })

  test('[SIG-70] a user with the verified address of GM_EMAIL is game master', async () => {
    const { cookies } = await harness.enter({ ...PIA, sub: 'gm', email: 'GM@example.org' })
    expect(await harness.signIn.identify({ cookie: cookies.session })).toMatchObject({ role: 'gameMaster' })
    expect(await harness.signIn.hasGameMaster()).toBe(true)
  })

  test('[SIG-70] anyone else is refused as not invited', async () => {
    expect(await harness.enter(PIA)).toMatchObject({ error: 'NOT_INVITED', cookies: { session: '' } })
  })

  test('[SIG-70] only a user with the address of GM_EMAIL can use the set-up link', async () => {
    const token = await harness.tokenFor({ kind: 'setup', role: 'gameMaster' })
    expect(await harness.enter(PIA, { token })).toMatchObject({ error: 'NOT_INVITED' })
    expect((await harness.enter({ ...PIA, email: 'gm@example.org' }, { token })).cookies.session).not.toBe('')
  })

  test.each([false, undefined, 'true'])('[SIG-71] an unverified address (%j) is refused', async (proved) => {
    const token = await invite()
    const tried = await harness.enter({ ...PIA, email: 'gm@example.org', email_verified: proved }, { token })
    expect(tried).toMatchObject({ error: 'EMAIL_NOT_VERIFIED', cookies: { session: '' } })
    expect((await harness.post('/link/inspect', { token })).status).toBe(200)
  })

  test('[SIG-72] an account with a password cannot be taken over with its address', async () => {
    await harness.player(undefined, { email: PIA.email })
    const tried = await harness.enter(PIA, { token: await invite() })
    expect(tried).toMatchObject({ error: 'account_not_linked', cookies: { session: '' } })
  })

  test('[SIG-6] [SIG-11] a used link, or one whose character has a player, creates no account', async () => {
    const token = await invite()
    await harness.enter(PIA, { token })
    const late = { ...PIA, sub: 'late', email: 'late@example.org' }
    expect(await harness.enter(late, { token })).toMatchObject({ error: 'LINK_VOID' })
    expect(await harness.enter(late, { token: await invite() })).toMatchObject({ error: 'LINK_VOID' })
  })

  test('without a given name, the first word of the name is used', async () => {
    const { sub, email, email_verified } = PIA
    const { cookies } = await harness.enter(
      { sub, email, email_verified, name: 'Ada Byron King' },
      { token: await invite() },
    )
    const found = await harness.signIn.identify({ cookie: cookies.session })
    expect(found?.user).toMatchObject({ firstName: 'Ada', lastName: 'Byron King' })
  })
})

describe('attacks', () => {
  test('[SIG-73] only the browser that began a sign-in can complete it', async () => {
    const begun = await harness.post('/sign-in/oidc', { token: await invite() })
    const back = await harness.provider.pass(String(begun.json['url']), PIA)
    const elsewhere = await harness.comeBack(back, '')
    expect(elsewhere.location).toMatch(/^\/sign-in\?/)
    expect(elsewhere).toMatchObject({
      error: 'state_mismatch',
      cookies: { session: '' },
    })
  })

  // The sign-in page decides whether it may redirect to `to` (SIG-33).
  test.each(['https://evil.example', '//evil.example', '/.//evil.example', '/%2e//evil.example', '/&error=x#y'])(
    '[SIG-73] redirects only to the sign-in page, for any requested address: %s',
    async (to) => {
      const { location } = await harness.enter({ ...PIA, email: 'gm@example.org' }, { to })
      expect(location).toBe(`/sign-in?to=${encodeURIComponent(to)}`)
    },
  )

  test('[SIG-76] a user without an ID token from the provider is refused, and the link stays open', async () => {
    const token = await invite()
    harness.provider.sendNoIdToken()
    const tried = await harness.enter(PIA, { token })
    expect(tried).toMatchObject({ error: 'unable_to_get_user_info', cookies: { session: '' } })
    expect((await harness.post('/link/inspect', { token })).status).toBe(200)
  })

  test('[SIG-19] the previous session of the browser ends', async () => {
    const cookie = await harness.player()
    const begun = await harness.post('/sign-in/oidc', {})
    const back = await harness.provider.pass(String(begun.json['url']), { ...PIA, sub: 'gm', email: 'gm@example.org' })
    expect((await harness.comeBack(back, `${begun.cookies.state}; ${cookie}`)).cookies.session).not.toBe('')
    expect(await harness.signIn.identify({ cookie })).toBeNull()
  })
})

test('[SIG-74] a provider that is down at the start is reported, and works when it is up', async () => {
  const late = await openOidcHarness({ up: false })
  await expect(late.signIn.ping()).rejects.toThrow('Guild cannot be reached right now. Try again in a moment.')
  expect(await late.post('/sign-in/oidc', {})).toMatchObject({ status: 503 })
  await late.provider.comeUp()
  expect(await late.enter(PIA)).toMatchObject({ error: 'NOT_INVITED' })
  await late.signIn.ping()
  await late.close()
})

test('[SIG-13] neither link tokens nor tokens of the provider can be read from the file', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'waybook-oidc-'))
  const file = path.join(folder, 'auth.db')
  const onDisk = await openOidcHarness({ file })
  const token = await onDisk.tokenFor({ kind: 'invite', role: 'player' })
  await onDisk.enter(PIA, { token })
  const open = await onDisk.tokenFor({ kind: 'invite', role: 'player' })
  await onDisk.post('/sign-in/oidc', { token: open }, { ip: onDisk.elsewhere() })
  await onDisk.close()
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = ['account', 'verification'].flatMap((table) => database.prepare(`SELECT * FROM ${table}`).all())
  database.close()
  await rm(folder, { recursive: true })
  expect(rows).toMatchObject([{ providerId: 'oidc', accessToken: null, refreshToken: null, idToken: null }, {}])
  expect(JSON.stringify(rows)).not.toContain(open)
})

test('[SIG-41] an account without a password gets an explanation when it tries to change it', async () => {
  const { cookies } = await harness.enter(PIA, { token: await invite() })
  const body = { currentPassword: 'whatever it may be', newPassword: 'banana lorry tinsel' }
  const { status, json } = await harness.post('/change-password', body, { cookie: cookies.session })
  expect([status, json]).toMatchObject([
    409,
    { error: 'This account has no password here: you sign in with another service.', id: 'conflict' },
  ])
})
