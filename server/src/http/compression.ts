import { brotliCompressSync, constants } from 'node:zlib'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { EncodedAnswer } from '#operations/recent-answers.ts'

/**
 * Responses are compressed on every request, so a fast level that halves the size is better than a thorough one. Most have a few
 * kilobytes, so the encoder needs only a small window.
 */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_LGWIN]: 18,
  [constants.BROTLI_PARAM_SIZE_HINT]: 16_384,
}
/** Smaller responses fit in three packets anyway, and compressing one takes as long as producing it. */
const COMPRESSED_FROM_BYTES = 4096
/** Up to this size, compressing on the main thread is faster than handing the response to another. */
const COMPRESSED_AT_ONCE_BYTES = 32 * 1024

export const compression = {
  brotliOptions: { params: BROTLI },
  threshold: COMPRESSED_FROM_BYTES,
  syncThreshold: COMPRESSED_AT_ONCE_BYTES,
}

/** Matches the header of browsers. For other clients, the compression plugin chooses the encoding. */
const ACCEPTS_BROTLI = /(?:^|,)\s*br\s*(?:,|$)/i

/** The compressed form of each encoded answer, as long as the answer is cached. */
const compressed = new WeakMap<EncodedAnswer, Buffer>()

/** The value that a route returns to send an answer. An already encoded answer is compressed only once. */
export function payloadOf(answer: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
  if (!(answer instanceof EncodedAnswer)) return answer
  const { json } = answer
  reply.type('application/json; charset=utf-8')
  const isCompressed = json.length >= COMPRESSED_FROM_BYTES && json.length < COMPRESSED_AT_ONCE_BYTES
  if (!isCompressed || !ACCEPTS_BROTLI.test(request.headers['accept-encoding'] ?? '')) return json
  const sent = compressed.get(answer) ?? brotliCompressSync(json, { params: BROTLI })
  compressed.set(answer, sent)
  reply.headers({ 'content-encoding': 'br', vary: 'accept-encoding' })
  return sent
}
