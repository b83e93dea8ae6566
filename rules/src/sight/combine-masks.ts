import { type FogMask, uniformMask } from '../fog/fog-mask.ts'

/** The cells that are in any of the masks. */
export function unionOf(grid: FogMask['grid'], masks: readonly FogMask[]): FogMask {
  return combined(uniformMask(grid, false), masks, (a, b) => a | b)
}

/** The cells that are in both masks. */
export function commonOf(a: FogMask, b: FogMask): FogMask {
  return combined(a, [b], (one, other) => one & other)
}

/** The cells of a mask that are not in the other. */
export function without(mask: FogMask, other: FogMask): FogMask {
  return combined(mask, [other], (one, away) => one & ~away)
}

/** Combines masks of one grid, 32 cells at once. */
function combined(first: FogMask, masks: readonly FogMask[], combine: (a: number, b: number) => number): FogMask {
  const words = wordsOf(first)
  for (const mask of masks) {
    const others = wordsOf(mask)
    for (let at = 0; at < words.length; at += 1) words[at] = combine(words[at] ?? 0, others[at] ?? 0)
  }
  return { grid: first.grid, bits: new Uint8Array(words.buffer, 0, first.bits.length) }
}

/** A copy of the bits, filled up to whole words. */
function wordsOf({ bits }: FogMask): Uint32Array<ArrayBuffer> {
  const words = new Uint32Array(Math.ceil(bits.length / 4))
  new Uint8Array(words.buffer).set(bits)
  return words
}
