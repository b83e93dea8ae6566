import { line, placed, repeat, shape } from '../drawing/svg.ts'
import { bone, iron, straw, tin } from './material.ts'

export function hooves(): string {
  const hoof = (x: number, y: number, turn: number): string =>
    placed(
      [
        shape('M-46 -230C-60 -120 -52 -60 -58 0H52C46 -60 60 -120 50 -230Z', '#7d5a43') +
          shape('M10 -230H50C60 -120 46 -60 52 0H14Z', '#4f382d'),
        shape('M-62 -14C-20 4 20 4 58 -14L60 14H-64Z', '#e6dcc8'),
        shape('M-64 10H60L88 110H-90Z', '#3d3430') + shape('M10 10H60L88 110H20Z', '#28211e'),
        shape('M-96 104H92L96 132H-100Z', iron.light) + shape('M10 104H92L96 132H14Z', iron.plain),
      ].join(''),
      x,
      y,
      0.92,
      turn,
    )
  const burst = repeat(8, (i) =>
    line(
      `M${300 + Math.cos(i * 0.785) * 196} ${330 + Math.sin(i * 0.785) * 196}L${300 + Math.cos(i * 0.785) * 250} ${330 + Math.sin(i * 0.785) * 250}`,
      '#f6e2b4',
      12,
    ),
  )
  return burst + hoof(216, 330, 18) + hoof(398, 300, -12)
}

export function stubbleHands(): string {
  const bunch = (x: number, turn: number): string =>
    placed(
      repeat(11, (i) => {
        const spread = (i - 5) * 17
        return shape(
          `M${spread * 0.35 - 9} 150L${spread - 10} ${-150 + Math.abs(spread) * 0.5}L${spread + 10} ${-176 + Math.abs(spread) * 0.5}L${spread * 0.35 + 9} 150Z`,
          i > 6 ? straw.shade : i % 2 ? straw.plain : straw.light,
        )
      }) +
        shape('M-54 96H54L50 140H-50Z', tin.shade) +
        line('M-50 104L46 132M-50 118L30 138M-20 98L50 118', bone.shade, 6),
      x,
      340,
      1,
      turn,
    )
  return bunch(196, -16) + bunch(410, 14)
}
