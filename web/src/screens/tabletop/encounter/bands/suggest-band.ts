import type { Position } from '@waybook/contract'
import { bandOfLength, lengthBetween, type RangeBand } from '@waybook/rules'

import type { Scale } from '#screens/tabletop/layout/scene-layout.ts'

/** The band that two tokens' positions suggest, by the reach of the scene's bands. */
export function suggestedBand(
  one: Position,
  other: Position,
  { aspect, reach }: Pick<Scale, 'aspect' | 'reach'>,
): RangeBand {
  return bandOfLength(lengthBetween(one, other, aspect), reach)
}
