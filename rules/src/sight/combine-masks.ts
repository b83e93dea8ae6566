import type { FogGrid } from '../fog/fog-grid.ts'
import { type FogMask, strideOf, uniformMask } from '../fog/fog-mask.ts'

/**
 * The cells that are in any of the masks, which have the same grid.
 * @example
 * const grid = fogGrid({ width: 16, height: 4 })
 * unionOf(grid, [uniformMask(grid, false), uniformMask(grid, true)]) // uniformMask(grid, true)
 */
export function unionOf(grid: FogGrid, masks: readonly FogMask[]): FogMask {
  const union = wordsOf(uniformMask(grid, false).bits)
  for (const { bits } of masks) {
    const words = wordsOf(bits)
    for (let at = 0; at < union.length; at += 1) union[at] = (union[at] ?? 0) | (words[at] ?? 0)
  }
  return maskOf(grid, union)
}

/**
 * The cells that are in both masks.
 * @example
 * const grid = fogGrid({ width: 16, height: 4 })
 * commonOf(uniformMask(grid, false), uniformMask(grid, true)) // uniformMask(grid, false)
 */
export function commonOf({ grid, bits }: FogMask, other: FogMask): FogMask {
  const [words, others] = [wordsOf(bits), wordsOf(other.bits)]
  return maskOf(
    grid,
    words.map((word, at) => word & (others[at] ?? 0)),
  )
}

/**
 * The cells of a mask that are not in the other.
 * @example
 * const grid = fogGrid({ width: 16, height: 4 })
 * without(uniformMask(grid, true), uniformMask(grid, true)) // uniformMask(grid, false)
 */
export function without({ grid, bits }: FogMask, other: FogMask): FogMask {
  const [words, others] = [wordsOf(bits), wordsOf(other.bits)]
  return maskOf(
    grid,
    words.map((word, at) => word & ~(others[at] ?? 0)),
  )
}

/** The bits as words of 32, for speed. They are copied only if they do not lie as words do. */
function wordsOf(bits: Uint8Array): Int32Array {
  const isAligned = bits.byteOffset % 4 === 0 && bits.length % 4 === 0
  if (isAligned) return new Int32Array(bits.buffer, bits.byteOffset, bits.length / 4)
  const words = new Int32Array(Math.ceil(bits.length / 4))
  new Uint8Array(words.buffer).set(bits)
  return words
}

function maskOf(grid: FogGrid, words: Int32Array): FogMask {
  return { grid, bits: new Uint8Array(words.buffer, words.byteOffset, strideOf(grid) * grid.rows) }
}
