import { between, chanceFrom } from '../drawing/chance.ts'
import { lit, shaded } from '../drawing/colour.ts'
import { line, repeat, round, shape } from '../drawing/svg.ts'

export type Cut =
  | 'pointed'
  | 'swallowtail'
  | 'fringed'
  | 'pennant'
  | 'ragged'
  | 'notched'
  | 'woven'
  | 'drowned'
  | 'round'
  | 'straight'

/**
 * The left half of the lower edge of each cut, from the middle outwards. The cloth hangs from y = -20 and is 320 wide.
 */
const FEET: Readonly<Record<Cut, string>> = {
  pointed: 'L300 650 140 548',
  swallowtail: 'L300 540 140 650',
  fringed: 'L300 600 140 600',
  straight: 'L300 620 140 620',
  pennant: 'L300 690 140 470',
  ragged: 'L300 570 276 640 252 588 226 660 196 580 176 626 140 560',
  notched: 'L300 600 220 600 220 640 140 640',
  woven: 'L300 600 140 600',
  drowned: 'C260 660 240 560 200 610 180 640 160 620 140 590',
  round: 'C230 640 150 610 140 500',
}

function outline(cut: Cut): { whole: string; shadeHalf: string } {
  const foot = FEET[cut]
  const start = cut === 'drowned' || cut === 'round' ? 'M300 640' : 'M300 600'
  const left = `${start}${foot}L140 -20 300 -20Z`
  return { whole: left, shadeHalf: mirrorPath(left) }
}

function mirrorPath(path: string): string {
  return path.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${600 - Number(x)} ${y}`)
}

/** The cloth with its shadow, two halves and hem. */
export function cloth(cut: Cut, colour: string, trim: string, seed: string): string {
  const { whole, shadeHalf } = outline(cut)
  const ground = cut === 'woven' ? weave(colour) : ''
  return [
    `<g transform="translate(16 18)" opacity=".34">${shape(whole + shadeHalf, '#06100f')}</g>`,
    shape(whole, colour) + shape(shadeHalf, shaded(colour, 0.3)),
    ground,
    shape('M140 -20H196C186 140 188 280 194 400L140 440Z', lit(colour, 0.12), 0.5),
    cut === 'ragged' || cut === 'drowned' ? holes(seed) : hem(cut, trim),
    cut === 'fringed' ? repeat(27, (i) => line(`M${148 + i * 11.7} 602V${632 + (i % 2) * 6}`, trim, 5)) : '',
  ].join('')
}

function hem(cut: Cut, trim: string): string {
  const inner = FEET[cut].replace('L', 'M')
  const points = [...inner.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): [number, number] => [
    Number(x),
    Number(y),
  ])
  const pulled = points.map(([x, y]) => `${round(x < 290 ? x + 18 : x)} ${round(y - 24)}`)
  const path = cut === 'round' ? 'M300 616C236 616 166 594 158 490L158 -10' : `M${pulled.join('L')}L158 -10`
  return line(path, trim, 6) + line(mirrorPath(path), trim, 6)
}

function weave(colour: string): string {
  return repeat(17, (row) =>
    repeat(8, (column) => {
      const x = 142 + column * 40 + (row % 2) * 20
      return row % 2 === 1 && column === 7
        ? ''
        : `<rect x="${x}" y="${row * 36 - 16}" width="36" height="12" rx="5" fill="${lit(colour, 0.22)}" opacity=".55"/>`
    }),
  )
}

function holes(seed: string): string {
  const chance = chanceFrom(`${seed} holes`)
  return repeat(6, () => {
    const [x, y] = [between(chance, 160, 430), between(chance, 400, 540)]
    return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(between(chance, 3, 9))}" ry="${round(between(chance, 5, 15))}" fill="#0a1413" opacity=".55"/>`
  })
}
