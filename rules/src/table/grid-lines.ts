import { rowHeight, type GridOn } from './grid.ts'

/**
 * The lines of a grid as an SVG path. The drawing is 100 wide, and as high as the picture in percent of its width. It cuts off lines beyond
 * its edges.
 * @example gridLines({ grid: { kind: 'square', cell: 50, x: 0, y: 0 }, aspect: 2 }).slice(0, 15) // 'M-50 0V50M0 0V5'
 */
export function gridLines({ grid, aspect }: GridOn): string {
  const height = 100 / aspect
  const { kind, cell } = grid
  const first = { x: beforeEdge(grid.x, cell), y: beforeEdge(grid.y, 2 * rowHeight(grid)) }
  const across = steps(first.x, 100 + cell, cell)
  if (kind === 'square')
    return [
      ...across.map((x) => `M${short(x)} 0V${short(height)}`),
      ...steps(first.y, height, cell).map((y) => `M0 ${short(y)}H100`),
    ].join('')
  return steps(first.y, height + cell, rowHeight(grid))
    .map((down, row) => hexRow(across, down, row % 2 === 1 ? cell / 2 : 0, cell))
    .join('')
}

/** The upper edges of a row of hexagons, and the sides between them. */
function hexRow(centres: readonly number[], down: number, aside: number, cell: number): string {
  const [side, top] = [cell / Math.sqrt(12), cell / Math.sqrt(3)]
  const edge = centres.map((x, index) => {
    const left = x + aside - cell / 2
    return `${index === 0 ? 'M' : 'L'}${short(left)} ${short(down - side)}L${short(x + aside)} ${short(down - top)}`
  })
  const sides = centres.map((x) => `M${short(x + aside - cell / 2)} ${short(down - side)}v${short(2 * side)}`)
  return [...edge, ...sides].join('')
}

/** The last place at least one step before the edge. Places are at `at` plus multiples of `step`. */
const beforeEdge = (at: number, step: number) => at - (Math.floor(at / step) + 1) * step

function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, index) => from + index * step)
}

/** Rounds to less than a pixel of any screen. */
const short = (value: number) => Number(value.toFixed(3))
