import type { Diagnostic } from '../diagnostic.ts'
import { nearestName } from '../nearest-name.ts'
import { isValueType, type ValueType } from '../schema.ts'
import type { Named, TypeDeclaration } from '../syntax.ts'

/** The types of a program by name, with their base types and subtype relations. */
export class NamedTypes {
  readonly #declared = new Map<string, TypeDeclaration>()

  constructor(types: readonly TypeDeclaration[], errors: Diagnostic[]) {
    for (const type of types) {
      const { name, at } = type.name
      if (isValueType(name) || this.#declared.has(name))
        errors.push({
          code: 'duplicate',
          message: `type '${name}' is declared twice`,
          at,
          hint: 'remove one of them',
        })
      else this.#declared.set(name, type)
    }
    for (const type of this.#declared.values()) this.#check(type, errors)
  }

  /** The base type that stores the values. Returns `null` and reports a diagnostic if the type is unknown. */
  baseOf(named: Named, errors: Diagnostic[]): ValueType | null {
    const base = this.#find(named.name, new Set())
    if (base === null) errors.push(this.#unknown(named))
    return base
  }

  /** Whether every value of type `of` is also a value of type `other`. */
  isSubtype(of: string, other: string, seen: ReadonlySet<string> = new Set()): boolean {
    if (of === other) return true
    const key = `${of} ${other}`
    if (seen.has(key)) return false
    const also = new Set(seen).add(key)
    const [inner, outer] = [this.#declared.get(of), this.#declared.get(other)]
    if (outer?.relation === 'same' && outer.of.some((part) => this.isSubtype(of, part.name, also))) return true
    if (!inner) return false
    // A union is a subtype of another type if all of its parts are.
    return inner.of.every((part) => this.isSubtype(part.name, other, also))
  }

  #find(name: string, seen: ReadonlySet<string>): ValueType | null {
    if (isValueType(name)) return name
    const type = this.#declared.get(name)
    if (!type || seen.has(name)) return null
    const bases = type.of.map((part) => this.#find(part.name, new Set(seen).add(name)))
    return bases.find((base) => base !== null) ?? null
  }

  #check(type: TypeDeclaration, errors: Diagnostic[]): void {
    const { name, at } = type.name
    const known = type.of.filter((part) => isValueType(part.name) || this.#declared.has(part.name))
    for (const part of type.of) if (!known.includes(part)) errors.push(this.#unknown(part))
    const bases = new Set(known.map((part) => this.#find(part.name, new Set([name]))))
    if (bases.has(null))
      errors.push({
        code: 'type',
        message: `type '${name}' is defined by itself`,
        at,
        hint: 'base it on number, float or symbol',
      })
    else if (bases.size > 1)
      errors.push({
        code: 'type',
        message: `type '${name}' mixes ${[...bases].join(' and ')}`,
        at,
        hint: 'all its parts must have the same base type',
      })
  }

  #unknown({ name, at }: Named): Diagnostic {
    const nearest = nearestName(name, [...this.#declared.keys(), 'number', 'float', 'symbol'])
    const hint = nearest ? `did you mean '${nearest}'?` : 'use number, float, symbol or a type declared with .type'
    return { code: 'unknown-type', message: `unknown type '${name}'`, at, hint }
  }
}
