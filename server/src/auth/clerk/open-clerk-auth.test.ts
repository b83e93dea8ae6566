import { HOME, OTHER_CAMPAIGN, OTHER_HOME } from '@waybook/testing/world/auth/auth-app.ts'
import { bearing, GM_EMAIL, openClerkHarness, tokenOf } from '@waybook/testing/world/auth/clerk-harness.ts'
import { describe, expect, test } from 'vitest'

import { describeSignIn } from '../auth.contract.ts'

describeSignIn('Clerk', async () => {
  const harness = await openClerkHarness()
  return {
    ...harness,
    setUpByLink: false,
    asGameMaster: async () => Promise.resolve(bearing(tokenOf({ sub: 'user_gm', sid: 'sess_gm', email: GM_EMAIL }))),
    asPlayer: async (character) => Promise.resolve(bearing(tokenOf({ metadata: { character } }))),
    tampered: ({ authorization = '' }) => ({
      authorization: authorization.replace(/.(?=.{6}$)/, (sign) => (sign === 'A' ? 'B' : 'A')),
    }),
    end: async ({ authorization = '' }) =>
      void (await harness.app.inject({
        method: 'POST',
        url: '/api/auth/sign-out',
        headers: { authorization, origin: HOME },
      })),
  }
})

async function identify(token: string) {
  const { signIn, close } = await openClerkHarness()
  try {
    return await signIn.identify(bearing(token))
  } finally {
    await close()
  }
}

describe('session tokens', () => {
  const past = (seconds: number) => Math.floor(Date.now() / 1000) - seconds

  test.each([
    ['that expired', tokenOf({ exp: past(10), iat: past(70), nbf: past(80) })],
    ['that is not valid yet', tokenOf({ nbf: past(-60) })],
    ['signed with another key', tokenOf({}, { byAnother: true })],
    ['without a signature', tokenOf({}, { head: { alg: 'none' } }).replace(/[^.]*$/, '')],
    ['signed with a secret instead of a key', tokenOf({}, { head: { alg: 'HS256' } })],
    ['for another site', tokenOf({ azp: 'https://evil.example' })],
    ['for no site', tokenOf({ azp: undefined })],
    ['of another instance of Clerk', tokenOf({ iss: 'https://clerk.evil.example' })],
    ['of a session that waits for a second factor', tokenOf({ sts: 'pending' })],
    ['without a session', tokenOf({ sid: undefined })],
  ])('[SIG-61] a token %s is refused', async (_which, token) => {
    expect(await identify(token)).toBeNull()
  })

  test('[SIG-61] a token is accepted for some seconds longer, because clocks differ', async () => {
    expect(await identify(tokenOf({ exp: past(2) }))).not.toBeNull()
  })

  test('[SIG-62] only a verified address makes a game master, not an unverified one and not an organization', async () => {
    expect((await identify(tokenOf({ email: GM_EMAIL.toUpperCase() })))?.role).toBe('gameMaster')
    expect((await identify(tokenOf({ email: GM_EMAIL, email_verified: false })))?.role).toBe('player')
    expect((await identify(tokenOf({ o: { id: 'org_1', rol: 'admin' }, org_role: 'org:admin' })))?.role).toBe('player')
  })

  test.each([undefined, null, 7, 'kessa', 'items/bell'])(
    '[SIG-63] %j in the metadata is not a character',
    async (character) => {
      expect((await identify(tokenOf({ metadata: { character } })))?.characterId).toBeNull()
    },
  )

  test('[SIG-62] a user without an address is a player', async () => {
    const found = await identify(tokenOf({ email: null, email_verified: null }))
    expect(found).toMatchObject({ role: 'player', user: { emailAddresses: [] } })
  })

  test('[SIG-64] a session token that is not customized is reported instead of counting as signed out', async () => {
    await expect(identify(tokenOf({ email: undefined }))).rejects.toThrow('customize its session token')
  })
})

describe('where tokens are sent', () => {
  test('[SIG-65] a cookie is accepted for pictures only', async () => {
    const { signIn, close } = await openClerkHarness()
    const headers = { cookie: `a=b; __session_x1=${tokenOf()}; __session=old` }
    expect(await signIn.identify(headers)).toBeNull()
    expect((await signIn.identifyByCookie(headers))?.user.firstName).toBe('Pia')
    expect(await signIn.identifyByCookie(bearing(tokenOf()))).toBeNull()
    await close()
  })

  test('[SIG-65] a live connection sends it after the name of its protocol', async () => {
    const { signIn, close } = await openClerkHarness()
    const protocols = (list: string) => signIn.identify({ 'sec-websocket-protocol': list })
    expect((await protocols(`waybook, ${tokenOf()}`))?.user.firstName).toBe('Pia')
    expect(await protocols(tokenOf())).toBeNull()
    await close()
  })
})

test('[SIG-66] Clerk’s scripts are served from here, public and cached forever', async () => {
  const { signIn, app, close } = await openClerkHarness()
  const config = signIn.configAt(null)
  const scripts = config.kind === 'clerk' ? Object.values(config.scripts) : []
  expect(scripts).toEqual(['/clerk/clerk-js-1.0.0/clerk.browser.js', '/clerk/ui-1.0.0/ui.browser.js'])
  for (const url of scripts) {
    const { statusCode, headers } = await app.inject(url)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  }
  expect((await app.inject('/clerk/../package.json')).statusCode).toBe(404)
  await close()
})

test('[SIG-20] another site cannot sign anybody out', async () => {
  const { app, close } = await openClerkHarness()
  const headers = { ...bearing(tokenOf()), origin: 'https://evil.example' }
  expect((await app.inject({ method: 'POST', url: '/api/auth/sign-out', headers })).statusCode).toBe(403)
  await close()
})

test('[SIG-136] metadata makes a user a member of an added campaign, only with a token for its host', async () => {
  const { signIn, close } = await openClerkHarness()
  const campaigns = { [OTHER_CAMPAIGN]: { role: 'gameMaster', character: 'characters/odo' } }
  const metadata = { character: 'characters/kessa', campaigns }
  const other = signIn.campaign(OTHER_CAMPAIGN)
  const identifyThere = async (claims: object) => await other.identify(bearing(tokenOf({ azp: OTHER_HOME, ...claims })))
  expect(await identifyThere({ metadata })).toMatchObject({
    role: 'gameMaster',
    characterId: 'characters/odo',
    user: { publicMetadata: { character: 'characters/odo' } },
  })
  expect(await identifyThere({ email: GM_EMAIL })).toBeNull()
  expect(await identifyThere({ metadata: { campaigns: { elsewhere: {} } } })).toBeNull()
  expect(await identifyThere({ metadata, azp: HOME })).toBeNull()
  const home = await signIn.identify(bearing(tokenOf({ metadata })))
  expect(home).toMatchObject({ role: 'player', user: { publicMetadata: { character: 'characters/kessa' } } })
  expect(JSON.stringify(home)).not.toContain('odo')
  await close()
})
