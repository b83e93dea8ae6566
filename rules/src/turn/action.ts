import type { Move } from './turn.ts'

/** The uses of a character's action, most common first. */
export const actions: readonly Move[] = [
  { name: 'Attack', text: 'Strike, shoot or throw: a combat check with the weapon in your hand.' },
  { name: 'Use a skill', text: 'Pick the lock, calm the crowd, bind the wound: any other check.' },
  { name: 'Use a talent or a power', text: 'Anything that takes an action according to your sheet.' },
  { name: 'Help someone', text: 'Spend your action on a task of theirs; they roll with the better of your numbers.' },
  { name: 'Make another maneuver', text: 'Trade the action for a maneuver. The limit per turn stays the same.' },
]
