import { createPublicKey, type KeyObject } from 'node:crypto'

import { readPublishableKey } from '@waybook/contract'

/** The sign-in that a host chose, and its settings. */
export type SignInSettings =
  | { readonly kind: 'local'; readonly oidc: OidcSettings | null }
  | ({ readonly kind: 'clerk' } & ClerkSettings)

/** An identity provider that speaks OpenID Connect, in addition to passwords. */
export interface OidcSettings {
  readonly discoveryUrl: string
  readonly clientId: string
  readonly clientSecret: string
  /** The name that users see. */
  readonly name: string
}

export interface ClerkSettings {
  readonly publishableKey: string
  /** The host of Clerk's Frontend API, which the publishable key contains. */
  readonly frontendApi: string
  /** The public key that verifies session tokens, as PEM. */
  readonly jwtKey: string
}

export type ReadSignInSettings =
  | { readonly ok: true; readonly settings: SignInSettings }
  /** One line per invalid variable. */
  | { readonly ok: false; readonly wrong: readonly string[] }

const OIDC = ['OIDC_DISCOVERY_URL', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const
const CLERK = ['CLERK_PUBLISHABLE_KEY', 'CLERK_JWT_KEY'] as const

/** The variables that configure only the sign-in. */
export const signInVariables = ['AUTH', ...OIDC, 'OIDC_NAME', ...CLERK] as const

type Variables = { readonly [Name in (typeof signInVariables)[number] | 'GM_EMAIL']?: string | undefined }

/** Expects no empty variables. Incomplete settings are errors, and so are settings of the sign-in that `AUTH` does not choose. */
export function readSignInSettings(given: Variables): ReadSignInSettings {
  const auth = given['AUTH'] ?? 'local'
  if (auth === 'clerk') return readClerk(given)
  if (auth !== 'local') return { ok: false, wrong: ['AUTH must be local or clerk'] }
  const strays = CLERK.filter((name) => given[name] !== undefined)
  if (strays.length > 0) return { ok: false, wrong: strays.map((name) => `${name} requires AUTH=clerk`) }
  return readOidc(given)
}

function readOidc(given: Variables): ReadSignInSettings {
  const missing = OIDC.filter((name) => given[name] === undefined)
  if (missing.length === OIDC.length && given['OIDC_NAME'] === undefined)
    return { ok: true, settings: { kind: 'local', oidc: null } }
  const [discoveryUrl = '', clientId = '', clientSecret = ''] = OIDC.map((name) => given[name])
  const wrong = missing.map((name) => `${name} is missing: sign-in with OIDC needs ${OIDC.join(', ')}`)
  if (discoveryUrl !== '' && !isSafe(discoveryUrl))
    wrong.push(
      'OIDC_DISCOVERY_URL must be an https address, such as https://id.example.org/.well-known/openid-configuration',
    )
  if (wrong.length > 0) return { ok: false, wrong }
  const name = given['OIDC_NAME'] ?? new URL(discoveryUrl).hostname
  return { ok: true, settings: { kind: 'local', oidc: { discoveryUrl, clientId, clientSecret, name } } }
}

/** Plain http is safe only on this machine. */
function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
}

function readClerk(given: Variables): ReadSignInSettings {
  const wrong = ([...OIDC, 'OIDC_NAME'] as const)
    .filter((name) => given[name] !== undefined)
    .map((name) => `${name} requires AUTH=local`)
  const key = readPublishableKey(given['CLERK_PUBLISHABLE_KEY'])
  if (!key.ok) wrong.push(`CLERK_PUBLISHABLE_KEY: ${key.fault}`)
  const jwtKey = readPem(given['CLERK_JWT_KEY'] ?? '')
  if (!jwtKey) wrong.push('CLERK_JWT_KEY must be the PEM public key from the API keys page of Clerk')
  if (given['GM_EMAIL'] === undefined)
    wrong.push('GM_EMAIL is missing: with AUTH=clerk the user with this verified address is the game master')
  if (!key.ok || !jwtKey || wrong.length > 0) return { ok: false, wrong }
  const publishableKey = given['CLERK_PUBLISHABLE_KEY'] ?? ''
  return { ok: true, settings: { kind: 'clerk', publishableKey, frontendApi: key.frontendApi, jwtKey } }
}

/** Returns PEM with line breaks, which settings files often write as `\n`. `null` if it is not an RSA key. */
function readPem(text: string): string | null {
  const key = publicKey(text.replaceAll(String.raw`\n`, '\n'))
  return key?.asymmetricKeyType === 'rsa' ? key.export({ type: 'spki', format: 'pem' }).toString() : null
}

function publicKey(pem: string): KeyObject | null {
  try {
    return createPublicKey(pem)
  } catch {
    return null
  }
}
