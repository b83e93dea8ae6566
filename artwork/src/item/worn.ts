import { block, disc, line, placed, repeat, ring, shape } from '../drawing/svg.ts'
import { bone, brass, iron, leather, straw, verdigris, wood } from './material.ts'

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

/** A long coat, patched at the elbows. */
export function oilskin(): string {
  const sleeve = (side: 1 | -1, fill: string, patch: string): string =>
    mirrored(
      [
        shape('M84 -152C132 -132 156 -96 164 -40L192 112C168 132 140 132 122 118L92 -20Z', fill),
        shape('M120 -8C138 -18 156 -18 166 -10L174 36C158 46 142 46 130 42Z', patch),
        line('M126 106C146 118 166 116 186 102', leather.shade, 6),
      ].join(''),
      side,
    )
  return [
    sleeve(-1, leather.plain, straw.shade),
    sleeve(1, leather.shade, verdigris.plain),
    shape('M214 144C250 166 350 166 386 144L410 280 424 490C384 512 216 512 176 490L190 280Z', leather.plain),
    shape('M300 162C338 162 368 156 386 144L410 280 424 490C396 504 350 508 312 508Z', leather.shade, 0.6),
    shape('M240 118C270 140 330 140 360 118L390 150C352 190 248 190 210 150Z', leather.light),
    shape('M262 122C284 136 316 136 338 122L330 148C312 158 288 158 270 148Z', leather.shade),
    line('M300 182L308 504', leather.shade, 7),
    repeat(4, (i) => disc(326, 226 + i * 58, 11, brass.shade) + disc(324, 224 + i * 58, 8, brass.plain)),
    line('M212 392C230 404 256 406 276 400M340 400C360 406 382 404 394 396', leather.shade, 8),
    line('M206 300C202 350 198 410 196 470', leather.light, 8),
  ].join('')
}

function mirrored(drawing: string, side: 1 | -1): string {
  return `<g transform="translate(300 300) scale(${side} 1)">${drawing}</g>`
}
