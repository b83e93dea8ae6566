import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const PORT = 5433
const HELD = 'still in use'
const RETRY_MS = 100
const READY = 'ready to accept connections'

/** A PostgreSQL for one test, with production settings: it may be killed, and syncs to disk. */
export class DurablePostgres {
  /** The folder of the test run's PostgreSQL. It has the programs, and its owner is the account that may run them. */
  readonly #folder: string
  readonly #account: { readonly uid: number; readonly gid: number }
  readonly #data: string
  #child: ChildProcess | null = null

  private constructor(folder: string) {
    this.#folder = folder
    const { uid, gid } = statSync(folder)
    this.#account = { uid, gid }
    this.#data = path.join(folder, 'durable')
  }

  /** `beside` is the URL of a database of the test run. */
  static async start(beside: string): Promise<DurablePostgres> {
    const postgres = new DurablePostgres(decodeURIComponent(/host=(.+)$/.exec(beside)?.[1] ?? ''))
    postgres.#initialise()
    await postgres.start()
    return postgres
  }

  get url(): string {
    return `postgres://waybook@/postgres?host=${encodeURIComponent(this.#folder)}&port=${PORT}`
  }

  /** Retries while processes of a killed PostgreSQL still hold its shared memory. */
  async start(): Promise<void> {
    for (;;) {
      const said = await this.#startOnce()
      if (said.includes(READY)) return
      if (!said.includes(HELD)) throw new Error(`PostgreSQL exited before it was ready: ${said}`)
      await delay(RETRY_MS)
    }
  }

  /** Returns the output until PostgreSQL was ready or had exited. */
  async #startOnce(): Promise<string> {
    const args = ['-D', this.#data, '-k', this.#folder, '-p', String(PORT), '-c', 'listen_addresses=']
    const child = spawn(this.#program('postgres'), args, {
      ...this.#account,
      cwd: '/',
      env: { LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    })
    this.#child = child
    let said = ''
    await new Promise<void>((resolve) => {
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        said += text
        if (said.includes(READY)) resolve()
      })
      child.once('close', () => resolve())
    })
    return said
  }

  /** Kills all its processes at once. */
  async kill(): Promise<void> {
    const { pid, exitCode, signalCode } = this.#child ?? {}
    if (pid === undefined || exitCode !== null || signalCode !== null) return
    const gone = new Promise((resolve) => this.#child?.once('exit', resolve))
    process.kill(-pid, 'SIGKILL')
    await gone
  }

  #initialise(): void {
    const args = ['-D', this.#data, '-U', 'waybook', '-A', 'trust', '--no-locale', '-E', 'UTF8']
    const { status, stderr } = spawnSync(this.#program('initdb'), args, { ...this.#account, cwd: '/', env: {} })
    if (status !== 0) throw new Error(String(stderr))
  }

  #program(name: string): string {
    return path.join(this.#folder, 'native/bin', name)
  }
}
