import {
  NEWCOMER,
  openBuiltInHarness,
  PASSWORD,
  type BuiltInHarness,
} from '@waybook/testing/world/auth/built-in-harness.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let harness: BuiltInHarness
beforeEach(async () => {
  harness = await openBuiltInHarness()
})
afterEach(async () => await harness.close())

const WRONG = {
  error: 'E-mail or password is wrong.',
  id: 'not-signed-in',
  code: 'accountProblems.wrongPassword',
  params: {},
}

describe('signing in', () => {
  test('[SIG-26] an unknown account gets the same refusal as a wrong password', async () => {
    await harness.player()
    const wrong = await harness.enter(NEWCOMER.email, 'wrong wrong wrong')
    const unknown = await harness.enter('nobody@example.org', 'wrong wrong wrong')
    expect([wrong.status, wrong.json, wrong.cookies.lines]).toEqual([401, WRONG, []])
    expect([unknown.status, unknown.json, unknown.cookies.lines]).toEqual([401, WRONG, []])
  })

  test('e-mail addresses are case-insensitive', async () => {
    await harness.player()
    expect((await harness.enter(' PIA@Example.org ', PASSWORD)).status).toBe(200)
  })

  test.each([
    [{ password: PASSWORD }, 'email: Enter your e-mail address.'],
    [{ email: 'pia', password: PASSWORD }, 'email: This is not an e-mail address. It looks like ada@example.org.'],
    [{ email: NEWCOMER.email, password: { $ne: '' } }, 'password: Enter your password.'],
    [[], 'The body must be a JSON object.'],
  ])('[SIG-28] refusing %j names the field', async (body, error) => {
    const answer = await harness.post('/sign-in/email', body)
    expect([answer.status, answer.json]).toEqual([400, { error, id: 'bad-params' }])
  })
})

describe('choosing a password', () => {
  const chosen = async (password: string) => {
    const { status, json } = await harness.accept(await harness.tokenFor({ kind: 'setup', role: 'gameMaster' }), {
      password,
    })
    return status === 200 ? 'taken' : json['error']
  }

  test('[SIG-14] it has 12 to 128 characters of any kind', async () => {
    expect(await chosen('hg7!xKq2pLz')).toBe('password: Use at least 12 characters.')
    expect(await chosen(`${PASSWORD} `.repeat(6))).toBe('password: Use at most 128 characters.')
    expect(await chosen('häuser am grünen fluß 🐟')).toBe('taken')
  })

  test.each(['password1234', 'The Drowned Road 1', 'kessavane2026', 'pia@example.org', 'gamemaster2026'])(
    '[SIG-15] %s is too easy to guess',
    async (password) => {
      expect(await chosen(password)).toMatch(/^password: This is easy to guess\. Use three or four words/)
    },
  )

  test('[SIG-28] a newcomer must enter a first name', async () => {
    const token = await harness.tokenFor({ kind: 'setup', role: 'gameMaster' })
    expect((await harness.accept(token, { firstName: '  ' })).json['error']).toBe('firstName: Enter your first name.')
    expect((await harness.accept(token, { lastName: undefined })).status).toBe(200)
  })
})

describe('changing a password', () => {
  const next = 'banana lorry tinsel'

  test('[SIG-23] ends the other sessions and gives this one a new cookie', async () => {
    const [here, there] = [await harness.player(), (await harness.enter(NEWCOMER.email, PASSWORD)).cookies.session]
    const changed = await harness.post(
      '/change-password',
      { currentPassword: PASSWORD, newPassword: next },
      { cookie: here },
    )
    expect(changed.status).toBe(200)
    const [a, b, c] = await Promise.all(
      [here, there, changed.cookies.session].map(async (cookie) => harness.signIn.identify({ cookie })),
    )
    expect([a, b, c?.user.firstName]).toEqual([null, null, 'Pia'])
    expect((await harness.enter(NEWCOMER.email, PASSWORD)).status).toBe(401)
    expect((await harness.enter(NEWCOMER.email, next)).status).toBe(200)
  })

  test('[SIG-23] requires the current password, a strong new one and a session', async () => {
    const cookie = await harness.player()
    const change = async (currentPassword: string, newPassword: string, sent: object) =>
      (await harness.post('/change-password', { currentPassword, newPassword }, sent)).json['error']
    expect(await change('wrong wrong wrong', next, { cookie })).toBe(
      'currentPassword: This is not your current password.',
    )
    expect(await change(PASSWORD, 'password1234', { cookie })).toMatch(/^newPassword: This is easy to guess/)
    expect(await change(PASSWORD, next, {})).toBe('Sign in required')
    expect((await harness.enter(NEWCOMER.email, PASSWORD)).status).toBe(200)
  })
})
