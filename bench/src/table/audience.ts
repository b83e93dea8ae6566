import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'

import * as z from 'zod/mini'

const told = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('arrived'), position: z.string(), atNs: z.string() }),
])

export interface Joining {
  readonly url: string
  readonly origin: string
  /** One for each connection. */
  readonly cookies: readonly string[]
  /** Whether the server wants to be greeted. */
  readonly hello: boolean
}

/** Viewers in a process of their own. */
export interface Audience {
  /** When moves had arrived at all of them, in nanoseconds of the machine's clock, by position. */
  readonly arrived: ReadonlyMap<string, bigint>
  readonly leave: () => Promise<void>
}

/** Resolves when all of them are connected. */
export async function join(joining: Joining): Promise<Audience> {
  const child = fork(path.join(import.meta.dirname, 'viewers.ts'))
  const arrived = new Map<string, bigint>()
  const ready = new Promise<void>((resolve) => {
    child.on('message', (message) => {
      const heard = told.parse(message)
      if (heard.type === 'ready') resolve()
      else arrived.set(heard.position, BigInt(heard.atNs))
    })
  })
  child.send(joining)
  await ready
  return { arrived, leave: async () => await end(child) }
}

/** Ends a process that ends when nobody speaks with it any more. */
export async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.disconnect()
  await ended
}
