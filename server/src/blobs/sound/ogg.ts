import type { SoundFacts } from '#database/text-tables.ts'

const OPUS_RATE = 48_000
const HEADER_BYTES = 27
/** A page has at most 255 segments of 255 bytes. */
const PAGE_BYTES_MAX = HEADER_BYTES + 255 + 255 * 255

/** Reads an Ogg file with Vorbis or Opus. The granule position of its last page is its length in samples. */
export function readOgg(bytes: Buffer): SoundFacts | null {
  if (bytes.length < HEADER_BYTES + 40 || bytes.toString('latin1', 0, 4) !== 'OggS') return null
  const first = bytes.subarray(HEADER_BYTES + bytes.readUInt8(26))
  const sampleRate = rateOf(first)
  const samples = lastGranule(bytes)
  return sampleRate === null || samples === null ? null : { type: 'audio/ogg', seconds: samples / sampleRate }
}

function rateOf(packet: Buffer): number | null {
  if (packet.toString('latin1', 0, 8) === 'OpusHead') return OPUS_RATE
  if (packet.length < 16 || packet.toString('latin1', 0, 7) !== '\u0001vorbis') return null
  return packet.readUInt32LE(12) || null
}

/** The position of the last page that completes a packet. */
function lastGranule(bytes: Buffer): number | null {
  const from = Math.max(0, bytes.length - 2 * PAGE_BYTES_MAX)
  let at = bytes.lastIndexOf('OggS')
  while (at >= from) {
    const granule = at + 14 <= bytes.length ? bytes.readBigInt64LE(at + 6) : -1n
    if (granule > 0n) return Number(granule)
    if (at === 0) return null
    at = bytes.lastIndexOf('OggS', at - 1)
  }
  return null
}
