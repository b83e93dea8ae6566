import type { IncomingMessage } from 'node:http'

import { Problem } from '@waybook/contract'

/** Reads a body as it comes, for so long at most. One that is refused half way is read on and forgotten, as browsers hear no answer before they have said all. */
export async function received<Result>(
  raw: IncomingMessage,
  withinMs: number,
  read: (coming: AsyncIterable<Uint8Array>) => Promise<Result>,
): Promise<Result> {
  const deadline = setTimeout(() => raw.destroy(), withinMs).unref()
  raw.once('close', () => clearTimeout(deadline))
  try {
    return await read(bytesOf(raw))
  } finally {
    raw.resume()
  }
}

async function* bytesOf(raw: IncomingMessage): AsyncIterable<Uint8Array> {
  try {
    yield* raw.iterator({ destroyOnReturn: false })
  } catch {
    throw new Problem('bad-params', 'The upload was cut off')
  }
}
