import type { Sight } from '@waybook/contract'
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'

import type { Tables } from './tables.ts'

/** Contract's `maySee` as a condition on `entity`. */
export function withinSight(sight: Sight) {
  return (eb: ExpressionBuilder<Tables, 'entity'>): ExpressionWrapper<Tables, 'entity', SqlBool> => {
    if (sight.everything) return eb.and([])
    const shown = eb('entity.shown', '=', 1)
    return sight.ownCharacter === null ? shown : eb.or([shown, eb('entity.id', '=', sight.ownCharacter)])
  }
}
