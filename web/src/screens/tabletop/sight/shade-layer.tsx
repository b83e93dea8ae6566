import { wholeGrid, type FogArea, type FogGrid } from '@waybook/rules'
import { useEffect, useRef } from 'react'

import { prefersReducedMotion } from '#look/device-look.ts'

import { changedShade, darknessOf, graynessOf, shadeBetween } from './shade.ts'

interface ShadeLayerProps {
  /** The shade of each cell of the grid. */
  readonly shade: Uint8Array
  readonly grid: FogGrid
  /** The picture's size in pixels. */
  readonly width: number
  readonly height: number
}

/** The color of the night around the map, so that the shade is invisible where no map is shown. */
const NIGHT = [10, 23, 24] as const
/** Slow enough that nothing seems to jump, and over before the next step. */
const FADE_MS = 350

/** What is dim is darker on a player's map, and what is only remembered is gray. One canvas pixel is one cell. */
export function ShadeLayer({ shade, grid, width, height }: ShadeLayerProps) {
  const gray = useRef<HTMLCanvasElement>(null)
  const dark = useRef<HTMLCanvasElement>(null)
  const drawn = useRef<Uint8Array>(null)
  useEffect(() => {
    const from = drawn.current
    const area = from?.length === shade.length ? changedShade(from, shade, grid.columns) : wholeGrid(grid)
    if (!area) return undefined
    const draw = (now: Uint8Array) => {
      drawn.current = now
      paint(gray.current, { shade: now, grid, area, opacityOf: graynessOf })
      paint(dark.current, { shade: now, grid, area, opacityOf: darknessOf })
    }
    if (from?.length !== shade.length || prefersReducedMotion()) {
      draw(shade)
      return undefined
    }
    const startMs = performance.now()
    const step = (nowMs: number) => {
      const share = Math.max(nowMs - startMs, 0) / FADE_MS
      draw(shadeBetween(from, shade, share))
      if (share < 1) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [shade, grid])
  const canvas = {
    width: grid.columns,
    height: grid.rows,
    // The last cells may extend beyond the picture.
    style: {
      width: `${(100 * grid.columns * grid.cellPx) / width}%`,
      height: `${(100 * grid.rows * grid.cellPx) / height}%`,
    },
  }
  return (
    <div aria-hidden="true" data-sight-shade className="pointer-events-none contents">
      <div className="pointer-events-none absolute inset-0 overflow-clip mix-blend-color">
        <canvas ref={gray} {...canvas} className="absolute top-0 left-0 max-w-none" />
      </div>
      <div className="pointer-events-none absolute inset-0 overflow-clip">
        <canvas ref={dark} {...canvas} className="absolute top-0 left-0 max-w-none" />
      </div>
    </div>
  )
}

interface Painted {
  readonly shade: Uint8Array
  readonly grid: FogGrid
  readonly area: FogArea
  readonly opacityOf: (shade: number) => number
}

function paint(canvas: HTMLCanvasElement | null, { shade, grid, area, opacityOf }: Painted): void {
  const context = canvas?.getContext('2d')
  if (!context) return
  const image = new ImageData(area.right - area.left, area.bottom - area.top)
  for (let row = area.top, at = 0; row < area.bottom; row += 1)
    for (let column = area.left; column < area.right; column += 1, at += 4) {
      image.data.set(NIGHT, at)
      image.data[at + 3] = opacityOf(shade[row * grid.columns + column] ?? 0)
    }
  context.putImageData(image, area.left, area.top)
}
