import type { ValueType } from './value-type.ts'

export interface Attribute {
  readonly name: string
  readonly type: ValueType
}

/** The name and attributes of a relation. */
export interface RelationSchema {
  readonly name: string
  readonly attributes: readonly Attribute[]
}

/** `relationship(from, type, to)`, as shown in hints. */
export function signatureOf({ name, attributes }: RelationSchema): string {
  return `${name}(${attributes.map((attribute) => attribute.name).join(', ')})`
}
