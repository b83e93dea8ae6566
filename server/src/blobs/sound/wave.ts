import type { SoundFacts } from '#database/text-tables.ts'

const PCM = 1
const FLOAT = 3
const EXTENSIBLE = 0xff_fe

/** Reads a WAVE file: chunks, of which `fmt ` has the bytes per second and `data` the samples. */
export function readWave(bytes: Buffer): SoundFacts | null {
  if (bytes.length < 12 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE')
    return null
  let bytesPerSecond = 0
  let at = 12
  while (at + 8 <= bytes.length) {
    const name = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    const start = at + 8
    if (name === 'fmt ' && start + 16 <= bytes.length) {
      if (![PCM, FLOAT, EXTENSIBLE].includes(bytes.readUInt16LE(start))) return null
      bytesPerSecond = bytes.readUInt32LE(start + 8)
    }
    if (name === 'data' && bytesPerSecond > 0) {
      const there = Math.min(size, bytes.length - start)
      return { type: 'audio/wav', seconds: there / bytesPerSecond }
    }
    // Chunks begin at even offsets.
    at = start + size + (size % 2)
  }
  return null
}
