/** Writes an integer from 0 to 2^31 with seven bits per byte, lowest bits first. Small numbers take one byte. */
export function writeUnsigned(bytes: number[], value: number): void {
  let left = value
  while (left > 127) {
    bytes.push((left & 127) | 128)
    left >>>= 7
  }
  bytes.push(left)
}

/** Writes a signed integer in zigzag encoding: 0, -1, 1, -2 become 0, 1, 2, 3, so small numbers take one byte. */
export function writeSigned(bytes: number[], value: number): void {
  writeUnsigned(bytes, ((value << 1) ^ (value >> 31)) >>> 0)
}

/** Five bytes of seven bits hold every written number. */
const BITS_MAX = 35

/** Reads numbers in the order of writing. Past the end it returns 0, and `left` is negative. */
export class VarintReader {
  readonly #bytes: Uint8Array
  #next = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  unsigned(): number {
    let value = 0
    for (let shift = 0; shift < BITS_MAX; shift += 7) {
      const byte = this.#bytes[this.#next++] ?? 0
      value |= (byte & 127) << shift
      if (byte < 128) break
    }
    return value >>> 0
  }

  signed(): number {
    const written = this.unsigned()
    return (written >>> 1) ^ -(written & 1)
  }

  /** The number of remaining bytes; negative after reading past the end. */
  get left(): number {
    return this.#bytes.length - this.#next
  }
}
