import {
  array,
  boolean,
  constant,
  constantFrom,
  dictionary,
  double,
  integer,
  jsonValue,
  oneof,
  option,
  record,
  tuple,
  type Arbitrary,
} from 'fast-check'
import type * as z from 'zod/mini'

import { CAMPAIGN_ID } from '../world/test-server.ts'

/** Values for string parameters: ids of existing and of missing records. */
export type Words = readonly [string, ...string[]]

/** Values for a schema: most pass its checks, and the rest are just outside the allowed range. */
export function fromSchema(schema: z.core.$ZodType, words: Words): Arbitrary<unknown> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion, eslint/no-underscore-dangle -- every schema is one of these; that is zod's name for it
  const { def } = (schema as z.core.$ZodTypes)._zod
  const of = (inner: z.core.$ZodType) => fromSchema(inner, words)
  if (def.type === 'string') return constantFrom(...words)
  if (def.type === 'number') return oneof(integer({ min: -2, max: 110 }), double({ noNaN: true }))
  if (def.type === 'boolean') return boolean()
  if (def.type === 'enum') return constantFrom(...Object.values(def.entries))
  if (def.type === 'literal') return constantFrom(...def.values)
  if (def.type === 'optional') return option(of(def.innerType), { nil: undefined })
  if (def.type === 'readonly') return of(def.innerType)
  if (def.type === 'pipe') return of(isTransform(def.in) ? def.out : def.in)
  if (def.type === 'nullable') return option(of(def.innerType), { nil: null })
  if (def.type === 'array') return array(of(def.element), { maxLength: 4 })
  if (def.type === 'tuple') return tuple(...def.items.map(of))
  if (def.type === 'record') return dictionary(constantFrom(...words), of(def.valueType), { maxKeys: 3 })
  if (def.type === 'object')
    return record(Object.fromEntries(Object.entries(def.shape).map(([name, one]) => [name, named(name) ?? of(one)])))
  if (def.type === 'union') return oneof(...def.options.map(of))
  if (def.type === 'unknown') return jsonValue({ maxDepth: 3 })
  throw new Error(`from-schema.ts does not support schemas of the type ${def.type}`)
}

function isTransform(schema: z.core.$ZodType): boolean {
  // oxlint-disable-next-line eslint/no-underscore-dangle -- zod's name for it
  return schema._zod.def.type === 'transform'
}

/** A parameter for which a random value would almost never be valid. */
const named = (name: string) => (name === 'campaignId' ? constant(CAMPAIGN_ID) : null)
