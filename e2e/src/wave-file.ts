/** Silence as a WAVE file: one channel of 8 bits at 8000 samples a second. */
export function silence(seconds: number): Buffer {
  const rate = 8000
  const samples = Buffer.alloc(seconds * rate, 128)
  const header = Buffer.alloc(44)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(36 + samples.length, 4)
  header.write('WAVEfmt ', 8, 'latin1')
  const [bytesOfFormat, pcm, channels, bits] = [16, 1, 1, 8]
  header.writeUInt32LE(bytesOfFormat, 16)
  header.writeUInt16LE(pcm, 20)
  header.writeUInt16LE(channels, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(bits, 34)
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}
