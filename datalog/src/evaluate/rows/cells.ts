/** Reads a cell that is there: what the compiler cannot know of typed arrays, the caller does. */
export function at(cells: Int32Array, index: number): number {
  return cells[index] ?? 0
}

/** Mixes one more value into a hash; the low bits are good enough to mask. */
export function mix(hash: number, value: number): number {
  const mixed = Math.imul(hash ^ value, 0x9e3779b1)
  return mixed ^ (mixed >>> 15)
}

export function grown(cells: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length)
  larger.set(cells)
  return larger
}
