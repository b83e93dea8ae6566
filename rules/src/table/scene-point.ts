/** A place on a scene, in percent of its width and height from the top left corner. */
export interface ScenePoint {
  readonly x: number
  readonly y: number
}

/** The width by the height of a scene without a picture, whose tokens are on empty ground. */
export const GROUND_ASPECT = 3 / 2

/**
 * The distance between two places, in percent of the scene's width. `aspect` is the scene's width by its height.
 * @example lengthBetween({ x: 10, y: 10 }, { x: 40, y: 90 }, 2) // 50
 */
export function lengthBetween(one: ScenePoint, other: ScenePoint, aspect: number): number {
  return Math.hypot(one.x - other.x, (one.y - other.y) / aspect)
}

/**
 * The length of a path through these points, in percent of the scene's width.
 * @example lengthOfWay([{ x: 10, y: 10 }, { x: 40, y: 10 }, { x: 40, y: 90 }], 2) // 70
 */
export function lengthOfWay(points: readonly ScenePoint[], aspect: number): number {
  return points.slice(1).reduce((sum, point, index) => sum + lengthBetween(points[index] ?? point, point, aspect), 0)
}
