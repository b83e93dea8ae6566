import type { ValueType } from './value-type.ts'

export interface Attribute {
  readonly name: string
  readonly type: ValueType
}

/** A relation as its declaration tells it. */
export interface RelationSchema {
  readonly name: string
  readonly attributes: readonly Attribute[]
}

/** `relationship(from, type, to)`, as hints show it. */
export function signatureOf({ name, attributes }: RelationSchema): string {
  return `${name}(${attributes.map((attribute) => attribute.name).join(', ')})`
}
