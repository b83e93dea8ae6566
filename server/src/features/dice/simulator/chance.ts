import type { Rotation, Vector } from '@waybook/rules'

/** A seeded random generator with the same results on every machine: it uses integers, products and square roots, but no sines. */
export class Chance {
  /** The state of sfc32, a generator of the “small fast counting” family. */
  #state: [number, number, number, number]

  /** `stream`: selects one of several sequences for the same seed. */
  constructor(seed: number, stream: number) {
    this.#state = [seed | 0, Math.imul(stream + 1, 0x9e3779b9), 0x243f6a88, 1]
    for (let warm = 0; warm < 15; warm++) this.next()
  }

  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number {
    const [a, b, c, counter] = this.#state
    const sum = (((a + b) | 0) + counter) | 0
    const turned = (c << 21) | (c >>> 11)
    this.#state = [b ^ (b >>> 9), (c + (c << 3)) | 0, (turned + sum) | 0, (counter + 1) | 0]
    return (sum >>> 0) / 2 ** 32
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  shuffled<T>(things: readonly T[]): T[] {
    const left = [...things]
    return things.flatMap(() => left.splice(Math.floor(this.next() * left.length), 1))
  }

  /** A uniformly distributed direction. */
  direction(): Vector {
    for (;;) {
      const [x, y, z] = [this.between(-1, 1), this.between(-1, 1), this.between(-1, 1)]
      const size = x * x + y * y + z * z
      if (size > 1 || size < 0.01) continue
      const scale = 1 / Math.sqrt(size)
      return { x: x * scale, y: y * scale, z: z * scale }
    }
  }

  /** A uniformly distributed rotation (G. Marsaglia, Choosing a Point from the Surface of a Sphere, 1972). */
  rotation(): Rotation {
    const first = this.#inDisc()
    const second = this.#inDisc()
    const scale = Math.sqrt((1 - first.size) / second.size)
    return { x: first.x, y: first.y, z: second.x * scale, w: second.y * scale }
  }

  #inDisc(): { x: number; y: number; size: number } {
    for (;;) {
      const [x, y] = [this.between(-1, 1), this.between(-1, 1)]
      const size = x * x + y * y
      if (size < 1 && size > 0) return { x, y, size }
    }
  }
}
