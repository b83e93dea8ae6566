import type { Expression, Slot } from './rule.ts'
import type { RelationSchema } from './schema.ts'
import type { Stratum } from './stratify.ts'
import type { ValueType } from './value-type.ts'

/** A text that was read and found right; it can be evaluated over any facts of the given relations. */
export interface Query {
  readonly relations: ReadonlyMap<string, RelationSchema>
  readonly strata: readonly Stratum[]
  readonly types: ReadonlyMap<Slot | Expression, ValueType>
  /** In the order in which they were asked for. */
  readonly answers: readonly { readonly relation: string; readonly kind: 'output' | 'printsize' }[]
  /** The rows at which a relation stops growing, by `.limitsize`. */
  readonly limits: ReadonlyMap<string, number>
}
