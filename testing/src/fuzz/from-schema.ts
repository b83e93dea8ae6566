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
  type Arbitrary,
} from 'fast-check'
import type * as z from 'zod/mini'

import { CAMPAIGN_ID } from '../test-server.ts'

/** What many operations ask for by name: ids that there are, and ids that there are not. */
export type Words = readonly [string, ...string[]]

/** Values of the kind that a schema takes; most pass its checks, and the rest are just beyond them. */
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
  if (def.type === 'nullable') return option(of(def.innerType), { nil: null })
  if (def.type === 'array') return array(of(def.element), { maxLength: 4 })
  if (def.type === 'record') return dictionary(constantFrom(...words), of(def.valueType), { maxKeys: 3 })
  if (def.type === 'object')
    return record(Object.fromEntries(Object.entries(def.shape).map(([name, one]) => [name, named(name) ?? of(one)])))
  if (def.type === 'union') return oneof(...def.options.map(of))
  if (def.type === 'unknown') return jsonValue({ maxDepth: 3 })
  throw new Error(`Teach from-schema.ts what to make for a schema of the type ${def.type}`)
}

/** What else would hardly ever be right. */
const named = (name: string) => (name === 'campaignId' ? constant(CAMPAIGN_ID) : null)
