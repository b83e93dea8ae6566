import { dieKinds } from '../dice/die.ts'
import { emptyPool, skillPool, withDice, type Pool } from '../pool/pool.ts'
import { downgrade, upgrade, type Side } from '../pool/upgrade.ts'
import { isAgainst, type Modifier, type ModifierOp } from './modifier.ts'

/** What a character brings to a check: the value of a characteristic and the ranks of a skill. */
export interface Basis {
  readonly value: number
  readonly ranks: number
}

/** The order in which kinds of modifiers are applied (see `poolSteps`). The order within a kind doesn't matter. */
const order: readonly ModifierOp[] = ['add', 'upgrade', 'downgrade', 'remove']

/**
 * The pool of a check: the dice of the skill, then all modifiers in the order of the rules, independent of the order in which they were
 * added.
 * @example
 * const hard = { op: 'add', die: 'difficulty', count: 3 }
 * formatPool(poolOf({ value: 3, ranks: 2 }, [{ op: 'upgrade', die: 'difficulty', count: 1 }, hard])) // '2y1g1r2p'
 */
export function poolOf({ value, ranks }: Basis, modifiers: readonly Modifier[]): Pool {
  return withModifiers(skillPool(value, ranks), modifiers)
}

/**
 * A pool with further modifiers, in the order of the rules.
 * @example formatPool(withModifiers(skillPool(3, 2), [{ op: 'add', die: 'setback', count: 1 }])) // '2y1g1k'
 */
export function withModifiers(pool: Pool, modifiers: readonly Modifier[]): Pool {
  const sorted = order.flatMap((op) => modifiers.filter((modifier) => modifier.op === op))
  return sorted.reduce(withModifier, pool)
}

function withModifier(pool: Pool, { op, die, count }: Modifier): Pool {
  const side: Side = isAgainst({ die }) ? 'opposition' : 'roller'
  switch (op) {
    case 'add':
      return withDice(pool, die, pool[die] + count)
    case 'remove':
      return withDice(pool, die, pool[die] - count)
    case 'upgrade':
      return upgrade(pool, side, count)
    case 'downgrade':
      return downgrade(pool, side, count)
  }
}

/**
 * The dice of one side of a pool: the roller's, or the opposition's.
 * @example formatPool(sideOf(poolOf({ value: 3, ranks: 2 }, [{ op: 'add', die: 'setback', count: 1 }]), 'opposition')) // '1k'
 */
export function sideOf(pool: Pool, side: Side): Pool {
  const kinds = dieKinds.filter((die) => isAgainst({ die }) === (side === 'opposition'))
  return kinds.reduce((part, die) => withDice(part, die, pool[die]), emptyPool)
}

/**
 * The dice that an opponent's characteristic and ranks add against a check.
 * @example formatPool(poolOf({ value: 3, ranks: 2 }, opposition({ value: 3, ranks: 1 }))) // '2y1g1r2p'
 */
export function opposition({ value, ranks }: Basis): Modifier[] {
  const pool = skillPool(value, ranks)
  return [
    { op: 'add', die: 'difficulty', count: pool.ability },
    { op: 'add', die: 'challenge', count: pool.proficiency },
  ]
}
