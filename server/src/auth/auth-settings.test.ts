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
  it('[SIG-67] takes a key, what tokens are verified with, and who is game master', () => {
    expect(readSignInSettings(clerk)).toMatchObject({
      settings: { kind: 'clerk', frontendApi: 'clerk.play.example', jwtKey },
    })
  })

  it('[SIG-67] takes a PEM in one line, as files of settings hold it', () => {
    const inOneLine = { ...clerk, CLERK_JWT_KEY: jwtKey.replaceAll('\n', String.raw`\n`) }
    expect(readSignInSettings(inOneLine)).toMatchObject({ settings: { jwtKey } })
  })

  it('[SIG-60] [SIG-67] names all that is missing', () => {
    expect(wrongIn({ AUTH: 'clerk' })).toEqual([
      'CLERK_PUBLISHABLE_KEY: Publishable key is missing.',
      'CLERK_JWT_KEY must be the PEM public key that the API keys page of Clerk shows',
      'GM_EMAIL is missing: with AUTH=clerk whoever proves this address is the game master',
    ])
  })

  it('[SIG-60] [SIG-67] names what is wrong', () => {
    expect(wrongIn({ ...clerk, CLERK_PUBLISHABLE_KEY: 'sk_live_x', CLERK_JWT_KEY: ecKey, ...oidc })).toEqual([
      'OIDC_DISCOVERY_URL needs AUTH=local',
      'OIDC_CLIENT_ID needs AUTH=local',
      'OIDC_CLIENT_SECRET needs AUTH=local',
      'CLERK_PUBLISHABLE_KEY: Publishable key not valid (expected format: pk_test_... or pk_live_...).',
      'CLERK_JWT_KEY must be the PEM public key that the API keys page of Clerk shows',
    ])
  })

  it('[SIG-67] is not chosen by its keys alone', () => {
    expect(wrongIn({ ...clerk, AUTH: 'local' })).toEqual([
      'CLERK_PUBLISHABLE_KEY needs AUTH=clerk beside it',
      'CLERK_JWT_KEY needs AUTH=clerk beside it',
    ])
  })
})

describe('OIDC', () => {
  it('is off where nothing is set', () => {
    expect(readSignInSettings({})).toEqual({ ok: true, settings: { kind: 'local', oidc: null } })
  })

  it('[SIG-67] is called as OIDC_NAME says, else as its host', () => {
    expect(readSignInSettings(oidc)).toMatchObject({ settings: { oidc: { name: 'id.example.org' } } })
    expect(readSignInSettings({ ...oidc, OIDC_NAME: 'Guild' })).toMatchObject({ settings: { oidc: { name: 'Guild' } } })
  })

  it.each(Object.keys(oidc))('[SIG-67] is refused without %s', (name) => {
    const { [name]: _left, ...rest } = { ...oidc } as Record<string, string>
    const needed = 'sign-in with OIDC needs OIDC_DISCOVERY_URL, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET'
    expect(wrongIn(rest)).toEqual([`${name} is missing: ${needed}`])
  })

  it.each(['id.example.org', 'http://id.example.org/x', 'file:///etc/passwd'])(
    '[SIG-67] is refused at %s',
    (address) => {
      expect(wrongIn({ ...oidc, OIDC_DISCOVERY_URL: address })).toEqual([
        expect.stringMatching(/^OIDC_DISCOVERY_URL must be an address with https/),
      ])
    },
  )

  it('may be on this machine without https', () => {
    expect(wrongIn({ ...oidc, OIDC_DISCOVERY_URL: 'http://localhost:8080/x' })).toEqual([])
  })
})
