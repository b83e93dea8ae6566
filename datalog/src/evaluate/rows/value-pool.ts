import type { Meter } from '../meter.ts'

/** What a text or float costs beside its letters: the map's entry and the object itself. */
const BYTES_EACH = 80

/**
 * Numbers the texts, or the floats, so that rows hold 32 bits a value. A pool over another one adds to it without
 * changing it: what a query makes up is dropped with the query.
 */
export class ValuePool<Pooled extends string | number> {
  readonly #below: ValuePool<Pooled> | null
  readonly #first: number
  readonly #ids = new Map<Pooled, number>()
  readonly #values: Pooled[] = []

  constructor(below: ValuePool<Pooled> | null = null) {
    this.#below = below
    this.#first = below?.size ?? 0
  }

  get size(): number {
    return this.#first + this.#values.length
  }

  /** The number of the value, new ones being charged to the meter. */
  id(value: Pooled, meter: Meter): number {
    const known = this.#find(value)
    if (known !== undefined) return known
    const id = this.size
    this.#ids.set(value, id)
    this.#values.push(value)
    meter.grow(BYTES_EACH + (typeof value === 'string' ? value.length * 2 : 0))
    return id
  }

  value(id: number): Pooled {
    const value = id < this.#first ? this.#below?.value(id) : this.#values[id - this.#first]
    if (value === undefined) throw new RangeError(`no value has the number ${id}`)
    return value
  }

  #find(value: Pooled): number | undefined {
    return (this.#below ? this.#below.#find(value) : undefined) ?? this.#ids.get(value)
  }
}
