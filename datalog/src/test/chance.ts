/** A deterministic random generator: the same seed gives the same sequence (mulberry32). */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** An integer from 0 up to, but not including, `below`. */
  below(below: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }

  /** True with a probability of one in `many`. */
  oneIn(many: number): boolean {
    return this.below(many) === 0
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    const left = [...items]
    return items.flatMap(() => left.splice(this.below(left.length), 1))
  }

  times<Item>(least: number, most: number, make: (place: number) => Item): Item[] {
    return Array.from({ length: least + this.below(most - least + 1) }, (_, place) => make(place))
  }
}
