import { type Chance, pick } from '../drawing/chance.ts'
import { type Point, polygon } from '../drawing/path.ts'
import { line, shape } from '../drawing/svg.ts'
import { PALETTE } from './map-palette.ts'
import { besideTrack, openPath, stationsAlong } from './track.ts'

/** A paved causeway with a parapet on both sides; `sunk` covers it with shallow water. */
export function pavedRoad(chance: Chance, points: readonly Point[], width: number, sunk = false): string {
  const way = stationsAlong(points, 14)
  const half = width / 2
  const ribbon = (left: number, right: number): string =>
    polygon([...besideTrack(way, left), ...besideTrack(way, right).toReversed()])
  const parapet = (offset: number, tone: string, dashes: string): string =>
    `<path d="${openPath(besideTrack(way, offset))}" fill="none" stroke="${tone}" stroke-width="13" stroke-dasharray="${dashes}"/>`
  return [
    shape(ribbon(-half - 16, half + 24), PALETTE.night, 0.5),
    shape(ribbon(-half, half), PALETTE.mortar),
    setts(chance, points, half),
    parapet(-half - 3, PALETTE.kerbLight, '36 4'),
    parapet(half + 3, PALETTE.kerbDark, '32 4'),
    sunk
      ? shape(ribbon(-half - 30, half + 30), PALETTE.shallow, 0.62) +
        line(openPath(besideTrack(way, -half * 0.4)), PALETTE.ripple, 2.5, 0.5) +
        line(openPath(besideTrack(way, half * 0.5)), PALETTE.ripple, 2.5, 0.5)
      : '',
  ].join('')
}

function setts(chance: Chance, points: readonly Point[], half: number): string {
  const way = stationsAlong(points, 14)
  const rows = Math.round((half * 2) / 27)
  const byTone = new Map<string, string[]>()
  const courses = Array.from({ length: rows + 1 }, (_, row) =>
    besideTrack(way, -half + 6 + (row * (half * 2 - 12)) / rows),
  )
  for (let row = 0; row < rows; row++) {
    for (let i = row % 2; i + 1 < way.length; i += 2) {
      if (chance() < 0.05) continue
      const corners = [
        courses[row]?.[i],
        courses[row]?.[i + 2] ?? courses[row]?.[i + 1],
        courses[row + 1]?.[i + 2] ?? courses[row + 1]?.[i + 1],
        courses[row + 1]?.[i],
      ]
      const stone = inset(corners.filter((corner) => corner !== undefined))
      const tone = pick(chance, ...PALETTE.stone)
      byTone.set(tone, [...(byTone.get(tone) ?? []), polygon(stone)])
    }
  }
  return [...byTone].map(([tone, stones]) => shape(stones.join(''), tone)).join('')
}

/** Shrinks a stone to leave a joint around it. */
function inset(corners: readonly Point[]): Point[] {
  const middleX = corners.reduce((sum, [x]) => sum + x, 0) / corners.length
  const middleY = corners.reduce((sum, [, y]) => sum + y, 0) / corners.length
  return corners.map(([x, y]): Point => [Math.round(x + (middleX - x) * 0.09), Math.round(y + (middleY - y) * 0.12)])
}

/** Planks along a straight line: a bridge, a jetty, a catwalk. */
export function plankWay([fromX, fromY]: Point, [toX, toY]: Point, width: number, railed = false): string {
  const length = Math.hypot(toX - fromX, toY - fromY)
  const turn = (Math.atan2(toY - fromY, toX - fromX) * 180) / Math.PI
  const planks = Array.from(
    { length: Math.floor(length / 18) },
    (_, i) => `M${i * 18 + 1} ${-width / 2 + (i % 3)}h15.5v${width - (i % 2) * 3}h-15.5Z`,
  )
  const rail = (y: number): string => line(`M0 ${y}H${Math.round(length)}`, PALETTE.woodDark, 5)
  const dark = planks.filter((_, i) => i % 3 === 0)
  const light = planks.filter((_, i) => i % 3 !== 0)
  return [
    `<g transform="translate(${fromX} ${fromY}) rotate(${Math.round(turn * 10) / 10})">`,
    shape(`M-4 ${-width / 2 + 8}H${Math.round(length)}V${width / 2 + 12}H-4Z`, PALETTE.night, 0.5),
    shape(dark.join(''), PALETTE.wood) + shape(light.join(''), PALETTE.woodLight),
    railed ? rail(-width / 2) + rail(width / 2) : '',
    '</g>',
  ].join('')
}
