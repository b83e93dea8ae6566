/** A WAVE file with one channel of 8 bits at 8000 samples a second: a soft tone, or silence. */
export function waveOf(seconds: number, hertz = 0): Buffer {
  const rate = 8000
  const samples = Buffer.from(
    Array.from(
      { length: Math.round(seconds * rate) },
      (_, at) => 128 + Math.round(60 * Math.sin((2 * Math.PI * hertz * at) / rate)),
    ),
  )
  const header = Buffer.alloc(44)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(36 + samples.length, 4)
  header.write('WAVEfmt ', 8, 'latin1')
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}
