import type { IncomingMessage } from 'node:http'

import { Problem } from '@waybook/contract'
import type { FastifyInstance } from 'fastify'

/** Leaves the bodies of a scope's routes unread, whatever their headers say that they are. */
export function leaveUnread(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null))
}

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
