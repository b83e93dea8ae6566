import { between, type Chance } from '#drawing/chance.ts'
import { blob } from '#drawing/path.ts'
import { filled, line, placed, repeat, round } from '#drawing/svg.ts'

/** A fir with its foot at the origin, 200 high. */
function fir(chance: Chance): string {
  const tiers = 5
  const boughs = repeat(tiers, (i) => {
    const [top, foot] = [-200 + i * 32, -200 + i * 32 + 62]
    const half = 16 + i * 11 + chance() * 8
    return `<path d="M0 ${round(top)}C${round(half * 0.3)} ${round(foot - 22)} ${round(half * 0.7)} ${round(foot - 8)} ${round(half)} ${round(foot)}Q0 ${round(foot - 14)} ${round(-half)} ${round(foot + 3)}C${round(-half * 0.7)} ${round(foot - 8)} ${round(-half * 0.3)} ${round(foot - 22)} 0 ${round(top)}Z"/>`
  })
  return `<path d="M-6 0V-30H6V0Z"/>${boughs}`
}

/** A broad tree with its foot at the origin, about 190 high. */
function oak(chance: Chance): string {
  const crown = repeat(5, (i) => {
    const angle = (i / 5) * Math.PI * 2 + chance()
    return `<path d="${blob(chance, [Math.cos(angle) * 38, -130 + Math.sin(angle) * 26], between(chance, 36, 50), 0.25)}"/>`
  })
  return `<path d="M-12 0C-6 -30 -8 -60 -14 -100H14C8 -60 6 -30 14 0Z"/><path d="${blob(chance, [0, -128], 58, 0.2)}"/>${crown}`
}

/** A bare tree with its foot at the origin. */
function bare(chance: Chance, colour: string): string {
  const limb = (x: number, y: number, angle: number, long: number, thick: number): string => {
    if (long < 14) return ''
    const [endX, endY] = [x + Math.sin(angle) * long, y - Math.cos(angle) * long]
    return (
      line(`M${round(x)} ${round(y)}L${round(endX)} ${round(endY)}`, colour, thick) +
      limb(endX, endY, angle - between(chance, 0.25, 0.6), long * 0.7, thick * 0.66) +
      limb(endX, endY, angle + between(chance, 0.25, 0.6), long * 0.68, thick * 0.62)
    )
  }
  return limb(0, 4, between(chance, -0.1, 0.1), 66, 13)
}

export type Tree = 'fir' | 'oak' | 'bare'

export function tree(
  chance: Chance,
  kind: Tree,
  colour: string,
  [x, y, size]: readonly [number, number, number],
): string {
  const drawing = kind === 'bare' ? bare(chance, colour) : filled(kind === 'fir' ? fir(chance) : oak(chance), colour)
  return placed(drawing, x, y, size)
}

/** A row of trees with their feet at `y`, across the whole picture. */
export function wood(
  chance: Chance,
  kind: Tree,
  colour: string,
  { y, size, count, gap }: { y: number; size: number; count: number; gap?: readonly [number, number] },
): string {
  return repeat(count, (i) => {
    const x = ((i + chance() * 0.8) / count) * 1120 - 50
    if (gap && x > gap[0] && x < gap[1]) return ''
    return tree(chance, kind, colour, [x, y + between(chance, -8, 16), size * between(chance, 0.7, 1.25)])
  })
}
