import type { Move } from './turn.ts'

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
