import { Problem } from '@waybook/contract'
import { difficultyDice, difficultyName } from '@waybook/rules'

import { randomId } from '#runtime/random-id.ts'

import type { Modifier } from './document.ts'

/** A modifier that Waybook adds. */
export function ownModifier(dice: Pick<Modifier, 'op' | 'die' | 'count' | 'reason'>): Modifier {
  return { id: randomId(), owner: 'gameMaster', on: true, by: null, byId: null, ...dice }
}

/** A difficulty by its name or its number of dice. `by`: the first name of the game master who sets it. */
export function difficultyModifier(given: string | number, by: string | null = null): Modifier {
  const count = difficultyDice(given)
  if (count === null) throw new Problem('bad-params', 'params.difficulty: is not a difficulty')
  const reason = { kind: 'difficulty', text: difficultyName(count) } as const
  return { ...ownModifier({ op: 'add', die: 'difficulty', count, reason }), by }
}
