/** Numbers are signed 32-bit integers, floats have double precision, symbols are texts. */
export type ValueType = 'number' | 'float' | 'symbol'

/** A number or float, or the text of a symbol. */
export type Value = number | string

export function isValueType(name: string): name is ValueType {
  return name === 'number' || name === 'float' || name === 'symbol'
}

export interface Attribute {
  readonly name: string
  readonly type: ValueType
}

/** The name and attributes of a relation. */
export interface RelationSchema {
  readonly name: string
  readonly attributes: readonly Attribute[]
}

/**
 * The form of a relation in hints.
 * @example
 * const attributes = [{ name: 'entity', type: 'symbol' }, { name: 'tag', type: 'symbol' }]
 * signatureOf({ name: 'tag', attributes }) // 'tag(entity, tag)'
 */
export function signatureOf({ name, attributes }: RelationSchema): string {
  return `${name}(${attributes.map((attribute) => attribute.name).join(', ')})`
}
