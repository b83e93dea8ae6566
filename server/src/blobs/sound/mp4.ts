import type { SoundFacts } from '#database/text-tables.ts'

interface Box {
  readonly name: string
  readonly content: Buffer
}

/** Reads an MP4 file with sound alone (`.m4a`). The box `moov/mvhd` has its length. A video is no sound. */
export function readMp4(bytes: Buffer): SoundFacts | null {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return null
  const movie = boxIn(bytes, 'moov')
  const header = movie && boxIn(movie, 'mvhd')
  if (!movie || !header) return null
  const tracks = boxesIn(movie).filter(({ name }) => name === 'trak')
  const kinds = new Set(tracks.map(({ content }) => handlerOf(content)))
  if (!kinds.has('soun') || kinds.has('vide')) return null
  const seconds = lengthOf(header)
  return seconds === null ? null : { type: 'audio/mp4', seconds }
}

function lengthOf(header: Buffer): number | null {
  if (header.length < 32) return null
  const isLong = header.readUInt8(0) === 1
  const timescale = header.readUInt32BE(isLong ? 20 : 12)
  const duration = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16)
  return timescale === 0 ? null : duration / timescale
}

function handlerOf(track: Buffer): string | null {
  const media = boxIn(track, 'mdia')
  const handler = media && boxIn(media, 'hdlr')
  return handler && handler.length >= 12 ? handler.toString('latin1', 8, 12) : null
}

function boxIn(bytes: Buffer, name: string): Buffer | null {
  return boxesIn(bytes).find((box) => box.name === name)?.content ?? null
}

/** The boxes one after the other. A size of 1 means that 64 bits with the size follow; 0, that the box is the last. */
function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = []
  let at = 0
  while (at + 8 <= bytes.length) {
    const short = bytes.readUInt32BE(at)
    const headerBytes = short === 1 ? 16 : 8
    if (at + headerBytes > bytes.length) break
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? bytes.length - at : short
    if (size < headerBytes) break
    boxes.push({ name: bytes.toString('latin1', at + 4, at + 8), content: bytes.subarray(at + headerBytes, at + size) })
    at += size
  }
  return boxes
}
