/** A kind of narrative die: its number of sides, the letter of its color in notation, and the side that it favors. */
interface DieKind {
  readonly sides: 6 | 8 | 12
  readonly letter: string
  readonly favours: 'roller' | 'opposition'
}

/** The six narrative dice (specification, section 9), in the order of the notation. */
export const dice = {
  proficiency: { sides: 12, letter: 'y', favours: 'roller' },
  ability: { sides: 8, letter: 'g', favours: 'roller' },
  boost: { sides: 6, letter: 'b', favours: 'roller' },
  challenge: { sides: 12, letter: 'r', favours: 'opposition' },
  difficulty: { sides: 8, letter: 'p', favours: 'opposition' },
  setback: { sides: 6, letter: 'k', favours: 'opposition' },
} as const satisfies Record<string, DieKind>

export type Die = keyof typeof dice

export const isDie = (name: string): name is Die => Object.hasOwn(dice, name)

export const dieKinds: readonly Die[] = Object.keys(dice).filter(isDie)
