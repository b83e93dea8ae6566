import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const GREY_8_BIT = [8, 0, 0, 0, 0]

/** A small picture for upload tests: a square of one shade of gray, 0 to 255. */
export function pngOf(shade: number, edge = 24): Buffer {
  const line = Buffer.from([0, ...Array.from({ length: edge }, () => shade)])
  return pngFile(edge, edge, Buffer.concat(Array.from({ length: edge }, () => line)))
}

/** An 8-bit gray PNG file. Each line of pixels begins with a zero; nothing checks that the number of lines equals the declared height. */
export function pngFile(width: number, height: number, lines: Buffer): Buffer {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  const head = chunk('IHDR', Buffer.concat([size, Buffer.from(GREY_8_BIT)]))
  return Buffer.concat([SIGNATURE, head, chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
