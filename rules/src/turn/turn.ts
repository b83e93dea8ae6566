/** What a character may do in one turn (specification, section 9). Incidentals are unlimited. */
export const ACTIONS_PER_TURN = 1
export const MANEUVERS_PER_TURN = 1
export const MANEUVERS_PER_TURN_MAX = 2

/** The strain that the second maneuver costs. */
export const SECOND_MANEUVER_STRAIN = 2

/** Something that a character can do in a turn. */
export interface Move {
  readonly name: string
  readonly text: string
}

export const incidentals: readonly string[] = [
  'saying a few words',
  'dropping what you hold',
  'letting go of someone',
  'looking around a corner',
]
