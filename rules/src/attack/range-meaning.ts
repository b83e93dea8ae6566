import type { RangeBand } from './difficulty.ts'

/** Describes each range band in words. Distances are narrated, not measured. */
export const rangeMeaning: Readonly<Record<RangeBand, string>> = {
  Engaged: 'Within arm’s reach: you can grapple, strike or hand something over.',
  Close: 'The same room: a few steps, and you can talk without raising your voice.',
  Medium: 'Across the yard: you have to call out.',
  Long: 'Down the road: you can see them but hardly hear them.',
  Extreme: 'As far as the eye and the best weapon reach.',
}
