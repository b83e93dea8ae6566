import { block, disc, line, placed, repeat, ring, shape } from '../drawing/svg.ts'
import { brass, iron, leather, steel, tin, wood } from './material.ts'

export function carbine(): string {
  return placed(
    [
      shape(
        'M-230 30C-200 -6 -150 -16 -90 -16H60V22H-60C-110 24 -150 50 -176 100 -210 110 -236 80 -230 30Z',
        wood.plain,
      ),
      shape('M-226 60C-190 30 -150 10 -90 6H60V22H-60C-110 24 -150 50 -176 100 -204 108 -222 92 -226 60Z', wood.shade),
      block([-60, -34, 210, 20], iron.plain, 1, 5) + block([-60, -34, 210, 7], iron.light, 1, 4),
      block([60, -12, 90, 12], wood.shade, 1, 4),
      shape('M140 -46L226 -44 232 -4 140 -2Z', '#a99b7a') +
        shape('M140 -22L229 -22 232 -4 140 -2Z', '#7d7056') +
        block([150, -48, 9, 48], leather.shade, 1, 3),
      line('M-74 24C-66 58 -26 58 -22 20', iron.plain, 9) + line('M-52 20C-54 34 -48 42 -42 44', iron.shade, 7),
      shape('M-70 -34C-90 -60 -64 -72 -50 -58L-46 -34Z', iron.plain),
      block([-206, 26, 56, 34], brass.plain, 1, 5) + line('M-196 38H-162M-196 49H-172', tin.light, 4),
    ].join(''),
    304,
    300,
    0.98,
    -24,
  )
}

export function eelSpear(): string {
  const tines = repeat(7, (i) => {
    const x = -66 + i * 22
    return shape(
      `M${x * 0.55 - 5} -60L${x - 5} -190 ${x} -214 ${x + 5} -190 ${x + 14} -176 ${x + 5} -178L${x * 0.55 + 6} -60Z`,
      i < 4 ? steel.plain : steel.shade,
    )
  })
  return placed(
    [
      block([-8, -40, 16, 380], wood.plain, 1, 6) + block([2, -40, 6, 380], wood.shade, 1, 3),
      tines,
      shape('M-44 -66H46L26 -30H-24Z', iron.plain) + shape('M4 -66H46L26 -30H4Z', iron.shade),
      line('M-10 -16H10M-10 -4H10M-10 8H10', leather.shade, 6),
      line('M0 300C60 310 70 370 20 380 -20 384 -30 340 0 320', leather.plain, 8),
    ].join(''),
    262,
    296,
    0.8,
    28,
  )
}

export function reedHook(): string {
  return placed(
    [
      shape('M-12 -30L12 -30 14 300 -14 300Z', wood.plain) + shape('M2 -30L12 -30 14 300 4 300Z', wood.shade),
      repeat(8, (i) => line(`M-15 ${150 + i * 18}L15 ${142 + i * 18}`, i % 2 ? '#6f8d55' : '#4f6b3f', 11)),
      shape(
        'M-14 -20C-30 -130 20 -230 130 -226 210 -220 246 -150 238 -70 220 -140 180 -176 124 -170 60 -162 26 -100 16 -20Z',
        steel.plain,
      ),
      shape(
        'M-2 -20C-10 -110 40 -196 128 -196 196 -192 230 -140 238 -70 220 -140 180 -176 124 -170 60 -162 26 -100 16 -20Z',
        steel.light,
      ),
      block([-20, -40, 40, 34], iron.plain, 1, 5),
    ].join(''),
    230,
    310,
    0.92,
    -6,
  )
}

export function spade(): string {
  return placed(
    [
      shape('M-13 -90H13V60H-13Z', wood.plain) + shape('M3 -90H13V60H3Z', wood.shade),
      shape('M-70 -170C-70 -190 70 -190 70 -170L60 -140H-60Z', wood.plain) +
        shape('M-60 -140H60L13 -80H-13Z', wood.shade) +
        shape('M-96 60H96V170C96 230 40 262 0 280 -40 262 -96 230 -96 170Z', steel.plain),
      shape('M6 60H96V170C96 230 40 262 6 278Z', steel.shade),
      shape('M-96 60H96V84H-96ZM-18 20H18V120L0 150 -18 120Z', iron.plain),
      line('M-88 110C-88 200 -60 224 -26 244', steel.light, 8),
      shape('M-8 -60H6V-34H20V-24H-8Z', '#3a2416'),
    ].join(''),
    300,
    270,
    0.96,
    24,
  )
}

export function puntGun(): string {
  return placed(
    [
      block([-150, -26, 370, 40], iron.plain, 1, 8) +
        block([-150, -26, 370, 12], iron.light, 1, 6) +
        block([-150, 0, 370, 14], iron.shade, 1, 6),
      shape('M206 -38H236V26H206Z', iron.plain) +
        shape('M232 -30C256 -34 262 22 232 18Z', '#c9a06a') +
        shape('M238 -12l12 -3 -6 10Z', '#3f6a55'),
      shape('M-220 70L-190 -30 -100 -30 -80 22H120L150 70Z', wood.plain) +
        shape('M-214 50H136L150 70H-220Z', wood.shade),
      [-40, 60]
        .map((x) => block([x, -38, 22, 66], brass.plain, 1, 4) + block([x + 12, -38, 10, 66], brass.shade, 1, 4))
        .join(''),
      disc(-170, 10, 13, iron.plain) + shape('M-150 -26C-170 -56 -140 -70 -124 -54L-120 -26Z', iron.plain),
      shape('M-250 70H230L206 118H-226Z', wood.shade) +
        line('M-240 84H224', wood.light, 5) +
        repeat(5, (i) => disc(-180 + i * 84, 100, 6, iron.shade)),
    ].join(''),
    300,
    300,
    0.86,
    -6,
  )
}

export function soundingLine(): string {
  const coil = (radius: number, tone: string): string =>
    `<ellipse cx="250" cy="250" rx="${radius}" ry="${Math.round(radius * 0.72)}" fill="none" stroke="${tone}" stroke-width="15"/>`
  return [
    coil(150, '#b99f6c') + coil(126, '#d6bf8c') + coil(102, '#b99f6c') + coil(78, '#d6bf8c'),
    line('M392 280C440 320 400 380 420 420', '#d6bf8c', 13),
    shape('M420 404C450 430 470 500 440 530 428 540 410 540 398 530 366 500 390 430 420 404Z', '#6f787c') +
      shape('M424 410C452 436 470 500 440 530 434 535 428 537 420 538 436 500 436 450 424 410Z', '#484f53') +
      ring(420, 402, 13, '#484f53', 7),
    shape('M112 176L86 160 96 206ZM190 140L176 104 212 124ZM322 144L348 112 352 156Z', leather.plain),
    shape('M120 320L84 340 122 356ZM236 358L226 396 262 372Z', '#a5323f'),
    disc(392, 214, 19, brass.plain) +
      disc(392, 214, 13, brass.light) +
      disc(388, 212, 2.6, brass.shade) +
      disc(396, 212, 2.6, brass.shade),
  ].join('')
}
