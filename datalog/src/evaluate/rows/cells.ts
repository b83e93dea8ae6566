/** Reads a cell. The caller guarantees that the index is in range, which the type system cannot express. */
export function at(cells: Int32Array, index: number): number {
  return cells[index] ?? 0
}

/** Mixes another value into a hash whose low bits can be used as a table index. */
export function mix(hash: number, value: number): number {
  const mixed = Math.imul(hash ^ value, 0x9e3779b1)
  return mixed ^ (mixed >>> 15)
}

export function grown(cells: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length)
  larger.set(cells)
  return larger
}
