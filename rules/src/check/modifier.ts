import { dice, type Die } from '../dice/die.ts'

/** What a modifier does with dice. An upgrade names the plain die (`ability`, `difficulty`), a downgrade the better die. */
export type ModifierOp = 'add' | 'remove' | 'upgrade' | 'downgrade'

/** A change to a dice pool. */
export interface Modifier {
  readonly op: ModifierOp
  readonly die: Die
  readonly count: number
}

const upgradable: readonly Die[] = ['ability', 'difficulty']
const downgradable: readonly Die[] = ['proficiency', 'challenge']

/**
 * Why a modifier is invalid, as a message for the user; `null` if it is valid.
 * @example modifierProblem({ op: 'upgrade', die: 'boost' }) // 'Only ability and difficulty dice can be upgraded'
 */
export function modifierProblem({ op, die }: Pick<Modifier, 'op' | 'die'>): string | null {
  if (op === 'upgrade' && !upgradable.includes(die)) return `Only ${upgradable.join(' and ')} dice can be upgraded`
  if (op === 'downgrade' && !downgradable.includes(die))
    return `Only ${downgradable.join(' and ')} dice can be downgraded`
  return null
}

/**
 * Whether the modifier's dice work against the roller.
 * @example isAgainst({ die: 'setback' }) // true
 */
export function isAgainst({ die }: Pick<Modifier, 'die'>): boolean {
  return dice[die].favours === 'opposition'
}
