import type { Findings } from '../report/findings.ts'

/** A list of objects takes a hundred times the memory of its text. No campaign has lists of this length. */
const LIST_MAX = 100_000

type Values = Readonly<Record<string, unknown>>

/**
 * The fields of a record in a source, which may have any value. A value of another kind than asked for counts as absent and is reported;
 * `finish` reports the fields that nobody asked for.
 */
export class Fields {
  /** Names the record in the report: `characters/kessa.json: entity`. */
  readonly place: string
  /** The path of its fields in a file, without numbers: many records have the same. */
  readonly #path: string
  readonly #values: Values
  readonly #findings: Findings
  readonly #asked = new Set<string>()
  /** Records that `record` and `list` returned, by their key. Several parts of a converter read the same records. */
  readonly #children = new Map<string, readonly Fields[]>()

  constructor(value: unknown, place: string, findings: Findings, path = '') {
    this.place = place
    this.#path = path
    this.#values = isRecord(value) ? value : {}
    this.#findings = findings
    if (!isRecord(value) && !isEmpty(value)) findings.lose('unexpectedValue', place)
  }

  /** Whether the field has a value other than an empty one, `false` or 0. */
  has(key: string): boolean {
    return !isEmpty(this.#take(key))
  }

  keys(): string[] {
    return Object.keys(this.#values)
  }

  /** A text, or a number as text; `''` if it is absent. */
  text(key: string): string {
    const value = this.#take(key)
    if (typeof value === 'number') return String(value)
    return typeof value === 'string' ? value : this.#absent(key, value, '')
  }

  /** A number, also if it is written as text. */
  number(key: string): number | null {
    const value = this.#take(key)
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    return typeof number === 'number' && Number.isFinite(number) ? number : this.#absent(key, value, null)
  }

  flag(key: string): boolean {
    const value = this.#take(key)
    if (typeof value === 'boolean') return value
    if (value === 1 || value === '1' || value === 'true') return true
    return value === '0' || value === 'false' ? false : this.#absent(key, value, false)
  }

  record(key: string): Fields {
    const [known] = this.#children.get(key) ?? []
    if (known) return known
    const value = this.#take(key)
    const record = isRecord(value) ? value : this.#absent(key, value, {})
    const child = new Fields(record, `${this.place}.${key}`, this.#findings, `${this.#path}${key}.`)
    this.#children.set(key, [child])
    return child
  }

  /** The records of a list. Other entries are reported. */
  list(key: string): readonly Fields[] {
    const known = this.#children.get(key)
    if (known) return known
    const entries = this.#entries(key)
    const children = entries.map(
      (one, index) => new Fields(one, `${this.place}.${key}[${index}]`, this.#findings, `${this.#path}${key}.`),
    )
    this.#children.set(key, children)
    return children
  }

  /** The records of a list, or a single record. XML does not tell them apart. */
  many(key: string): readonly Fields[] {
    const value = this.#values[key]
    if (isRecord(value)) return [this.record(key)]
    return typeof value === 'string' ? [] : this.list(key)
  }

  /** A record of a list that also has other values. */
  child(value: unknown, key: string): Fields {
    return new Fields(value, `${this.place}.${key}`, this.#findings, `${this.#path}${key}.`)
  }

  /** The texts of a list, or a single text. */
  texts(key: string): string[] {
    const value = this.#values[key]
    if (typeof value === 'string') return [this.text(key)].filter((one) => one !== '')
    return this.#entries(key).flatMap((one) =>
      typeof one === 'string' || typeof one === 'number' ? [String(one)] : [],
    )
  }

  /** The numbers of a list. */
  numbers(key: string): number[] {
    return this.#entries(key).flatMap((one) => (typeof one === 'number' && Number.isFinite(one) ? [one] : []))
  }

  /** The value as it is. */
  value(key: string): unknown {
    return this.#take(key)
  }

  /** Marks fields that are not missed: times, colors of another program's interface. */
  ignore(...keys: readonly string[]): void {
    for (const key of keys) this.#asked.add(key)
  }

  /** Reports the fields that nobody asked for, here and in the records that were read. */
  finish(): void {
    for (const key of this.keys())
      if (!this.#asked.has(key) && !isEmpty(this.#values[key]))
        this.#findings.lose('unreadField', `${this.#path}${key}`)
    for (const children of this.#children.values()) for (const child of children) child.finish()
    this.#children.clear()
  }

  #entries(key: string): readonly unknown[] {
    const value = this.#take(key)
    if (!Array.isArray(value)) return this.#absent(key, value, [])
    if (value.length <= LIST_MAX) return value
    this.#findings.lose('listCut', `${this.place}.${key}`, value.length - LIST_MAX)
    return value.slice(0, LIST_MAX)
  }

  #take(key: string): unknown {
    this.#asked.add(key)
    return Object.hasOwn(this.#values, key) ? this.#values[key] : undefined
  }

  #absent<Value>(key: string, value: unknown, instead: Value): Value {
    if (!isEmpty(value)) this.#findings.lose('unexpectedValue', `${this.place}.${key}`)
    return instead
  }
}

export function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false || value === 0) return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.keys(value).length === 0
}
