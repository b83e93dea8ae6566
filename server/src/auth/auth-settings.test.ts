import { generateKeyPairSync } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { readSignInSettings } from './auth-settings.ts'

const { publicKey: jwtKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const { publicKey: ecKey } = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const clerk = {
  AUTH: 'clerk',
  CLERK_PUBLISHABLE_KEY: `pk_test_${btoa('clerk.play.example$')}`,
  CLERK_JWT_KEY: jwtKey,
  GM_EMAIL: 'gm@example.org',
}
const oidc = {
  OIDC_DISCOVERY_URL: 'https://id.example.org/.well-known/openid-configuration',
  OIDC_CLIENT_ID: 'waybook',
  OIDC_CLIENT_SECRET: 'shh',
}

const wrongIn = (given: Record<string, string>) => {
  const read = readSignInSettings(given)
  return read.ok ? [] : read.wrong
}

describe('Clerk', () => {
  it('[SIG-67] accepts a publishable key, a JWT key and the address of the game master', () => {
    expect(readSignInSettings(clerk)).toMatchObject({
      settings: { kind: 'clerk', frontendApi: 'clerk.play.example', jwtKey },
    })
  })

  it('[SIG-67] accepts a PEM key in one line, as in settings files', () => {
    const inOneLine = { ...clerk, CLERK_JWT_KEY: jwtKey.replaceAll('\n', String.raw`\n`) }
    expect(readSignInSettings(inOneLine)).toMatchObject({ settings: { jwtKey } })
  })

  it('[SIG-60] [SIG-67] reports every missing variable', () => {
    expect(wrongIn({ AUTH: 'clerk' })).toEqual([
      'CLERK_PUBLISHABLE_KEY: Publishable key is missing.',
      'CLERK_JWT_KEY must be the PEM public key from the API keys page of Clerk',
      'GM_EMAIL is missing: with AUTH=clerk the user with this verified address is the game master',
    ])
  })

  it('[SIG-60] [SIG-67] reports every invalid variable', () => {
    expect(wrongIn({ ...clerk, CLERK_PUBLISHABLE_KEY: 'sk_live_x', CLERK_JWT_KEY: ecKey, ...oidc })).toEqual([
      'OIDC_DISCOVERY_URL requires AUTH=local',
      'OIDC_CLIENT_ID requires AUTH=local',
      'OIDC_CLIENT_SECRET requires AUTH=local',
      'CLERK_PUBLISHABLE_KEY: Publishable key not valid (expected format: pk_test_... or pk_live_...).',
      'CLERK_JWT_KEY must be the PEM public key from the API keys page of Clerk',
    ])
  })

  it('[SIG-67] is not enabled by its keys alone', () => {
    expect(wrongIn({ ...clerk, AUTH: 'local' })).toEqual([
      'CLERK_PUBLISHABLE_KEY requires AUTH=clerk',
      'CLERK_JWT_KEY requires AUTH=clerk',
    ])
  })
})

describe('OIDC', () => {
  it('is off by default', () => {
    expect(readSignInSettings({})).toEqual({ ok: true, settings: { kind: 'local', oidc: null } })
  })

  it('[SIG-67] is named by OIDC_NAME or, without it, by its host', () => {
    expect(readSignInSettings(oidc)).toMatchObject({ settings: { oidc: { name: 'id.example.org' } } })
    expect(readSignInSettings({ ...oidc, OIDC_NAME: 'Guild' })).toMatchObject({ settings: { oidc: { name: 'Guild' } } })
  })

  it.each(Object.keys(oidc))('[SIG-67] is refused without %s', (name) => {
    const { [name]: _left, ...rest } = { ...oidc } as Record<string, string>
    const needed = 'sign-in with OIDC needs OIDC_DISCOVERY_URL, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET'
    expect(wrongIn(rest)).toEqual([`${name} is missing: ${needed}`])
  })

  it.each(['id.example.org', 'http://id.example.org/x', 'file:///etc/passwd'])(
    '[SIG-67] refuses the address %s',
    (address) => {
      expect(wrongIn({ ...oidc, OIDC_DISCOVERY_URL: address })).toEqual([
        expect.stringMatching(/^OIDC_DISCOVERY_URL must be an https address/),
      ])
    },
  )

  it('may use plain http on this machine', () => {
    expect(wrongIn({ ...oidc, OIDC_DISCOVERY_URL: 'http://localhost:8080/x' })).toEqual([])
  })
})
