import { dieKinds } from '../dice/die.ts'
import { emptyPool, skillPool, withDice, type Pool } from '../pool/pool.ts'
import { downgrade, upgrade, type Side } from '../pool/upgrade.ts'
import { isAgainst, type Modifier, type ModifierOp } from './modifier.ts'

/** What a character brings to a check: the value of the characteristic, and the ranks of the skill. */
export interface Basis {
  readonly value: number
  readonly ranks: number
}

/** The order in which modifiers are applied (see `poolSteps`). Within one kind, their order does not matter. */
const order: readonly ModifierOp[] = ['add', 'upgrade', 'downgrade', 'remove']

/** The pool of a check: the dice of the skill, then all modifiers in the order of the rules, whoever added which when. */
export function poolOf({ value, ranks }: Basis, modifiers: readonly Modifier[]): Pool {
  const sorted = order.flatMap((op) => modifiers.filter((modifier) => modifier.op === op))
  return sorted.reduce(withModifier, skillPool(value, ranks))
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

/** The dice of a pool that are the roller's, or those against them. */
export function sideOf(pool: Pool, side: Side): Pool {
  const kinds = dieKinds.filter((die) => isAgainst({ die }) === (side === 'opposition'))
  return kinds.reduce((part, die) => withDice(part, die, pool[die]), emptyPool)
}

/** The dice against a check that an opponent's characteristic and ranks make. */
export function opposition({ value, ranks }: Basis): Modifier[] {
  const pool = skillPool(value, ranks)
  return [
    { op: 'add', die: 'difficulty', count: pool.ability },
    { op: 'add', die: 'challenge', count: pool.proficiency },
  ]
}
