import { type Point, polygon } from '../drawing/path.ts'
import { block, disc, line, placed, round, shape } from '../drawing/svg.ts'
import { type Floor, floorFill } from './floor.ts'
import { PALETTE } from './map-palette.ts'

/** An opening in a wall, from one end to the other. */
export type Opening = { from: Point; to: Point; kind?: 'door' | 'double-door' | 'gap' | 'window' | 'broken-window' }

/** A room is a polygon, or a circle with a middle and a radius. */
export type Outline = readonly Point[] | { middle: Point; radius: number }

const WALL = 22

function pathOf(outline: Outline): string {
  if (!('middle' in outline)) return polygon(outline)
  const {
    middle: [x, y],
    radius,
  } = outline
  return `M${x - radius} ${y}A${radius} ${radius} 0 1 1 ${x + radius} ${y}A${radius} ${radius} 0 1 1 ${x - radius} ${y}Z`
}

/** A room with its roof off. */
export function room(outline: Outline, floor: Floor, openings: readonly Opening[]): string {
  const path = pathOf(outline)
  return [
    `<g transform="translate(10 14)">${line(path, PALETTE.night, WALL, 0.5)}</g>`,
    shape(path, floorFill(floor)),
    `<g transform="translate(6 8)">${line(path, PALETTE.night, WALL, 0.32)}</g>`,
    line(path, PALETTE.wallEdge, WALL),
    line(path, PALETTE.wallTop, WALL - 7),
    `<g transform="translate(-2 -2.5)">${line(path, PALETTE.wallLight, 3, 0.8)}</g>`,
    openings.map((opening) => draw(opening, floor)).join(''),
  ].join('')
}

/** An inner wall that does not enclose a room. */
export function wall(points: readonly Point[], openings: readonly Opening[], floor: Floor): string {
  const path = `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`
  return (
    `<g transform="translate(6 8)">${line(path, PALETTE.night, WALL - 4, 0.35)}</g>` +
    line(path, PALETTE.wallEdge, WALL - 4) +
    line(path, PALETTE.wallTop, WALL - 10) +
    openings.map((opening) => draw(opening, floor)).join('')
  )
}

function draw({ from, to, kind = 'door' }: Opening, floor: Floor): string {
  const path = `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`
  const butt = (colour: string, width: number): string =>
    `<path d="${path}" stroke="${colour}" stroke-width="${width}"/>`
  const threshold = butt(PALETTE.wallEdge, WALL) + butt(floorFill(floor), WALL - 2)
  const [midX, midY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const leaf = butt(PALETTE.woodDark, 13) + butt(PALETTE.door, 8)
  const drawings = {
    gap: threshold,
    door:
      threshold + leaf + disc(from[0] + (to[0] - from[0]) * 0.86, from[1] + (to[1] - from[1]) * 0.86, 4, PALETTE.brass),
    'double-door': threshold + leaf + disc(midX, midY, 8, PALETTE.woodDark) + disc(midX, midY, 4, PALETTE.brass),
    window: butt(PALETTE.iron, 15) + butt(PALETTE.glass, 8),
    'broken-window':
      threshold + `<path d="${path}" stroke="${PALETTE.glass}" stroke-width="7" stroke-dasharray="11 17 5 23"/>`,
  }
  return drawings[kind]
}

/** A house seen as its hipped roof with a chimney. x, y is its middle. */
export function roofedHouse(x: number, y: number, [width, height]: Point, turn = 0): string {
  const [w, h] = [width / 2, height / 2]
  const inset = Math.min(w, h) * 0.55
  const tiles = [0.25, 0.5, 0.75].map(
    (share) =>
      `M${round(-w + inset * share)} ${round(-h + h * share)}H${round(w - inset * share)}M${round(-w + inset * share)} ${round(h - h * share)}H${round(w - inset * share)}`,
  )
  return placed(
    [
      block([-w + 12, -h + 16, width, height], PALETTE.night, 0.5),
      shape(`M${-w} ${-h}H${w}V${h}H${-w}Z`, PALETTE.roof),
      shape(`M${-w} ${-h}H${w}L${w - inset} 0H${-w + inset}Z`, PALETTE.roofLight),
      shape(`M${-w} ${h}H${w}L${w - inset} 0H${-w + inset}Z`, PALETTE.roofDark),
      line(`M${-w + inset} 0H${w - inset}`, '#93786a', 4),
      `<path d="${tiles.join('')}" stroke="#000000" stroke-width="2" opacity=".14"/>`,
      block([w * 0.4, -h * 0.7, 26, 26], '#2f2724') + block([w * 0.4 + 7, -h * 0.7 + 7, 12, 12], '#14110f'),
    ].join(''),
    x,
    y,
    1,
    turn,
  )
}

/** An upturned boat used as a hut, 190 long. */
export function boatHut(x: number, y: number, turn = 0, size = 1): string {
  return placed(
    [
      `<g transform="translate(9 13)">${shape('M-95 0C-60 -52 40 -56 95 -6C96 -2 96 2 95 6C40 56 -60 52 -95 0Z', PALETTE.night, 0.5)}</g>`,
      shape('M-95 0C-60 -52 40 -56 95 -6V6C40 56 -60 52 -95 0Z', PALETTE.wood),
      shape('M-95 0C-60 52 40 56 95 6V0Z', PALETTE.woodDark),
      line('M-95 0H95', '#a3835f', 6) +
        line(
          'M-72 -20C-40 -34 40 -38 84 -14M-72 20C-40 34 40 38 84 14M-84 -9C-40 -17 40 -19 90 -6M-84 9C-40 17 40 19 90 6',
          PALETTE.gap,
          2.5,
        ),
      block([70, -13, 30, 26], PALETTE.gap, 1, 3) +
        block([76, -9, 22, 18], PALETTE.door, 1, 2) +
        disc(-10, -20, 10, PALETTE.iron) +
        disc(-10, -20, 5, '#0d1112'),
    ].join(''),
    x,
    y,
    size,
    turn,
  )
}
