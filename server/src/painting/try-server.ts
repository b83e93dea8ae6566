import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import * as z from 'zod/mini'

const MAIN = path.resolve(import.meta.dirname, '../main.ts')
const LOOK_EVERY_MS = 50

interface Place {
  readonly dataDir: string
  readonly campaignDir: string
}

/** For tests: a server with its image service, in processes of their own, either of which may be killed at any moment. */
export class TryServer {
  readonly #place: Place
  readonly #port: number
  #child: ChildProcess | null = null
  #cookie = ''

  constructor(place: Place, port: number) {
    this.#place = place
    this.#port = port
  }

  static async on(place: Place): Promise<TryServer> {
    const server = new TryServer(place, await freePort())
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
    }
    this.#child = spawn(process.execPath, [MAIN, 'start'], { env, stdio: 'ignore' })
    while (!(await this.#answers())) await delay(LOOK_EVERY_MS)
  }

  async killServer(): Promise<void> {
    const child = this.#child
    if (!child) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  /** The server's only child; it may be between two lives. */
  killImageService(): void {
    try {
      const pid = execFileSync('pgrep', ['-P', String(this.#child?.pid)]).toString()
      process.kill(Number(pid), 'SIGKILL')
    } catch {
      // There was none at that moment.
    }
  }

  async stop(): Promise<void> {
    const child = this.#child
    if (!child) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }

  /** As the game master; the server must be up. */
  async ask(operation: string, params: object): Promise<unknown> {
    const response = await this.#post('/api/query', { operation, params })
    return await response.json()
  }

  async #signIn(): Promise<void> {
    const links = await readFile(path.join(this.#place.dataDir, 'links.txt'), 'utf8')
    const [, token = ''] = /setup#(\S+)/.exec(links) ?? []
    const about = { firstName: 'Bram', lastName: 'Okafor', email: 'bram@try.test' }
    const response = await this.#post('/api/auth/link/accept', {
      token,
      password: 'nine lamps on a wet causeway',
      ...about,
    })
    const cookies = response.headers.getSetCookie()
    this.#cookie = cookies.map((cookie) => cookie.slice(0, cookie.indexOf(';'))).join('; ')
  }

  async #post(address: string, body: object): Promise<Response> {
    const origin = `http://localhost:${this.#port}`
    const headers = { 'content-type': 'application/json', origin, cookie: this.#cookie }
    return await fetch(origin + address, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  async #answers(): Promise<boolean> {
    const health = await fetch(`http://localhost:${this.#port}/api/health`).catch(() => null)
    return health?.ok === true
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.address())
  server.close()
  await once(server, 'close')
  return port
}
