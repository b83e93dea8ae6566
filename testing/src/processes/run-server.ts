import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { freePort } from '@waybook/server/app/free-port.ts'

const MAIN = path.resolve(import.meta.dirname, '../../../server/src/main.js')

const EMAIL = 'bram@try.test'
const PASSWORD = 'nine lamps on a wet causeway'

interface Place {
  readonly dataDir: string
  readonly campaignDir: string
  /** Variables in addition to the tests' environment. */
  readonly environment?: Readonly<Record<string, string>>
}

/** An answer to a call, or its refusal. */
interface Answered {
  readonly status: number
  readonly body: unknown
}

/** For tests: a server in a separate process, which may be killed at any moment. */
export class ServerProcess {
  readonly #place: Place
  readonly #port: number
  #child: ChildProcess | null = null
  #cookie = ''

  constructor(place: Place, port: number) {
    this.#place = place
    this.#port = port
  }

  static async on(place: Place): Promise<ServerProcess> {
    const server = new ServerProcess(place, await freePort())
    await server.start()
    await server.#signIn()
    return server
  }

  async start(): Promise<void> {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: this.#place.dataDir,
      CAMPAIGN_DIR: this.#place.campaignDir,
      PORT: String(this.#port),
      ...this.#place.environment,
    }
    const child = spawn(process.execPath, [MAIN, 'start'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#child = child
    let complaint = ''
    child.stderr.on('data', (said: Buffer) => (complaint = said.toString()))
    // The server responds slightly before it has written the sign-in links.
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (said: Buffer) => said.includes('is open at') && resolve())
      child.once('close', () => reject(new Error(`The server exited before it was ready: ${complaint}`)))
    })
  }

  /** The address at which it answers on this machine. */
  get origin(): string {
    return `http://localhost:${this.#port}`
  }

  async killServer(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  /** Calls an operation as the game master; the server must be running. */
  async ask(operation: string, params: object): Promise<unknown> {
    return (await this.call({ operation, params })).body
  }

  /** Calls an operation; rejects if the server ends before it has answered. */
  async call(call: { operation: string; params: object; idempotencyKey?: string }): Promise<Answered> {
    const response = await this.#post('/api/query', call)
    return { status: response.status, body: await response.json() }
  }

  /** Uploads the picture of an entity as the game master; rejects if the server ends before it has answered. */
  async upload(entityId: string, picture: Uint8Array<ArrayBuffer>, idempotencyKey: string): Promise<number> {
    const { origin } = this
    const headers = { 'content-type': 'image/png', origin, cookie: this.#cookie, 'idempotency-key': idempotencyKey }
    const response = await fetch(`${origin}/api/images/${entityId}`, { method: 'POST', headers, body: picture })
    await response.body?.cancel()
    return response.status
  }

  /** The status of another sign-in of the game master. */
  async enter(): Promise<number> {
    return (await this.#post('/api/auth/sign-in/email', { email: EMAIL, password: PASSWORD })).status
  }

  async #end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  async #signIn(): Promise<void> {
    const links = await readFile(path.join(this.#place.dataDir, 'links.txt'), 'utf8')
    const [, token = ''] = /setup#(\S+)/.exec(links) ?? []
    const about = { firstName: 'Bram', lastName: 'Okafor', email: EMAIL }
    const response = await this.#post('/api/auth/link/accept', { token, password: PASSWORD, ...about })
    const cookies = response.headers.getSetCookie()
    this.#cookie = cookies.map((cookie) => cookie.slice(0, cookie.indexOf(';'))).join('; ')
  }

  async #post(address: string, body: object): Promise<Response> {
    const { origin } = this
    const headers = { 'content-type': 'application/json', origin, cookie: this.#cookie }
    return await fetch(origin + address, { method: 'POST', headers, body: JSON.stringify(body) })
  }
}
