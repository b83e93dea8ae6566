import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import * as z from 'zod/mini'

import { openHttpImageService, type Service } from './http-images.ts'
import type { ImageService } from './images.ts'

const MAIN = path.resolve(import.meta.dirname, '../../../../images/src/main.ts')
const KEY_BYTES = 32
const FIRST_DELAY_MS = 250
const DELAY_MAX_MS = 30_000
/** A process that ran this long did not fail at startup. */
const STEADY_MS = 60_000
const ENDS_WITHIN_MS = 5000
/** The exit code for an invalid environment; restarting would not help. */
const WRONG_USE = 2
const up = z.object({ port: z.number() })

interface Options {
  /** The address on this server that the service delivers to. */
  readonly callback: string
  /** The folder in which the service stores pictures until they are delivered. */
  readonly dir: string
  /** The service's own settings (docs/images.md), none of the server's. */
  readonly environment: Readonly<Record<string, string>>
  readonly say: (line: string) => void
}

/** Runs the image service as a child process. It is restarted when it dies, and ends with this process, however that ends. */
export function startImageProcess(options: Options): ImageService {
  const key = randomBytes(KEY_BYTES).toString('base64url')
  const closing = new AbortController()
  const isClosing = () => closing.signal.aborted
  let service: Service | null = null
  let child: ChildProcess | null = null

  const live = async () => {
    const born = Date.now()
    child = spawn(process.execPath, [MAIN], {
      // The child notices the end of this process by the closed IPC channel.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...options.environment,
        PORT: '0',
        HOST: '127.0.0.1',
        IMAGES_KEY: key,
        IMAGES_CALLBACK: options.callback,
        IMAGES_DIR: options.dir,
        NODE_COMPILE_CACHE: getCompileCacheDir(),
      },
    })
    child.unref()
    child.channel?.unref()
    child.on('message', (message) => {
      const read = up.safeParse(message)
      if (read.success) service = { url: `http://127.0.0.1:${read.data.port}`, key }
    })
    child.on('error', (error) => options.say(`the image service could not be started: ${error.message}`))
    const code = await ended(child)
    service = null
    return { code, steady: Date.now() - born > STEADY_MS }
  }

  const living = (async () => {
    for (let restarts = 0; !isClosing(); restarts += 1) {
      const { code, steady } = await live()
      if (isClosing() || code === WRONG_USE) return
      if (steady) restarts = 0
      const inMs = Math.min(DELAY_MAX_MS, FIRST_DELAY_MS * 2 ** restarts)
      options.say(`the image service exited (${code}) and is being restarted`)
      await delay(inMs, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
  })()

  return {
    ...openHttpImageService({ service: () => service, callback: options.callback }),
    close: async () => {
      closing.abort()
      child?.kill('SIGTERM')
      const killing = setTimeout(() => child?.kill('SIGKILL'), ENDS_WITHIN_MS)
      await living
      clearTimeout(killing)
    },
  }
}

/** Resolves with the exit code, or with the signal that ended the process. */
async function ended(child: ChildProcess): Promise<number | string> {
  const [code, signal] = await Promise.race([once(child, 'exit'), once(child, 'error')]).catch(() => [null, null])
  return Number.isInteger(code) ? Number(code) : String(signal)
}
