/** A place on a scene: percentages of its width and height, from the top left corner. */
export interface ScenePoint {
  readonly x: number
  readonly y: number
}

/** Width by height of a scene without a picture, whose tokens stand on an empty ground. */
export const GROUND_ASPECT = 3 / 2

/** How far two places are from each other, in percent of the scene's width. `aspect`: its width by its height. */
export function lengthBetween(one: ScenePoint, other: ScenePoint, aspect: number): number {
  return Math.hypot(one.x - other.x, (one.y - other.y) / aspect)
}

/** The length of a way from place to place. */
export function lengthOfWay(points: readonly ScenePoint[], aspect: number): number {
  return points.slice(1).reduce((sum, point, index) => sum + lengthBetween(points[index] ?? point, point, aspect), 0)
}
