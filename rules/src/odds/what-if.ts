import { formatPool, withDice, type Pool } from '../pool/pool.ts'
import { upgrade } from '../pool/upgrade.ts'
import { chanceOfSuccess } from './odds.ts'

/** A change to a pool that the group may agree on before a roll. */
export interface Change {
  readonly name: string
  readonly favours: 'roller' | 'opposition'
  readonly apply: (pool: Pool) => Pool
}

const changes: readonly Change[] = [
  { name: 'One boost more', favours: 'roller', apply: (pool) => withDice(pool, 'boost', pool.boost + 1) },
  { name: 'Upgrade ability', favours: 'roller', apply: (pool) => upgrade(pool, 'roller', 1) },
  {
    name: 'One difficulty less',
    favours: 'roller',
    apply: (pool) => withDice(pool, 'difficulty', pool.difficulty - 1),
  },
  { name: 'One setback more', favours: 'opposition', apply: (pool) => withDice(pool, 'setback', pool.setback + 1) },
  { name: 'Upgrade difficulty', favours: 'opposition', apply: (pool) => upgrade(pool, 'opposition', 1) },
]

/** A pool after a change, with its chance of success. */
export interface WhatIf {
  readonly change: Change
  readonly pool: Pool
  /** From 0 to 1. */
  readonly success: number
}

/**
 * The effects of all changes that are possible for a pool.
 * @example whatIf(skillPool(1, 0)).slice(0, 2).map(({ change }) => change.name) // ['One boost more', 'Upgrade ability']
 */
export function whatIf(pool: Pool): WhatIf[] {
  return changes
    .map((change) => ({ change, pool: change.apply(pool) }))
    .filter((changed) => formatPool(changed.pool) !== formatPool(pool))
    .map((changed) => ({ ...changed, success: chanceOfSuccess(changed.pool) }))
}
