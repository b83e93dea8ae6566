/** The path to a value in a YAML text, such as `['relationships', 0, 'to']`. */
export type YamlPath = readonly (string | number)[]

export type YamlScalar = string | number | boolean | null

export type YamlValue = YamlScalar | readonly YamlValue[] | { readonly [key: string]: YamlValue }

export function isList(value: unknown): value is readonly YamlValue[] {
  return Array.isArray(value)
}

export function isFields(value: unknown): value is { readonly [key: string]: YamlValue } {
  return typeof value === 'object' && value !== null && !isList(value)
}

/** Whether two values are equal. The order of keys doesn't matter. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const before = Object.entries(one)
  const after = new Map(Object.entries(other))
  return (
    before.length === after.size && before.every(([key, value]) => after.has(key) && isSameValue(value, after.get(key)))
  )
}
