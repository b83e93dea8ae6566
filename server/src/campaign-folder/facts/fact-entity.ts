import type { EntityType } from '@waybook/contract'
import type { YamlPath } from '@waybook/entity-text'
import { stringify } from 'yaml'

import { fault, type Fault, type Place } from '../fault.ts'
import { readFrontMatter } from '../yaml/front-matter.ts'

type Scalar = string | number | boolean

/** The fields that are lists, each value with its JSON as the key. */
type FactLists = Readonly<Record<'tags' | 'audience' | 'exits' | 'relationships', Map<string, unknown>>>

/** Collects the rows of facts about an entity and writes them as a campaign file. */
export class FactEntity {
  readonly id: string
  readonly type: EntityType
  /** The row that names the entity. */
  readonly place: Place
  readonly name: string
  readonly #fields = new Map<string, Scalar | Map<string, Scalar | Scalar[]>>()
  readonly #lists: FactLists = {
    tags: new Map(),
    audience: new Map(),
    exits: new Map(),
    relationships: new Map(),
  }
  readonly #places: (readonly [path: YamlPath, place: Place])[] = []

  constructor(id: string, type: EntityType, name: string, place: Place) {
    this.id = id
    this.type = type
    this.name = name
    this.place = place
    this.#fields.set('name', name).set('type', type)
    this.#places.push([['name'], place])
  }

  /** Returns a fault if the field already has a different value. */
  set(field: string, value: Scalar, place: Place): Fault | null {
    const before = this.#fields.get(field)
    if (before !== undefined) return before === value ? null : this.#twice(field, place)
    this.#fields.set(field, value)
    this.#places.push([[field], place])
    return null
  }

  /** Sets a key of a map field. With `several`, repeated values of a key become a list. */
  put(field: string, [key, value]: readonly [string, Scalar], place: Place, several = false): Fault | null {
    const known = this.#fields.get(field)
    const map = known instanceof Map ? known : new Map<string, Scalar | Scalar[]>()
    const before = map.get(key)
    if (before !== undefined && !several) return before === value ? null : this.#twice(`${field}.${key}`, place)
    map.set(key, before === undefined ? value : [before, value].flat())
    this.#fields.set(field, map)
    this.#places.push([before === undefined ? [field, key] : [field, key, [before].flat().length], place])
    return null
  }

  /** Adds to a list. Facts are a set, so duplicates are ignored. */
  add(field: keyof FactLists, value: string | Readonly<Record<string, string>>, place: Place): null {
    const list = this.#lists[field]
    const key = JSON.stringify(value)
    if (list.has(key)) return null
    this.#places.push([[field, list.size], place])
    list.set(key, value)
    return null
  }

  get file(): string {
    return `${this.id}.md`
  }

  /** The text of the entity's file, and the source row of each of its lines. */
  toFile(): { readonly text: string; readonly placeOf: (line: number) => Place } {
    const lists = Object.entries(this.#lists).map(([field, list]) => [field, [...list.values()]] as const)
    const filled = lists.filter(([, list]) => list.length > 0)
    const text = `---\n${stringify(new Map<string, unknown>([...this.#fields, ...filled]), { lineWidth: 0 })}---\n`
    const { lineOf } = readFrontMatter(text, this.file)
    const rows = this.#places.map(([path, place]) => ({ line: lineOf(path), place }))
    rows.sort((one, other) => one.line - other.line)
    const placeOf = (line: number) => rows.findLast((row) => row.line <= line)?.place ?? this.place
    return { text, placeOf }
  }

  #twice(what: string, place: Place): Fault {
    return fault(place, `${this.id} already has a different "${what}"`, 'keep one of the two rows')
  }
}
