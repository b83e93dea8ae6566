import type { SoundFacts } from '#database/text-tables.ts'

/** Reads a FLAC file. Its first block, STREAMINFO, has the sample rate (20 bits) and the number of samples (36 bits). */
export function readFlac(bytes: Buffer): SoundFacts | null {
  if (bytes.length < 42 || bytes.toString('latin1', 0, 4) !== 'fLaC' || (bytes.readUInt8(4) & 0x7f) !== 0) return null
  const sampleRate = bytes.readUIntBE(18, 3) >>> 4
  const samples = (bytes.readUInt8(21) & 0x0f) * 2 ** 32 + bytes.readUInt32BE(22)
  return sampleRate === 0 ? null : { type: 'audio/flac', seconds: samples / sampleRate }
}
