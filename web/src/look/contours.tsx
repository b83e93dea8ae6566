/** A rounded hill of the generated terrain whose contour lines are drawn. */
interface Hill {
  readonly x: number
  readonly y: number
  readonly spread: number
  readonly height: number
}

interface Ground {
  readonly seed: string
  readonly width: number
  readonly height: number
  /** There is one line between adjacent levels. Every fourth line is strong. */
  readonly levels: number
}

const HILLS = 5
/** The grid size of the height map, in units of the drawing. It is as coarse as possible while lines look round, because lists draw many terrains. */
const CELL = 16

/** The SVG path of each contour line of a terrain generated from the seed, lowest first. */
export function contourLines({ seed, width, height, levels }: Ground): string[] {
  const heights = survey(hillsOf(seed, width, height), width, height)
  const top = Math.max(...heights.flat())
  const lines = Array.from({ length: levels - 1 }, (_, index) => lineAt(heights, (top * (index + 1)) / levels))
  return lines.filter((line) => line !== '')
}

function hillsOf(seed: string, width: number, height: number): Hill[] {
  const chance = chanceFrom(seed)
  const longer = Math.max(width, height)
  return Array.from({ length: HILLS }, () => ({
    x: chance() * width,
    y: chance() * height,
    spread: (0.18 + chance() * 0.3) * longer,
    height: 0.4 + chance(),
  }))
}

function survey(hills: readonly Hill[], width: number, height: number): number[][] {
  const posts = (length: number) => Array.from({ length: Math.ceil(length / CELL) + 1 }, (_, index) => index * CELL)
  const [across, down] = [posts(width), posts(height)]
  // A hill is the product of its two profiles, so each profile is computed only once per row or column.
  const profiles = hills.map(({ x, y, spread, height: peak }) => ({
    columns: across.map((at) => peak * slope(at - x, spread)),
    rows: down.map((at) => slope(at - y, spread)),
  }))
  return down.map((_, row) =>
    across.map((__, column) =>
      profiles.reduce((sum, { columns, rows }) => sum + (columns[column] ?? 0) * (rows[row] ?? 0), 0),
    ),
  )
}

const slope = (away: number, spread: number) => Math.exp(-(away ** 2) / (2 * spread ** 2))

/** Marching squares: each cell that the level crosses adds one short stroke. */
function lineAt(heights: readonly number[][], level: number): string {
  const strokes: string[] = []
  heights.slice(0, -1).forEach((row, rowIndex) => {
    const below = heights[rowIndex + 1] ?? []
    row.slice(0, -1).forEach((_, column) => {
      const [from, to] = crossings(row, below, column, level)
      if (from && to) strokes.push(`M${point(from, rowIndex)}L${point(to, rowIndex)}`)
    })
  })
  return strokes.join('')
}

/** Where the level crosses the sides of a cell, in cells. */
type Crossing = readonly [x: number, y: number]

function crossings(row: readonly number[], below: readonly number[], column: number, level: number): Crossing[] {
  const [a = 0, b = 0, c = 0, d = 0] = [row[column], row[column + 1], below[column + 1], below[column]]
  // Most cells are entirely above or below the level.
  if (a < level === b < level && b < level === c < level && c < level === d < level) return []
  const crossed = (from: number, to: number) => from < level !== to < level
  const part = (from: number, to: number) => (level - from) / (to - from)
  const found: Crossing[] = []
  if (crossed(a, b)) found.push([column + part(a, b), 0])
  if (crossed(b, c)) found.push([column + 1, part(b, c)])
  if (crossed(d, c)) found.push([column + part(d, c), 1])
  if (crossed(a, d)) found.push([column, part(a, d)])
  return found
}

const point = ([x, y]: Crossing, row: number) => `${(x * CELL).toFixed(1)} ${((row + y) * CELL).toFixed(1)}`

/** Random numbers from 0 up to 1. The same seed gives the same numbers on every machine. */
function chanceFrom(seed: string): () => number {
  let state = 0
  for (const letter of seed) state = (Math.imul(state, 31) + letter.charCodeAt(0)) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const EVERY_STRONG = 4

interface ContoursProps extends Ground {
  readonly stroke: number
}

interface BackgroundProps extends Partial<Omit<ContoursProps, 'seed'>> {
  readonly seed: string
  readonly className: string
}

/** Faint contour lines that cover the element around them, by default as large as a screen. The class names set the position, color and opacity. */
export function ContourBackground({
  seed,
  className,
  width = 1440,
  height = 900,
  levels = 10,
  stroke = 1.1,
}: BackgroundProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`inset-0 size-full ${className}`}
    >
      <Contours seed={seed} width={width} height={height} levels={levels} stroke={stroke} />
    </svg>
  )
}

/** Faint contour lines in the color of the text; a child of an `svg`. Equally strong lines are one path, because lists draw many terrains. */
export function Contours({ stroke, ...ground }: ContoursProps) {
  const lines = contourLines(ground)
  const isStrong = (index: number) => (index + 1) % EVERY_STRONG === 0
  const pathOf = (strong: boolean) => lines.filter((_, index) => isStrong(index) === strong).join('')
  return (
    <g fill="none" stroke="currentColor" strokeWidth={stroke}>
      <path d={pathOf(false)} />
      <path d={pathOf(true)} strokeWidth={stroke * 1.8} />
    </g>
  )
}
