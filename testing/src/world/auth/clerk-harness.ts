import { createSign, generateKeyPairSync } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { findBrowserFiles } from '@waybook/server/auth/clerk/browser-files.ts'
import { openClerkAuth } from '@waybook/server/auth/open-auth.ts'
import { type Bus, noBus } from '@waybook/server/bus/bus.ts'

import { DEFAULT_CAMPAIGN, HOME, ofDefault, openAuthApp, originsOf } from './auth-app.ts'

export const GM_EMAIL = 'gm@example.org'
const FRONTEND_API = 'clerk.play.example'
const TOKEN_LIVES_S = 60

const keys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const ours = keys()
const others = keys()

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

interface Signing {
  readonly head?: object
  readonly byAnother?: boolean
}

/** The Clerk sign-in behind a real app. For tests. */
export async function openClerkHarness(bus: Bus = noBus) {
  const dir = await mkdtemp(path.join(tmpdir(), 'waybook-clerk-'))
  for (const file of ['clerk-js-1.0.0/clerk.browser.js', 'ui-1.0.0/ui.browser.js']) {
    await mkdir(path.join(dir, path.dirname(file)))
    await writeFile(path.join(dir, file), `// ${file}`)
  }
  const files = findBrowserFiles(dir)
  if (!files) throw new Error('The harness lacks some files of Clerk')
  const settings = {
    publishableKey: `pk_live_${btoa(`${FRONTEND_API}$`)}`,
    frontendApi: FRONTEND_API,
    jwtKey: ours.publicKey,
  }
  const auth = await openClerkAuth({
    settings,
    bus,
    originsOf,
    defaultCampaign: DEFAULT_CAMPAIGN,
    gmEmail: GM_EMAIL,
    files,
  })
  const signIn = ofDefault(auth)
  const app = await openAuthApp(auth)
  const close = async () => {
    await app.close()
    await signIn.close()
    await rm(dir, { recursive: true })
  }
  return { signIn, app, close }
}

/** A session token like Clerk's; `claims` replaces its default claims, and `undefined` omits one. */
export function tokenOf(claims: object = {}, { head = {}, byAnother = false }: Signing = {}): string {
  const nowS = Math.floor(Date.now() / 1000)
  const usual = {
    azp: HOME,
    iss: `https://${FRONTEND_API}`,
    sub: 'user_pia',
    sid: 'sess_pia',
    sts: 'active',
    iat: nowS,
    nbf: nowS - 10,
    exp: nowS + TOKEN_LIVES_S,
    email: 'pia@example.org',
    email_verified: true,
    first_name: 'Pia',
    last_name: 'Lay',
    metadata: {},
  }
  const text = `${part({ alg: 'RS256', typ: 'JWT', kid: 'ins_1', ...head })}.${part({ ...usual, ...claims })}`
  const { privateKey } = byAnother ? others : ours
  return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey).toString('base64url')}`
}

export const bearing = (token: string) => ({ authorization: `Bearer ${token}` })
