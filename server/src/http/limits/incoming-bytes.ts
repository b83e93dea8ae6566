import type { IncomingMessage } from 'node:http'

import { Problem } from '@waybook/contract'
import type { FastifyInstance } from 'fastify'

import { accountProblems } from '#sentences/problems.ts'

/** Leaves the request bodies of a scope's routes unread, whatever their content type. */
export function disableBodyParsing(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null))
}

/**
 * Streams a body to `read`, for at most `withinMs`. If the body is refused halfway, the rest is read and discarded, because browsers read
 * the response only after they have sent the whole body.
 */
export async function streamBody<Result>(
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
    throw new Problem('bad-params', accountProblems.uploadWasInterrupted())
  }
}
