import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'

import { Provider } from 'oidc-provider'

import { HOME } from './auth-app.ts'
import { openBuiltInHarness } from './built-in-harness.ts'
import { InMemoryAdapter } from './oidc-memory-adapter.ts'

/** The provider's claims about the user. */
export interface Person {
  readonly sub: string
  readonly email: string
  readonly email_verified: unknown
  readonly given_name?: string
  readonly family_name?: string
  readonly name?: string
}

export const PIA: Person = {
  sub: 'pia',
  email: 'pia@example.org',
  email_verified: true,
  given_name: 'Pia',
  family_name: 'Lay',
}

const SIGNING = {
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  alg: 'RS256',
  use: 'sig',
}
const CLIENT = { clientId: 'waybook', clientSecret: 'known to the provider and to us' }

interface OidcHarnessOptions {
  /** Whether the provider is running when the server starts. */
  readonly up?: boolean
  readonly gmEmail?: string
  readonly file?: string
  readonly url?: string
}

/** The built-in sign-in with a real identity provider on loopback. For tests. */
export async function openOidcHarness({ up = true, ...options }: OidcHarnessOptions = {}) {
  const provider = await openProvider()
  if (!up) await provider.goDown()
  const settings = { ...CLIENT, discoveryUrl: `${provider.issuer}/.well-known/openid-configuration`, name: 'Guild' }
  const harness = await openBuiltInHarness({ oidc: settings, ...options })

  /** Signs in through the provider; returns the final location and the cookies set. */
  const enter = async (person: Person, body: object = {}) => {
    const begun = await harness.post('/sign-in/oidc', body, { ip: harness.elsewhere() })
    const back = await provider.pass(String(begun.json['url']), person)
    return await comeBack(back, begun.cookies.state)
  }
  const comeBack = async (back: string, cookie: string) => {
    const { statusCode, headers } = await harness.app.inject({
      url: back.slice(HOME.length),
      headers: { cookie },
      remoteAddress: harness.elsewhere(),
    })
    const location = String(headers.location)
    const error = new URL(location, HOME).searchParams.get('error')
    return { status: statusCode, location, error, cookies: harness.cookiesOf(headers['set-cookie']) }
  }
  const close = async () => {
    await harness.close()
    await provider.goDown()
  }
  return { ...harness, settings, provider, enter, comeBack, close }
}

async function openProvider() {
  let person = PIA
  let sendsIdToken = true
  const server = createServer((request, response) => {
    const answered = request.url?.startsWith('/interaction/')
      ? oidc.interactionFinished(request, response, { login: { accountId: person.sub } })
      : oidc.callback()(request, response)
    answered.catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const issuer = `http://localhost:${port}`
  const oidc = new Provider(
    issuer,
    configuration(() => person),
  )
  oidc.use(async (context, next) => {
    await next()
    if (context.path === '/token' && !sendsIdToken) context.body = { ...context.body, id_token: undefined }
  })
  return {
    issuer,
    /** Follows the provider's redirects as a browser does, up to the URL that leads back to the app. */
    async pass(url: string, who: Person): Promise<string> {
      person = who
      const jar = new Map<string, string>()
      let next = url
      while (!next.startsWith(HOME)) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
        const answer = await fetch(next, { redirect: 'manual', headers: { cookie } })
        for (const line of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          jar.set(name, value)
        }
        const location = answer.headers.get('location')
        if (location === null) throw new Error(await answer.text())
        next = new URL(location, next).href
      }
      return next
    },
    sendNoIdToken: () => {
      sendsIdToken = false
    },
    goDown: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
    comeUp: async () => void (await once(server.listen(port, '127.0.0.1'), 'listening')),
  }
}

function configuration(person: () => Person) {
  const redirect = `${HOME}/api/auth/callback/oidc`
  return {
    adapter: InMemoryAdapter,
    jwks: { keys: [SIGNING] },
    clients: [{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [redirect] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['only for tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx: object, { uid }: { readonly uid: string }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_ctx: object, accountId: string) => ({ accountId, claims: () => person() }),
    // Users are not asked for consent.
    loadExistingGrant: async ({ oidc }: GrantContext) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
}

interface GrantContext {
  readonly oidc: {
    readonly provider: Provider
    readonly client: { readonly clientId: string }
    readonly session: { readonly accountId: string }
  }
}
