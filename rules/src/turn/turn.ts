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

/** The uses of a maneuver, most common first. */
export const maneuvers: readonly Move[] = [
  { name: 'Move', text: 'Change by one range band, or step up to or away from an opponent. Long distances take two.' },
  { name: 'Aim', text: 'Add a boost die to your next attack; aim twice for two.' },
  { name: 'Take cover', text: 'Get behind something; shots at you take a setback die.' },
  { name: 'Guard', text: 'Stay alert; blows against you take a setback die until your next turn.' },
  { name: 'Assist', text: 'Lend a hand: someone nearby adds a boost die to their next check.' },
  { name: 'Draw, stow or reload', text: 'Have the right thing in your hand, or put it away.' },
  { name: 'Use or open something', text: 'A door, a lever, a stimpack.' },
  { name: 'Get up or drop down', text: 'Stand, kneel, lie flat, mount or dismount.' },
  { name: 'Make ready', text: 'Prepare what a later action needs, like a long spell or a heavy weapon.' },
]

/** The uses of a character's action, most common first. */
export const actions: readonly Move[] = [
  { name: 'Attack', text: 'Strike, shoot or throw: a combat check with the weapon in your hand.' },
  { name: 'Use a skill', text: 'Pick the lock, calm the crowd, bind the wound: any other check.' },
  { name: 'Use a talent or a power', text: 'Anything that takes an action according to your sheet.' },
  { name: 'Help someone', text: 'Spend your action on a task of theirs; they roll with the better of your numbers.' },
  { name: 'Make another maneuver', text: 'Trade the action for a maneuver. The limit per turn stays the same.' },
]

/** The strain that a stimpack removes (specification, section 9). */
export const STIMPACK_STRAIN = 5

/** Defaults for characters whose sheet has no values (specification, section 9). */
export const DEFAULT_MAX_HP = 12
export const DEFAULT_STRAIN_THRESHOLD = 12
