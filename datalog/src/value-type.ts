/** Numbers are signed 32-bit integers, floats have double precision, symbols are texts. */
export type ValueType = 'number' | 'float' | 'symbol'

/** A number or float, or the text of a symbol. */
export type Value = number | string

export function isValueType(name: string): name is ValueType {
  return name === 'number' || name === 'float' || name === 'symbol'
}
