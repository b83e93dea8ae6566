import type { FogMask } from '@waybook/rules'
import { type Sight, unionOf, without } from '@waybook/rules/sight'

import type { HandFog } from './hand-fog.ts'

/** The holder of what the tokens of all see. Televisions and accounts without a character see it too. */
export const PARTY = 'party'
/** The holder of what those see who have no token that sees. Only exists if each player sees for themselves. */
export const NOBODY = ''

/** Whether a group sees through tokens of a character that see. The holder of a group may be a character. */
export function seesThrough(holder: string, characterId: string): boolean {
  return holder === PARTY || holder === characterId
}

/** What a group receives of a scene. */
export interface GroupMasks {
  /** What it sees now. Tokens and sounds are judged by it. */
  readonly seen: FogMask
  /** The part of `seen` that is not dim. */
  readonly bright: FogMask
  /** What its tiles show. */
  readonly shown: FogMask
  /** What it will remember. */
  readonly memory: FogMask
}

interface Sources {
  readonly sight: Sight
  /** `null` in a scene in which nobody remembers what was seen. */
  readonly memory: FogMask | null
  readonly hand: HandFog
}

/** The hand is above sight and memory. What it covers is not remembered either, but what was remembered before stays under it. */
export function groupMasks({ sight, memory, hand: { revealed, covered } }: Sources): GroupMasks {
  const { grid } = sight.seen
  const union = (...masks: readonly FogMask[]) => unionOf(grid, masks)
  const seen = without(union(sight.seen, revealed), covered)
  const bright = without(union(sight.bright, revealed), covered)
  if (!memory) return { seen, bright, shown: seen, memory: union() }
  const remembered = union(memory, without(sight.seen, covered))
  return { seen, bright, shown: without(union(remembered, revealed), covered), memory: remembered }
}
