/** The face of a clock in its own units, with the origin in the middle. */
export const FACE_RADIUS = 50
const OUTER = 46
const INNER = 25
/** The space between two segments. It is as wide at the rim as at the hub. */
const GAP = 4

/**
 * The outline of a segment as the `d` of an SVG path. Segment 0 begins at the top, and the others follow clockwise.
 * @example segmentPath(0, 4) // the upper right quarter of a ring
 */
export function segmentPath(index: number, segments: number): string {
  const step = (2 * Math.PI) / segments
  const begin = index * step
  const at = (angle: number, radius: number) =>
    `${rounded(Math.sin(angle) * radius)} ${rounded(-Math.cos(angle) * radius)}`
  const [outer, inner] = [OUTER, INNER].map((radius) => Math.asin(GAP / 2 / radius))
  if (outer === undefined || inner === undefined) return ''
  const end = begin + step
  return [
    `M${at(begin + outer, OUTER)}`,
    `A${OUTER} ${OUTER} 0 0 1 ${at(end - outer, OUTER)}`,
    `L${at(end - inner, INNER)}`,
    `A${INNER} ${INNER} 0 0 0 ${at(begin + inner, INNER)}Z`,
  ].join('')
}

/** The segment in the direction of a point, measured from the middle of the face. */
export function segmentAt({ x, y }: { readonly x: number; readonly y: number }, segments: number): number {
  const turn = Math.atan2(x, -y) / (2 * Math.PI)
  return Math.floor((turn < 0 ? turn + 1 : turn) * segments) % segments
}

/**
 * The change of a clock's value by pressing a segment: it fills up to that segment. Pressing the last filled one clears it.
 * @example ticksTo(2, 4) // 3
 */
export function ticksTo(value: number, segment: number): number {
  return segment === value - 1 ? -1 : segment + 1 - value
}

const rounded = (value: number) => Math.round(value * 100) / 100
