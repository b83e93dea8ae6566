import { chanceFrom } from '../drawing/chance.ts'
import { finishedPicture } from '../drawing/finished-picture.ts'
import { line, placed, repeat, round, shape } from '../drawing/svg.ts'

/** What the maps of the campaign are drawn with, as on the pages' paper. */
export const ink = {
  sea: '#a9c6c0',
  flat: '#d3d9c6',
  land: '#ece8d6',
  fen: '#bfd1bb',
  pool: '#8fb5b0',
  reed: '#5f7f5e',
  contour: '#c9c2a6',
  tide: '#86aaa5',
  stone: '#12474a',
  casing: '#f7f8f1',
  lamp: '#f0a85c',
  ink: '#11292b',
  roof: '#a84a16',
}

/** Maps are drawn on this size, and finished at twice as many pixels. */
export const ATLAS = { width: 1040, height: 720 }
const SCALE = 2

export function finishedMap(drawing: string): string {
  const { width, height } = ATLAS
  const frame = `<rect x="8" y="8" width="${width - 16}" height="${height - 16}" fill="none" stroke="${ink.ink}" stroke-width="1" opacity=".45"/>`
  return finishedPicture(width * SCALE, height * SCALE, `<g transform="scale(${SCALE})">${drawing}${frame}</g>`)
}

export function dashed(path: string, colour: string): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="1.4" stroke-dasharray="9 7"/>`
}

export interface Ellipse {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
}

/** Pools and standing reed within an ellipse, the same for the same seed. */
export function fen({ x, y, rx, ry }: Ellipse, seed: string, { pools = 22, reeds = 90 } = {}): string {
  const chance = chanceFrom(seed)
  const within = (share: number) => {
    const [turn, far] = [chance() * Math.PI * 2, Math.sqrt(chance()) * share]
    return { px: x + Math.cos(turn) * rx * far, py: y + Math.sin(turn) * ry * far }
  }
  const pool = () => {
    const { px, py } = within(0.82)
    const wide = 9 + chance() * 20
    return `<ellipse cx="${round(px)}" cy="${round(py)}" rx="${round(wide)}" ry="${round(wide * (0.35 + chance() * 0.1))}" fill="${ink.pool}"/>`
  }
  const reed = () => {
    const { px, py } = within(0.94)
    return `M${round(px)} ${round(py)}v${round(-7 - chance() * 8)}`
  }
  return repeat(pools, pool) + line(repeat(reeds, reed), ink.reed, 1.5, 0.75)
}

export function rose(x: number, y: number): string {
  const star = 'M0-34 6 0 0 34-6 0ZM-34 0 0-5 34 0 0 5Z'
  const around = `<circle r="26" fill="none" stroke="${ink.ink}" stroke-width="1.2"/>`
  return placed(around + shape(star, ink.ink), x, y)
}

/** A scale bar of this width. Letters would look another way on each machine, so pins and texts say what is what. */
export function scale(x: number, y: number, length: number): string {
  return placed(line(`M0 0H${length}M0-5V5M${length / 2}-5V5M${length}-5V5`, ink.ink, 1.4), x, y)
}
