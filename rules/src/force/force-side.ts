/** The sides of the Force. A character of one side pays for the points of the other. */
export const forceSides = ['light', 'dark'] as const
export type ForceSide = (typeof forceSides)[number]

/** The points that Force dice show. They never cancel each other. */
export type ForcePoints = Readonly<Record<ForceSide, number>>

/**
 * @example otherSide('light') // 'dark'
 */
export function otherSide(side: ForceSide): ForceSide {
  return side === 'light' ? 'dark' : 'light'
}
