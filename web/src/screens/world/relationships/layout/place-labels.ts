/** A rectangle in pixels. `x` and `y` are its center. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A label and its possible places, the best one first. */
interface Wanted {
  readonly key: string
  readonly places: readonly Box[]
}

/**
 * Places labels in order so that they cover neither obstacles nor other labels. A label without room is left out; zooming in
 * makes room.
 */
export function placeLabels(wanted: readonly Wanted[], obstacles: readonly Box[]): ReadonlyMap<string, Box> {
  const placed = new Map<string, Box>()
  for (const { key, places } of wanted) {
    const free = places.find((box) => [...obstacles, ...placed.values()].every((other) => !overlap(box, other)))
    if (free) placed.set(key, free)
  }
  return placed
}

export function overlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) * 2 < one.width + other.width && Math.abs(one.y - other.y) * 2 < one.height + other.height
  )
}

/** Positions along a line, as fractions of its length. Those near the middle come first. */
export const ALONG = [0.56, 0.48, 0.64, 0.42, 0.7, 0.36, 0.76] as const
