import * as z from 'zod'

/** Fills the other required fields of a value. It is the id of a scene, because relationships and exits to missing entities are dropped. */
export const FILLER = 'scenes/toll-gate'

/** Returns values of a schema. Each has the text in a different one of the fields that allow any text. */
export function valuesWith(text: string, schema: z.core.$ZodType): unknown[] {
  const def = defOf(schema)
  const within = (inner: z.core.$ZodType) => valuesWith(text, inner)
  switch (def.type) {
    case 'string':
      return z.safeParse(schema, text).success ? [text] : []
    case 'optional':
    case 'default':
      return within(def.innerType)
    case 'pipe':
      return within(defOf(def.in).type === 'transform' ? def.out : def.in)
    case 'array':
      return within(def.element).map((one) => [one])
    case 'tuple':
      return def.items.flatMap((item, place) =>
        within(item).map((value) => def.items.map((other, index) => (index === place ? value : filling(other)))),
      )
    case 'union':
      return def.options.flatMap(within)
    case 'record':
      return [
        ...within(def.keyType).map((key) => ({ [String(key)]: filling(def.valueType) })),
        ...within(def.valueType).map((value) => ({ [String(filling(def.keyType))]: value })),
      ]
    case 'object': {
      const shape = Object.entries(def.shape)
      const filled = filledObject(def.shape)
      return shape.flatMap(([key, inner]) => within(inner).map((value) => ({ ...filled, [key]: value })))
    }
    case 'number':
    case 'boolean':
    case 'enum':
      return []
    default:
      throw new Error(`values-with.ts does not support schemas of the type ${def.type}`)
  }
}

/** An object with the required fields only. */
function filledObject(shape: Readonly<Record<string, z.core.$ZodType>>): Record<string, unknown> {
  const needed = Object.entries(shape).filter(([, inner]) => !['optional', 'default'].includes(defOf(inner).type))
  return Object.fromEntries(needed.map(([key, inner]) => [key, filling(inner)]))
}

/** Any valid value. */
function filling(schema: z.core.$ZodType): unknown {
  const def = defOf(schema)
  if (def.type === 'number') return 1
  if (def.type === 'tuple') return def.items.map(filling)
  if (def.type === 'array') return [filling(def.element)]
  if (def.type === 'object') return filledObject(def.shape)
  if (def.type === 'enum') return Object.values(def.entries)[0]
  if (def.type === 'union') return def.options[0] && filling(def.options[0])
  if (def.type === 'string') return z.safeParse(schema, FILLER).success ? FILLER : 'filler'
  throw new Error(`values-with.ts does not fill in schemas of the type ${def.type}`)
}

function defOf(schema: z.core.$ZodType) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion, eslint/no-underscore-dangle -- every schema is one of these; that is zod's name for it
  return (schema as z.core.$ZodTypes)._zod.def
}
