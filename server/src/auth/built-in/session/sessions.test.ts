import {
  NEWCOMER,
  openBuiltInHarness,
  PASSWORD,
  type BuiltInHarness,
} from '@waybook/testing/world/auth/built-in-harness.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

let harness: BuiltInHarness
beforeEach(async () => {
  harness = await openBuiltInHarness()
})
afterEach(async () => await harness.close())

const isIn = async (cookie: string) => (await harness.signIn.identify({ cookie })) !== null

describe('cookies', () => {
  test('[SIG-17] on plain http, scripts cannot read the session and other sites cannot send it', async () => {
    await harness.player()
    const [session, device] = (await harness.enter(NEWCOMER.email, PASSWORD)).cookies.lines
    expect(session).toMatch(/^waybook\.session=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(device).toMatch(/^waybook\.device=[^;]+; Max-Age=31536000; Path=\/api\/auth; HttpOnly; SameSite=Lax$/)
  })

  test('[SIG-17] on https, browsers also restrict the cookies to https and this host', async () => {
    const secure = await openBuiltInHarness({ secure: true })
    await secure.player()
    const { cookies } = await secure.enter(NEWCOMER.email, PASSWORD)
    expect(cookies.lines[0]).toMatch(
      /^__Host-waybook\.session=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(cookies.lines[1]).toMatch(
      /^__Host-waybook\.device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect((await secure.signIn.identify({ cookie: cookies.session }))?.user.firstName).toBe('Pia')
    await secure.close()
  })

  test('[SIG-2] no answer contains the token of a session', async () => {
    const joined = await harness.accept(await harness.tokenFor({ kind: 'setup', role: 'gameMaster' }))
    const entered = await harness.enter(NEWCOMER.email, PASSWORD)
    const body = { currentPassword: PASSWORD, newPassword: 'banana lorry tinsel' }
    const changed = await harness.post('/change-password', body, { cookie: entered.cookies.session })
    for (const { status, json, text, cookies } of [joined, entered, changed]) {
      const [token = ''] = cookies.session.replace('waybook.session=', '').split('.')
      expect(status).toBe(200)
      expect(token).toHaveLength(32)
      expect(text).not.toContain(token)
      expect(json).not.toHaveProperty('token')
    }
  })
})

describe('session lifetime', () => {
  test('[SIG-18] a session lasts while it is used at least every 14 days', async () => {
    const cookie = await harness.player()
    for (let visits = 0; visits < 4; visits += 1) {
      harness.advance(13 * DAY_MS)
      expect(await isIn(cookie)).toBe(true)
    }
    harness.advance(14 * DAY_MS)
    expect(await isIn(cookie)).toBe(false)
  })

  test('[SIG-18] a session ends after 90 days even if it is used', async () => {
    const cookie = await harness.player()
    for (let days = 0; days < 84; days += 12) {
      harness.advance(12 * DAY_MS)
      expect(await isIn(cookie)).toBe(true)
    }
    harness.advance(6 * DAY_MS + MINUTE_MS)
    expect(await isIn(cookie)).toBe(false)
  })
})

describe('signing in and out', () => {
  test('[SIG-19] signing in starts a new session and ends the previous one', async () => {
    const before = await harness.player()
    const { cookies } = await harness.enter(NEWCOMER.email, PASSWORD, { cookie: before })
    expect(cookies.session).not.toBe(before)
    expect([await isIn(before), await isIn(cookies.session)]).toEqual([false, true])
  })

  test('[SIG-19] a session cookie planted in the browser is not adopted', async () => {
    await harness.player()
    const planted = 'waybook.session=planted.c2lnbmF0dXJl'
    const { cookies } = await harness.enter(NEWCOMER.email, PASSWORD, { cookie: planted })
    expect(cookies.session).not.toBe(planted)
    expect(await isIn(planted)).toBe(false)
  })

  test('[SIG-22] signing out ends only this session and clears the cookie', async () => {
    const [here, there] = [await harness.player(), (await harness.enter(NEWCOMER.email, PASSWORD)).cookies.session]
    const out = await harness.post('/sign-out', {}, { cookie: here })
    expect(out.cookies.lines).toEqual(['waybook.session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'])
    expect([await isIn(here), await isIn(there)]).toEqual([false, true])
    expect((await harness.post('/sign-out', {}, { cookie: here })).status).toBe(200)
  })

  test('[SIG-22] signing out everywhere ends every session of the account and no other', async () => {
    const gameMaster = await harness.gameMaster()
    const [here, there] = [await harness.player(), (await harness.enter(NEWCOMER.email, PASSWORD)).cookies.session]
    const ended: string[] = []
    harness.signIn.onEnded((id) => ended.push(id))
    expect((await harness.post('/sign-out-everywhere', {}, { cookie: here })).status).toBe(200)
    expect([await isIn(here), await isIn(there), await isIn(gameMaster)]).toEqual([false, false, true])
    expect(ended).toHaveLength(2)
  })

  test('[SIG-20] another site can sign nobody in or out', async () => {
    const cookie = await harness.player()
    const foreign = { origin: 'https://evil.example' }
    expect((await harness.post('/sign-out', {}, { cookie, headers: foreign })).json['id']).toBe('cross-site')
    expect((await harness.enter(NEWCOMER.email, PASSWORD, { headers: foreign })).json['id']).toBe('cross-site')
    expect((await harness.post('/sign-out', {}, { cookie, headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(
      403,
    )
    expect(await isIn(cookie)).toBe(true)
  })

  test('[SIG-29] no answer may be stored by a browser or proxy', async () => {
    expect((await harness.enter('nobody@example.org', PASSWORD)).headers['cache-control']).toBe('no-store')
    expect((await harness.post('/sign-out', {})).headers['cache-control']).toBe('no-store')
  })
})
