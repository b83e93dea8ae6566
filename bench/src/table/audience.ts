import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'

import * as z from 'zod/mini'

const sent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('arrived'), position: z.string(), atNs: z.string() }),
])

export interface Joining {
  readonly url: string
  readonly origin: string
  /** One per connection. */
  readonly cookies: readonly string[]
  /** Whether the server expects a `hello` message. */
  readonly hello: boolean
}

/** Viewers in a separate process. */
export interface Audience {
  /** By position, the time at which the move had reached all viewers, in nanoseconds of the machine's clock. */
  readonly arrived: ReadonlyMap<string, bigint>
  readonly leave: () => Promise<void>
}

/** Resolves when all viewers are connected. */
export async function join(joining: Joining): Promise<Audience> {
  const child = fork(path.join(import.meta.dirname, 'viewers.ts'))
  const arrived = new Map<string, bigint>()
  const ready = new Promise<void>((resolve) => {
    child.on('message', (message) => {
      const received = sent.parse(message)
      if (received.type === 'ready') resolve()
      else arrived.set(received.position, BigInt(received.atNs))
    })
  })
  child.send(joining)
  await ready
  return { arrived, leave: async () => await end(child) }
}

/** Ends a process that exits when its IPC channel closes. */
export async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.disconnect()
  await ended
}
