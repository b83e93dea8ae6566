import type { Meter } from '../meter.ts'

/** The overhead of a text or float in addition to its characters: the map entry and the object. */
const BYTES_EACH = 80

/**
 * Assigns ids to texts or floats, so rows need 32 bits per value. A pool on top of another extends it without changing it: the values that
 * a query creates are dropped with the query.
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

  /** The id of the value. New values are charged to the meter. */
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
    if (value === undefined) throw new RangeError(`no value has the id ${id}`)
    return value
  }

  #find(value: Pooled): number | undefined {
    return (this.#below ? this.#below.#find(value) : undefined) ?? this.#ids.get(value)
  }
}
