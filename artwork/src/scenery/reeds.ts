import { between, type Chance } from '../drawing/chance.ts'
import { filled, repeat, round } from '../drawing/svg.ts'

type Stand = { from: number; to: number; foot: number; count: number; height: readonly [number, number] }

/** Reeds and a few bulrushes rooted at `foot`. */
export function reeds(chance: Chance, colour: string, { from, to, foot, count, height }: Stand): string {
  const blades = repeat(count, () => {
    const x = between(chance, from, to)
    const long = between(chance, ...height)
    const lean = (chance() - 0.5) * long * 0.5
    const half = 1.2 + chance() * 2
    const blade = `<path d="M${round(x - half)} ${round(foot)}Q${round(x)} ${round(foot - long * 0.6)} ${round(x + lean)} ${round(foot - long)}Q${round(x + half * 0.6)} ${round(foot - long * 0.55)} ${round(x + half)} ${round(foot)}Z"/>`
    return chance() < 0.22 ? blade + bulrush(x + lean, foot - long, (lean / long) * 60) : blade
  })
  return filled(blades, colour)
}

function bulrush(x: number, y: number, turn: number): string {
  return `<rect x="${round(x - 2.6)}" y="${round(y - 14)}" width="5.2" height="19" rx="2.6" transform="rotate(${round(turn)} ${round(x)} ${round(y)})"/>`
}
