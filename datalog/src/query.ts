import type { Expression, Slot } from './rule.ts'
import type { RelationSchema, ValueType } from './schema.ts'
import type { Stratum } from './stratify.ts'

/** A compiled text without errors. It can be evaluated over any facts of the given relations. */
export interface Query {
  readonly relations: ReadonlyMap<string, RelationSchema>
  readonly strata: readonly Stratum[]
  readonly types: ReadonlyMap<Slot | Expression, ValueType>
  /** In the order of the directives. */
  readonly answers: readonly { readonly relation: string; readonly kind: 'output' | 'printsize' }[]
  /** The number of rows at which a relation stops growing (`.limitsize`). */
  readonly limits: ReadonlyMap<string, number>
}
