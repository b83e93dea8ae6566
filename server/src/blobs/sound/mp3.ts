import type { SoundFacts } from '#database/text-tables.ts'

/** Layer III in kbit/s, by the index in the header: of MPEG 1, and of MPEG 2 and 2.5. */
const BITRATES_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const BITRATES_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const SAMPLE_RATES = [44_100, 48_000, 32_000]

/** Text and pictures may also begin with the bytes of a frame, but hardly with this many frames in a row. */
const FRAMES_MIN = 4
/** Some encoders leave zeros between the tag and the first frame. */
const PADDING_MAX = 65_536

/** Reads an MP3 file: a tag, then frames that each tell their own length. Counting them is exact, also with a variable bit rate. */
export function readMp3(bytes: Buffer): SoundFacts | null {
  let at = firstFrame(bytes)
  let frames = 0
  let seconds = 0
  for (let frame = frameAt(bytes, at); frame !== null; frame = frameAt(bytes, at)) {
    frames += 1
    seconds += frame.seconds
    at += frame.bytes
  }
  return frames < FRAMES_MIN ? null : { type: 'audio/mpeg', seconds }
}

function firstFrame(bytes: Buffer): number {
  let at = afterTag(bytes)
  const last = Math.min(bytes.length, at + PADDING_MAX)
  while (at < last && bytes[at] === 0) at += 1
  return at
}

/** The end of an ID3 tag. Its size has 7 bits in each byte. */
function afterTag(bytes: Buffer): number {
  if (bytes.length < 10 || bytes.toString('latin1', 0, 3) !== 'ID3') return 0
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (bytes.readUInt8(at) & 0x7f), 0)
  return 10 + size
}

interface Frame {
  readonly bytes: number
  readonly seconds: number
}

function frameAt(bytes: Buffer, at: number): Frame | null {
  if (at + 4 > bytes.length) return null
  const header = bytes.readUInt32BE(at)
  if (header >>> 21 !== 0x7_ff) return null
  const version = (header >>> 19) & 3
  const layer = (header >>> 17) & 3
  // Version 1 and layer 0 are reserved. Layer III has the number 1.
  if (version === 1 || layer !== 1) return null
  const isFirst = version === 3
  const kilobits = (isFirst ? BITRATES_1 : BITRATES_2)[(header >>> 12) & 15] ?? 0
  const fullRate = SAMPLE_RATES[(header >>> 10) & 3]
  if (kilobits === 0 || fullRate === undefined) return null
  const sampleRate = isFirst ? fullRate : fullRate / (version === 2 ? 2 : 4)
  const samples = isFirst ? 1152 : 576
  const padding = (header >>> 9) & 1
  return {
    bytes: Math.floor((samples * kilobits * 125) / sampleRate) + padding,
    seconds: samples / sampleRate,
  }
}
