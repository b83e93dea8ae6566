import { TOKEN_PX, type Position, type SceneLayout, type Token, type TokenSize } from '@waybook/contract'
import { freePositions } from '@waybook/rules'

/** The narrowest supported scene, in pixels. It draws the smallest tokens larger than their size. */
const NARROWEST_PX = 360
const LEAST_PX = 18
/** Up to this scene width, in pixels, a token takes its largest share of the scene. */
const FULL_WIDTH_PX = 1000

interface Ground {
  readonly tokens: readonly Pick<Token, 'position' | 'size'>[]
  readonly aspect: number
  readonly grid: SceneLayout['grid']
}

/** Positions where new tokens touch no other token on any screen. The first one is as close as possible to `near`. */
export function newPlaces(
  { tokens, aspect, grid }: Ground,
  { count, size, near }: { readonly count: number; readonly size: TokenSize; readonly near: Position },
): Position[] {
  const occupied = tokens.map(({ position, size: theirs }) => ({ ...position, diameter: partOf(theirs, grid) }))
  return freePositions({ count, near, diameter: partOf(size, grid), occupied, aspect })
}

/** Positions of tokens' copies, each as close as possible to its original's position shifted by `by`. */
export function placesOfCopies(
  ground: Ground,
  originals: readonly Pick<Token, 'position' | 'size'>[],
  by: Position = { x: 0, y: 0 },
): Position[] {
  const occupied = [...ground.tokens]
  return originals.map(({ size, position }) => {
    const near = { x: position.x + by.x, y: position.y + by.y }
    const [place = near] = newPlaces({ ...ground, tokens: occupied }, { count: 1, size, near })
    occupied.push({ position: place, size })
    return place
  })
}

/** The largest share of the scene's width that a token takes on any screen, in percent. On a grid, a medium token is as wide as a cell. */
function partOf(size: TokenSize, grid: SceneLayout['grid']): number {
  const part = grid ? (grid.cell * TOKEN_PX[size]) / TOKEN_PX.medium : (100 * TOKEN_PX[size]) / FULL_WIDTH_PX
  return Math.max(part, (100 * LEAST_PX) / NARROWEST_PX)
}
