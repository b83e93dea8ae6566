import { TOKEN_PX, type Position, type SceneLayout, type Token, type TokenSize } from '@waybook/contract'
import { freePositions } from '@waybook/rules'

/** The narrowest scene for which there is room, in pixels: on it the smallest tokens are drawn larger than their size. */
const NARROWEST_PX = 360
const LEAST_PX = 18
/** Up to this width of the scene, in pixels, a token takes the largest part of it. */
const FULL_WIDTH_PX = 1000

interface Ground {
  readonly tokens: readonly Pick<Token, 'position' | 'size'>[]
  readonly aspect: number
  readonly grid: SceneLayout['grid']
}

/** Where new tokens of a size stand so that they touch no other on any screen, the first one as near as possible to a place. */
export function newPlaces(
  { tokens, aspect, grid }: Ground,
  { count, size, near }: { readonly count: number; readonly size: TokenSize; readonly near: Position },
): Position[] {
  const occupied = tokens.map(({ position, size: theirs }) => ({ ...position, diameter: partOf(theirs, grid) }))
  return freePositions({ count, near, diameter: partOf(size, grid), occupied, aspect })
}

/** Where copies of tokens stand: each near its place, which is that of the original or as far from it as all others. */
export function placesOfCopies(
  ground: Ground,
  originals: readonly Pick<Token, 'position' | 'size'>[],
  by: Position = { x: 0, y: 0 },
): Position[] {
  const standing = [...ground.tokens]
  return originals.map(({ size, position }) => {
    const near = { x: position.x + by.x, y: position.y + by.y }
    const [place = near] = newPlaces({ ...ground, tokens: standing }, { count: 1, size, near })
    standing.push({ position: place, size })
    return place
  })
}

/** The largest part of a scene’s width that a token takes on any screen, in percent. On a grid, a medium one is as wide as a cell. */
function partOf(size: TokenSize, grid: SceneLayout['grid']): number {
  const part = grid ? (grid.cell * TOKEN_PX[size]) / TOKEN_PX.medium : (100 * TOKEN_PX[size]) / FULL_WIDTH_PX
  return Math.max(part, (100 * LEAST_PX) / NARROWEST_PX)
}
