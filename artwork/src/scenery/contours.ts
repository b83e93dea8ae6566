import { between, type Chance } from '../drawing/chance.ts'
import { type Point, smoothLoop } from '../drawing/path.ts'
import { line, repeat } from '../drawing/svg.ts'

/** Contour lines as on a hiking map, around a single summit. */
export function contours(chance: Chance, colour: string, [width, height]: readonly [number, number]): string {
  const [summitX, summitY] = [width * between(chance, 0.3, 0.7), height * between(chance, 0.3, 0.7)]
  const phases = [chance() * 6, chance() * 6, chance() * 6]
  const corners = 20
  return repeat(9, (i) => {
    const points = Array.from({ length: corners }, (_, corner): Point => {
      const angle = (corner / corners) * Math.PI * 2
      const [first = 0, second = 0, third = 0] = phases
      const waves =
        Math.sin(angle * 2 + first + i * 0.12) * 0.16 +
        Math.sin(angle * 3 + second) * 0.1 +
        Math.sin(angle * 5 + third + i * 0.3) * 0.05
      const reach = (60 + i * 52) * (1 + waves)
      return [summitX + Math.cos(angle) * reach, summitY + Math.sin(angle) * reach]
    })
    return line(smoothLoop(points), colour, i % 4 === 0 ? 4 : 2.2)
  })
}
