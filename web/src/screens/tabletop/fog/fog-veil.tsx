import { changedArea, isCellRevealed, wholeGrid, type FogArea, type FogMask } from '@waybook/rules'
import { useLayoutEffect, useRef } from 'react'

interface FogVeilProps {
  readonly mask: FogMask
  /** The picture's size in pixels. */
  readonly width: number
  readonly height: number
}

/** Red, green, blue and opacity. */
const GROUND = [10, 23, 24, 166] as const
const LINE = [48, 78, 77, 190] as const
/** The number of hatching lines across the width, and the minimum distance between them in cells. */
const LINES = 110
const CELLS_MIN = 5

/** The hidden part of the map as the game master sees it: hatched and translucent. One canvas pixel is one cell. */
export function FogVeil({ mask, width, height }: FogVeilProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const painted = useRef<FogMask>(null)
  const { grid } = mask
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    const area = painted.current?.grid === grid ? changedArea(painted.current, mask) : wholeGrid(grid)
    if (context && area) context.putImageData(veilOf(mask, area), area.left, area.top)
    painted.current = mask
  }, [mask, grid])
  return (
    <div aria-hidden="true" data-fog-veil className="pointer-events-none absolute inset-0 overflow-clip">
      <canvas
        ref={canvas}
        width={grid.columns}
        height={grid.rows}
        // The last cells may extend beyond the picture.
        style={{
          width: `${(100 * grid.columns * grid.cellPx) / width}%`,
          height: `${(100 * grid.rows * grid.cellPx) / height}%`,
        }}
        className="absolute top-0 left-0 max-w-none"
      />
    </div>
  )
}

function veilOf(mask: FogMask, { left, top, right, bottom }: FogArea): ImageData {
  const image = new ImageData(right - left, bottom - top)
  const period = Math.max(Math.round(mask.grid.columns / LINES), CELLS_MIN)
  for (let row = top; row < bottom; row += 1)
    for (let column = left; column < right; column += 1) {
      if (isCellRevealed(mask, column, row)) continue
      const isLine = (column + row) % period < Math.max(period / 7, 1)
      image.data.set(isLine ? LINE : GROUND, 4 * ((row - top) * image.width + column - left))
    }
  return image
}
