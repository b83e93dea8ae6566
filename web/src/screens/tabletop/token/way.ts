import { WAY_CORNERS_MAX, type Position } from '@waybook/contract'
import { simplifyLine } from '@waybook/rules'

/** In percent: half a cell of a usual map, so that a shaking hand makes no corners. */
const TOLERANCE = 0.4

/** The corners of a dragged token's way, between its first and its last place. `undefined` if the way is straight. */
export function cornersOfWay(way: readonly Position[]): readonly Position[] | undefined {
  const corners = simplifyLine(way, TOLERANCE, WAY_CORNERS_MAX).slice(1, -1)
  return corners.length === 0 ? undefined : corners
}
