import { dice, type Die } from '../dice/die.ts'

/** What a modifier does with dice: an upgrade names the plain die (`ability`, `difficulty`), a downgrade the better one. */
export type ModifierOp = 'add' | 'remove' | 'upgrade' | 'downgrade'

/** A change to a pool. */
export interface Modifier {
  readonly op: ModifierOp
  readonly die: Die
  readonly count: number
}

const upgradable: readonly Die[] = ['ability', 'difficulty']
const downgradable: readonly Die[] = ['proficiency', 'challenge']

/** Why a modifier means nothing, as a message for the user; `null` if it is one. */
export function modifierProblem({ op, die }: Pick<Modifier, 'op' | 'die'>): string | null {
  if (op === 'upgrade' && !upgradable.includes(die)) return `Only ${upgradable.join(' and ')} dice can be upgraded`
  if (op === 'downgrade' && !downgradable.includes(die))
    return `Only ${downgradable.join(' and ')} dice can be downgraded`
  return null
}

/** Whether it changes the dice against the roller. */
export function isAgainst({ die }: Pick<Modifier, 'die'>): boolean {
  return dice[die].favours === 'opposition'
}
