import { between, type Chance } from '../drawing/chance.ts'
import type { Palette } from '../drawing/palette.ts'
import { block, placed, repeat, round, shape } from '../drawing/svg.ts'

type Plot = { x: number; y: number; size: number; colour: string; lit: number; stilts?: number }

/** A gabled house; `lit` is the fraction of lit windows, `stilts` the height of its stilts. */
export function house(chance: Chance, palette: Palette, { x, y, size, colour, lit, stilts = 0 }: Plot): string {
  const width = between(chance, 28, 54)
  const height = between(chance, 26, 56)
  const gable = between(chance, 14, 30)
  const half = width / 2
  const ridge = chance() < 0.5 ? [-half + gable * 0.6, half - gable * 0.6] : [0, 0]
  const body = `M${round(-half)} 0V${round(-height)}L${round(ridge[0] ?? 0)} ${round(-height - gable)}H${round(ridge[1] ?? 0)}L${round(half)} ${round(-height)}V0Z`
  const eaves = `M${round(-half - 4)} ${round(-height + 3)}L${round(-half + 2)} ${round(-height - 4)}L${round(half - 2)} ${round(-height - 4)}L${round(half + 4)} ${round(-height + 3)}Z`
  const chimney = `M${round(width * 0.18)} ${round(-height - gable - 9)}h7v${round(gable + 10)}h-7Z`
  const panes = 1 + Math.floor(chance() * 3)
  const windows = repeat(panes, (i) => {
    const burning = chance() < lit
    const left = -half + 7 + (i * (width - 14)) / panes
    return burning ? block([left, -height + 9, 6.5, 9], palette.lamp) : ''
  })
  const legs = stilts > 0 ? repeat(3, (i) => block([-half + 2 + (i * (width - 8)) / 2, -1, 3.5, stilts], colour)) : ''
  return placed(shape(body + eaves + chimney, colour) + legs + windows, x, y - stilts * size, size)
}
