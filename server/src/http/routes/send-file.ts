import type { FastifyReply } from 'fastify'

import { byteRange } from '../limits/byte-range.ts'

/** Sends the bytes, or the part that the browser asks for. Safari plays nothing from servers that cannot send parts. */
export function sendFile(reply: FastifyReply, bytes: Uint8Array, wanted: string | undefined): FastifyReply {
  reply.headers({ 'accept-ranges': 'bytes', 'x-content-type-options': 'nosniff' })
  const range = byteRange(wanted, bytes.length)
  if (range === 'whole') return reply.send(Buffer.from(bytes))
  if (range === 'impossible') return reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
  const { from, length } = range
  return reply
    .code(206)
    .header('content-range', `bytes ${from}-${from + length - 1}/${bytes.length}`)
    .send(Buffer.from(bytes.subarray(from, from + length)))
}
