import type { Move } from './turn.ts'

/** What takes the turn's action, most used first. */
export const actions: readonly Move[] = [
  { name: 'Attack', text: 'Strike, shoot or throw: a combat check with the weapon in your hand.' },
  { name: 'Use a skill', text: 'Pick the lock, calm the crowd, bind the wound: any other check.' },
  { name: 'Use a talent or a power', text: 'Whatever your sheet says takes an action.' },
  { name: 'Help somebody', text: 'Give your action to a task of theirs; they roll with your better number.' },
  { name: 'Make another maneuver', text: 'Trade the action for a maneuver. The most per turn stays the same.' },
]
