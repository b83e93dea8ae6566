import { block, disc, line, placed, repeat, ring, shape } from '../drawing/svg.ts'
import { bone, brass, iron, straw, wood } from './material.ts'

export function clasp(): string {
  return [
    line('M120 470L236 384', iron.shade, 20) + line('M120 470L236 384', bone.shade, 10),
    ring(300, 300, 168, brass.shade, 56) + ring(296, 296, 168, brass.plain, 50),
    line('M172 220A152 152 0 0 1 300 138', brass.light, 12),
    ring(300, 300, 112, brass.shade, 30) + ring(298, 298, 112, '#b98538', 24),
    repeat(12, (i) => {
      const angle = (i / 12) * Math.PI * 2
      return line(
        `M${300 + Math.cos(angle) * 148} ${300 + Math.sin(angle) * 148}L${300 + Math.cos(angle) * 164} ${300 + Math.sin(angle) * 164}`,
        brass.shade,
        i % 3 === 0 ? 10 : 5,
      )
    }),
    shape('M408 366L442 384 424 420 390 396Z', '#3b2a14'),
    line('M244 340C262 318 278 318 296 340 314 362 330 362 350 338', brass.light, 9),
    shape('M476 120L500 140 250 410 226 430 236 400Z', brass.plain) +
      shape('M488 130L500 140 250 410 226 430Z', brass.shade) +
      disc(488, 130, 24, brass.light) +
      disc(493, 136, 15, brass.plain),
  ].join('')
}

export function footCharm(): string {
  return [
    line('M300 210C180 170 160 60 300 56 440 60 420 170 300 210', '#cdbf9d', 10),
    disc(300, 214, 15, '#8f7a55') + disc(300, 214, 6, '#5d4a33'),
    shape(
      'M262 230C250 300 262 340 236 400 216 450 240 510 290 508 340 506 350 460 352 420 356 360 340 300 344 230Z',
      wood.light,
    ),
    shape('M312 230H344C340 300 356 360 352 420 350 460 340 506 290 508 330 470 330 330 312 230Z', wood.plain),
    [
      [232, 512, 20],
      [266, 528, 15],
      [296, 530, 13],
      [322, 524, 12],
      [344, 510, 11],
    ]
      .map(([x = 0, y = 0, size = 9]) => disc(x, y - 10, size, wood.light))
      .join(''),
    line('M270 300C280 340 262 390 254 430M300 290C306 340 296 400 290 450', wood.plain, 4),
  ].join('')
}

export function pattens(): string {
  const board = (turn: number, x: number, y: number): string =>
    placed(
      [
        block([-84, -122, 168, 250], wood.shade, 1, 10) +
          block([-90, -130, 168, 250], wood.plain, 1, 10) +
          block([20, -130, 58, 250], '#7a5433', 1, 8),
        line('M-76 -60H66M-78 20H66M-76 90H66', wood.shade, 4),
        line('M-70 -40C-50 -100 40 -100 60 -40', straw.shade, 26) +
          line('M-70 -40C-50 -100 40 -100 60 -40', straw.plain, 18) +
          line('M-64 50C-40 20 30 20 54 50', straw.plain, 14),
      ].join(''),
      x,
      y,
      1,
      turn,
    )
  return board(-14, 212, 310) + board(10, 402, 300)
}
