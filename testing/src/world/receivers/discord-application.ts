import { generateKeyPairSync, sign } from 'node:crypto'

import type { TestServer } from '../test-server.ts'

/** A recorded request of Discord for a command, with invented ids. */
const recorded = {
  app_permissions: '2222085186636353',
  application_id: '1180000000000000001',
  channel: { id: '1180000000000000002', name: 'table', type: 0 },
  channel_id: '1180000000000000002',
  context: 0,
  entitlements: [],
  guild_id: '1180000000000000003',
  guild_locale: 'en-US',
  id: '1180000000000000004',
  locale: 'en-US',
  member: { nick: null, roles: [], user: { id: '1180000000000000005', username: 'maren', global_name: 'Maren' } },
  token: 'a-token-for-fifteen-minutes',
  version: 1,
}

/** An application of Discord, which signs its requests. */
export class DiscordApplication {
  readonly applicationId = recorded.application_id
  readonly publicKey: string
  readonly #privateKey

  constructor() {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    this.publicKey = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex')
    this.#privateKey = privateKey
  }

  /** Sends a request as Discord does; `secondsAgo`: when it was signed. */
  async send({ app }: Pick<TestServer, 'app'>, body: object | string, secondsAgo = 0) {
    const payload = typeof body === 'string' ? body : JSON.stringify(body)
    const timestamp = String(Math.floor(Date.now() / 1000) - secondsAgo)
    const signature = sign(null, Buffer.from(timestamp + payload), this.#privateKey).toString('hex')
    const headers = {
      'content-type': 'application/json',
      'x-signature-ed25519': signature,
      'x-signature-timestamp': timestamp,
    }
    return await app.inject({ method: 'POST', url: '/discord/interactions', headers, payload })
  }

  /** Uses a command, and returns the message that Discord would show. */
  async use(server: Pick<TestServer, 'app'>, name: string, options: Readonly<Record<string, string>> = {}) {
    const given = Object.entries(options).map(([option, value]) => ({ name: option, type: 3, value }))
    const data = { id: '1180000000000000006', name, type: 1, ...(given.length > 0 && { options: given }) }
    const response = await this.send(server, { ...recorded, type: 2, data })
    const answer = response.json<{ readonly type: number; readonly data: { readonly content: string } }>()
    return { status: response.statusCode, ...answer }
  }
}
