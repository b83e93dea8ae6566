import { brotliCompressSync, constants } from 'node:zlib'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { EncodedAnswer } from '#operations/recent-answers.ts'

/**
 * Responses are compressed on every request, so a fast level that halves the size beats a thorough one, and most have a few kilobytes: the
 * encoder need not reserve memory for megabytes.
 */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_LGWIN]: 18,
  [constants.BROTLI_PARAM_SIZE_HINT]: 16_384,
}
/** Smaller responses travel in three packets anyway, and compressing one takes as long as making it. */
const COMPRESSED_FROM_BYTES = 4096
/** Compressed on the thread, in less time than handing it to another takes. */
const COMPRESSED_AT_ONCE_BYTES = 32 * 1024

export const compression = {
  brotliOptions: { params: BROTLI },
  threshold: COMPRESSED_FROM_BYTES,
  syncThreshold: COMPRESSED_AT_ONCE_BYTES,
}

/** As browsers send it. Others get what the plugin for compression chooses. */
const ACCEPTS_BROTLI = /(?:^|,)\s*br\s*(?:,|$)/i

/** What encoded answers compress to, for as long as they are kept. */
const compressed = new WeakMap<EncodedAnswer, Buffer>()

/** What a route returns to send an answer. One that is encoded already is compressed once, however often it is sent. */
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
