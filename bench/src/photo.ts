import { crc32, deflateSync } from 'node:zlib'

const WIDTH = 4000
const HEIGHT = 3000
/** Random pixels in this many shades take about 5 MB when compressed. */
const SHADES = 10
const noise = () => 90 + Math.floor(Math.random() * SHADES) * 8
/** A picture like a painting, with grain and areas that run into each other. */
export const painted = (x: number, y: number) =>
  110 + 50 * Math.sin(x / 180) * Math.cos(y / 140) + Math.floor(Math.random() * 8)
const PACKED_QUICKLY = 1
/** The length of the signature and the header chunk. */
const HEAD_BYTES = 33
const HEADER_AT = 12

/** A picture of twelve megapixels and about 5 MB, in two parts because all photos share everything but the head. */
export interface Photo {
  readonly head: Buffer
  readonly rest: Buffer
}

/** Creates photos that all differ: each is one line shorter than the previous one. `shadeAt` returns the gray of a pixel, 0 to 255. */
export function photos(count: number, shadeAt: (x: number, y: number) => number = noise): Photo[] {
  const whole = grayPng({ width: WIDTH, height: HEIGHT }, shadeAt)
  const rest = whole.subarray(HEAD_BYTES)
  return Array.from({ length: count }, (_, index) => {
    const head = Buffer.from(whole.subarray(0, HEAD_BYTES))
    head.writeUInt32BE(HEIGHT - index, HEADER_AT + 8)
    head.writeUInt32BE(crc32(head.subarray(HEADER_AT, HEAD_BYTES - 4)), HEAD_BYTES - 4)
    return { head, rest }
  })
}

/** A picture in shades of gray. */
export function grayPng(
  { width, height }: { readonly width: number; readonly height: number },
  shadeAt: (x: number, y: number) => number,
): Buffer {
  const lines = Buffer.alloc((width + 1) * height)
  // Each line begins with a byte that names its filter.
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) lines[y * (width + 1) + 1 + x] = shadeAt(x, y)
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const pixels = deflateSync(lines, { level: PACKED_QUICKLY })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
