import type { DiceChange, Roll } from '@waybook/contract'

import { netOf, type Symbols } from './dice-model.ts'

const LETTERS: Readonly<Record<string, string>> = {
  y: 'proficiency',
  g: 'ability',
  b: 'boost',
  r: 'challenge',
  p: 'difficulty',
  k: 'setback',
  w: 'force',
}

type Places = Readonly<Record<string, readonly (number | null)[]>>

interface Rebuilt {
  /** The faces by die; `null` where a die was removed. */
  readonly places: Places
  readonly net: Symbols
}

/** The dice and symbols of a roll from its first throw and its changes, written without the rules workspace. */
export function rebuilt(thrown: Roll['dice'], changes: readonly DiceChange[]): Rebuilt {
  const places: Record<string, (number | null)[]> = Object.fromEntries(
    Object.entries(thrown).map(([die, faces]) => [die, [...faces]]),
  )
  const given: Record<string, number> = {}
  const counted = changes.filter(({ state, undoes }) => (state === 'counts' || state === 'undone') && undoes === null)
  for (const { state, steps } of counted)
    for (const { step } of steps) {
      const isUndone = state === 'undone'
      if (step.op === 'symbol') given[step.symbol] = (given[step.symbol] ?? 0) + (isUndone ? 0 : step.count)
      else if (!isUndone || step.op === 'add') {
        const die = LETTERS[step.die.charAt(0)] ?? step.die
        const faces = (places[die] ??= [])
        faces[Number(step.die.slice(1))] = isUndone ? null : step.face
      }
    }
  return { places, net: netOf(lying(places), given) }
}

export function lying(places: Places): Record<string, number[]> {
  const faces = Object.entries(places).map(([die, all]) => [die, all.filter((face) => face !== null)] as const)
  return Object.fromEntries(faces.filter(([, some]) => some.length > 0))
}
