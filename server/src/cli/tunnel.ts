import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'

import { UsageError } from '#app/environment.ts'

/** How to run each tunnel, and how it prints its address. It connects to the server from this machine. */
const TUNNELS = {
  cloudflared: {
    args: (origin: string) => ['tunnel', '--no-autoupdate', '--url', origin],
    /** Its error messages name api.trycloudflare.com. */
    address: /https:\/\/(?!api\.)[a-z0-9-]+\.trycloudflare\.com/,
  },
} as const

export type TunnelName = keyof typeof TUNNELS

export function isTunnel(name: string): name is TunnelName {
  return Object.hasOwn(TUNNELS, name)
}

export const tunnelNames = Object.keys(TUNNELS)

export interface Tunnel {
  /** The origin at which the internet reaches this server until the tunnel closes. */
  readonly url: string
  /** Resolves when its program has ended. */
  close(): Promise<void>
}

const ADDRESS_WITHIN_MS = 30_000

/** Starts the program of a tunnel to `origin`. Throws a UsageError if it is not installed, or prints no address. */
export async function openTunnel(name: TunnelName, origin: string, withinMs = ADDRESS_WITHIN_MS): Promise<Tunnel> {
  const { args, address } = TUNNELS[name]
  const child = spawn(name, args(origin), { stdio: ['ignore', 'ignore', 'pipe'] })
  const started = await once(child, 'spawn').then(
    () => true,
    () => false,
  )
  if (!started) throw new UsageError(`${name} is not installed: see "Play tonight" in docs/hosting.md`)
  const ended = once(child, 'exit')
  const close = async () => {
    child.kill()
    await ended
  }
  process.once('exit', () => child.kill())
  const said: string[] = []
  const found = async () => {
    for await (const line of createInterface(child.stderr)) {
      said.push(line)
      const [url] = address.exec(line) ?? []
      if (url !== undefined) return url
    }
    return null
  }
  const url = await Promise.race([found(), delay(withinMs, null, { ref: false })])
  // It goes on writing, and stops if nobody reads.
  child.stderr.resume()
  if (url !== null) return { url, close }
  await close()
  throw new UsageError(`${name} gave no address: ${said.at(-1) ?? 'it printed nothing'}`)
}
