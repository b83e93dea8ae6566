/** Whole numbers from 0 to 2^31, seven bits to a byte, the lowest first; small ones take one byte. */
export function writeUnsigned(bytes: number[], value: number): void {
  let left = value
  while (left > 127) {
    bytes.push((left & 127) | 128)
    left >>>= 7
  }
  bytes.push(left)
}

/** Small numbers of either sign take one byte: 0, -1, 1, -2 are written as 0, 1, 2, 3. */
export function writeSigned(bytes: number[], value: number): void {
  writeUnsigned(bytes, ((value << 1) ^ (value >> 31)) >>> 0)
}

/** Five bytes of seven bits hold more than any number that is written. */
const BITS_MAX = 35

/** Reads what was written, in the same order. Past the end everything is 0, and `ended` says so. */
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

  /** How many bytes are left; below zero where more was read than there is. */
  get left(): number {
    return this.#bytes.length - this.#next
  }
}
