import type { AuthContext } from '@better-auth/core'
import { Problem } from '@waybook/contract'
import { genericOAuth, type GenericOAuthConfig } from 'better-auth/plugins/generic-oauth'
import * as z from 'zod'

import type { OidcSettings } from '#auth/auth-settings.ts'
import { accountProblems } from '#sentences/problems.ts'

import type { Accounts } from '../accounts/accounts.ts'

/** The last segment of the callback address: /api/auth/callback/oidc. */
export const PROVIDER_ID = 'oidc'

const DISCOVERY_WITHIN_MS = 10_000

/** An identity provider, configured by its discovery document. It need not be reachable when the server starts. */
export class IdentityProvider {
  readonly name: string
  readonly #accounts: Accounts
  readonly #plugin: ReturnType<typeof genericOAuth>
  #connecting: Promise<void> | null = null

  constructor(settings: OidcSettings, accounts: Accounts) {
    this.name = settings.name
    this.#accounts = accounts
    this.#plugin = genericOAuth({ config: [configOf(settings)] })
  }

  /** Resolves when the discovery document is loaded. Throws the Problem `unavailable` if that fails. The next call tries again. */
  async connected(): Promise<void> {
    this.#connecting ??= this.#connect()
    try {
      await this.#connecting
    } catch (error) {
      this.#connecting = null
      throw error
    }
  }

  async #connect(): Promise<void> {
    const context = await this.#accounts.context()
    const { signal, clear } = timeLimit(DISCOVERY_WITHIN_MS)
    const described = await Promise.race([this.#plugin.init(context), signal]).finally(clear)
    // better-auth omits a provider if it could not load the discovery document.
    if (!described?.context.socialProviders.some(({ id }) => id === PROVIDER_ID))
      throw new Problem('unavailable', accountProblems.serviceOutOfReach({ name: this.name }))
    context.socialProviders = described.context.socialProviders.map((provider) => requireIdToken(provider))
  }
}

type OAuthProvider = AuthContext['socialProviders'][number]

/**
 * `requireIdTokenVerification` only verifies an ID token that was sent. Without one, better-auth would ask the userinfo endpoint, whose
 * answer is neither signed nor bound to this sign-in. `null` refuses the user.
 */
function requireIdToken(provider: OAuthProvider): OAuthProvider {
  return { ...provider, getUserInfo: async (tokens) => (tokens.idToken ? await provider.getUserInfo(tokens) : null) }
}

function timeLimit(ms: number) {
  let timer: NodeJS.Timeout
  const signal = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms)
  })
  return { signal, clear: () => clearTimeout(timer) }
}

function configOf({ discoveryUrl, clientId, clientSecret, name }: OidcSettings): GenericOAuthConfig {
  return {
    providerId: PROVIDER_ID,
    name,
    discoveryUrl,
    clientId,
    clientSecret,
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    requireIdTokenVerification: true,
    mapProfileToUser: (profile) => userOf(profile),
  }
}

const text = z.string().nullish().catch(null)
const claims = z.object({ given_name: text, family_name: text, name: text, email_verified: z.unknown().optional() })

/** Only a plain `true` proves an address. Without a given name, the first word of the name is used. */
function userOf(profile: unknown) {
  const { given_name: given, family_name: family, name, email_verified: verified } = claims.parse(profile)
  const [first = '', ...rest] = (name ?? '').trim().split(/\s+/)
  return {
    firstName: given ?? first,
    lastName: family ?? (given === null || given === undefined ? rest.join(' ') : ''),
    emailVerified: verified === true,
  }
}
