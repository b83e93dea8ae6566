import { createSign, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** The provider's claims about the user. */
export interface Person {
  readonly sub: string
  readonly email: string
  readonly given_name: string
}

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const TOKEN_LIVES_S = 60
const CODE = 'one-time'

/** A minimal identity provider for journeys, which signs everyone in immediately. The server's own tests use a real one. */
export class IdentityProvider {
  person: Person
  readonly #issuer: string
  readonly #server = createServer((request, response) => this.#answer(request, response))
  #asked = new URLSearchParams()

  constructor(issuer: string, person: Person) {
    this.#issuer = issuer
    this.person = person
  }

  async open(): Promise<void> {
    await once(this.#server.listen(Number(new URL(this.#issuer).port), '127.0.0.1'), 'listening')
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve))
    this.#server.closeAllConnections()
    await closed
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.#issuer)
    if (pathname !== '/authorize') {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(this.#answerTo(pathname)))
      return
    }
    this.#asked = searchParams
    const back = new URL(searchParams.get('redirect_uri') ?? '')
    back.search = String(new URLSearchParams({ code: CODE, state: searchParams.get('state') ?? '' }))
    response.writeHead(302, { location: back.href }).end()
  }

  #answerTo(pathname: string): object {
    if (pathname === '/keys')
      return { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }] }
    if (pathname === '/token') return { access_token: 'a', token_type: 'Bearer', id_token: this.#idToken() }
    return {
      issuer: this.#issuer,
      authorization_endpoint: `${this.#issuer}/authorize`,
      token_endpoint: `${this.#issuer}/token`,
      jwks_uri: `${this.#issuer}/keys`,
      id_token_signing_alg_values_supported: ['RS256'],
    }
  }

  #idToken(): string {
    const nowS = Math.floor(Date.now() / 1000)
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = {
      ...this.person,
      email_verified: true,
      iss: this.#issuer,
      aud: this.#asked.get('client_id'),
      nonce: this.#asked.get('nonce'),
      iat: nowS,
      exp: nowS + TOKEN_LIVES_S,
    }
    const text = `${part({ alg: 'RS256', kid: 'k1' })}.${part(claims)}`
    return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey).toString('base64url')}`
  }
}
