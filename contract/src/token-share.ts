import type { SceneGrid } from './records/scene-layout.ts'
import { TOKEN_PX, type TokenSize } from './records/token.ts'

/** The narrowest supported scene, in pixels. It draws the smallest tokens larger than their size. */
const NARROWEST_PX = 360
const LEAST_PX = 18
/** Up to this scene width, in pixels, a token takes its largest share of the scene. */
const FULL_WIDTH_PX = 1000

/**
 * The largest share of the scene's width that a token takes on any screen, in percent. On a grid, a medium token is as wide as a cell.
 * @example tokenShare('medium', null) // 7
 */
export function tokenShare(size: TokenSize, grid: Pick<SceneGrid, 'cell'> | null): number {
  const part = grid ? (grid.cell * TOKEN_PX[size]) / TOKEN_PX.medium : (100 * TOKEN_PX[size]) / FULL_WIDTH_PX
  return Math.max(part, (100 * LEAST_PX) / NARROWEST_PX)
}
