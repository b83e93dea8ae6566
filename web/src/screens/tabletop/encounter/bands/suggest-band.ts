import type { Position } from '@waybook/contract'
import type { RangeBand } from '@waybook/rules'

/** Up to which part of the picture’s diagonal two tokens are taken for a band. Scenes have no scale, so this is a guess. */
const suggestions: readonly (readonly [RangeBand, number])[] = [
  ['Engaged', 0.06],
  ['Close', 0.18],
  ['Medium', 0.4],
  ['Long', 0.7],
]

/** The band that the tokens on the map suggest. `aspect`: width of the picture by its height. */
export function suggestedBand(one: Position, other: Position, aspect: number): RangeBand {
  const across = ((one.x - other.x) / 100) * aspect
  const down = (one.y - other.y) / 100
  const part = Math.hypot(across, down) / Math.hypot(aspect, 1)
  return suggestions.find(([, most]) => part <= most)?.[0] ?? 'Extreme'
}
