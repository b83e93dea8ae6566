import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, readFile, rm, symlink } from 'node:fs/promises'
import path from 'node:path'

export const repository = path.resolve(import.meta.dirname, '../../..')
const MAIN = 'server/dist/main.js'
const OPEN = 'is open at'
export const PICTURES = 'pictures'

interface ServerOptions {
  readonly port: number
  /** Only this server uses the folder, which is deleted with it. */
  readonly dataDir: string
  /** Environment variables in addition to the port and the data folder. */
  readonly environment: Readonly<Record<string, string>>
}

/** The product as a host runs it, in a separate process. */
export class TestServer {
  readonly origin: string
  readonly dataDir: string
  readonly #environment: NodeJS.ProcessEnv
  #process: ChildProcess | null = null

  constructor({ port, dataDir, environment }: ServerOptions) {
    this.origin = `http://localhost:${port}`
    this.dataDir = dataDir
    this.#environment = { ...process.env, ...environment, PORT: String(port), DATA_DIR: dataDir }
  }

  /** Resolves when it responds and has written its links. */
  async start(): Promise<void> {
    const started = spawn('node', [MAIN, 'start'], {
      cwd: repository,
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#process = started
    await new Promise<void>((resolve, reject) => {
      let printed = ''
      started.stdout.on('data', (text: Buffer) => {
        printed += text.toString()
        if (printed.includes(OPEN)) resolve()
      })
      started.once('exit', (code) => reject(new Error(`The server exited (${code}) before it was ready: ${printed}`)))
    })
  }

  /** Stops it as a host does, or kills it with SIGKILL. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const running = this.#process
    this.#process = null
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const ended = once(running, 'exit')
    running.kill(signal)
    await ended
  }

  /** The URL that the first start printed with a label such as `Game master` or `Player (Kessa Vane)`. */
  async printedLink(label: string): Promise<string> {
    const lines = (await readFile(path.join(this.dataDir, 'links.txt'), 'utf8')).split('\n')
    const line = lines.find((one) => one.startsWith(`${label}: `))
    if (!line) throw new Error(`No link was printed for ${label}`)
    return line.slice(label.length + 2)
  }

  /** Kills the server without a clean shutdown, because nobody needs its data any more. */
  async remove(): Promise<void> {
    await this.stop('SIGKILL')
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Copies a data folder for another server. Pictures are stored by their content hash and never modified, so the copies share them. */
export async function copyData(from: string, to: string): Promise<void> {
  const pictures = path.join(from, PICTURES)
  await cp(from, to, { recursive: true, filter: (file) => file !== pictures })
  await symlink(pictures, path.join(to, PICTURES), 'dir')
}
