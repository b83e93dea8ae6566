import type { VisibilityScope } from '@waybook/contract'
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'

import type { Tables } from './tables.ts'

/** Contract's `maySee` as an SQL condition on `entity`. */
export function withinScope(scope: VisibilityScope) {
  return (eb: ExpressionBuilder<Tables, 'entity'>): ExpressionWrapper<Tables, 'entity', SqlBool> => {
    if (scope.everything) return eb.and([])
    const shown = eb('entity.shown', '=', 1)
    return scope.ownCharacter === null ? shown : eb.or([shown, eb('entity.id', '=', scope.ownCharacter)])
  }
}
