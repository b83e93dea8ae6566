import { block, disc, line, placed, repeat, ring, shape } from '../drawing/svg.ts'
import { bone, brass, clay, cork, iron, leather, steel, tin, wood } from './material.ts'

export function knife(): string {
  return placed(
    [
      shape('M-30 -22C60 -30 150 -60 206 -130 214 -60 170 20 60 36 30 40 0 40 -30 34Z', steel.plain),
      shape('M-30 10C60 6 150 -30 206 -130 214 -60 170 20 60 36 30 40 0 40 -30 34Z', steel.light),
      shape('M136 -62L150 -84 162 -74Z', steel.shade),
      shape('M-30 -22C-10 -24 20 -25 44 -28L40 -14C10 -10 -10 -10 -30 -10Z', steel.shade),
      block([-48, -34, 22, 80], brass.plain, 1, 6) + block([-38, -34, 12, 80], brass.shade, 1, 4),
      shape('M-44 -24C-90 -40 -150 -30 -200 -20 -222 -10 -222 36 -200 44 -150 54 -90 56 -44 40Z', cork.plain),
      shape('M-44 10C-100 20 -160 14 -216 12 -216 30 -212 40 -200 44 -150 54 -90 56 -44 40Z', cork.shade),
      line('M-190 -10C-150 -18 -110 -22 -70 -14', cork.light, 8),
      repeat(9, (i) => disc(-180 + ((i * 47) % 120), -12 + ((i * 23) % 44), 3.4, cork.shade)),
    ].join(''),
    300,
    310,
    1,
    -28,
  )
}

function braid(path: string, colour: string): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="9" stroke-dasharray="7 11"/>`
}

export function sling(): string {
  return [
    line('M150 110C60 200 110 360 230 410', leather.plain, 15) +
      line('M450 130C540 240 500 350 372 410', leather.shade, 15),
    braid('M150 110C60 200 110 360 230 410', leather.shade),
    braid('M450 130C540 240 500 350 372 410', leather.plain),
    shape('M210 384C260 350 346 350 396 384 392 440 350 470 302 470 254 470 214 440 210 384Z', leather.plain),
    shape('M306 358C340 360 372 368 396 384 392 440 350 470 302 470 322 440 326 400 306 358Z', leather.shade),
    shape('M224 392C262 366 342 366 382 392 340 380 264 380 224 392Z', leather.light),
    disc(302, 404, 42, clay.plain) +
      shape('M318 366A42 42 0 0 1 302 446C326 430 332 396 318 366Z', clay.shade) +
      disc(286, 388, 8, clay.light),
    ring(150, 96, 20, leather.plain, 10) + disc(452, 120, 15, leather.shade),
    disc(236, 510, 34, clay.plain) +
      shape('M248 478A34 34 0 0 1 236 544C256 530 260 500 248 478Z', clay.shade) +
      disc(224, 498, 6, clay.light),
    disc(330, 520, 34, clay.plain) +
      shape('M342 488A34 34 0 0 1 330 554C350 540 354 510 342 488Z', clay.shade) +
      disc(318, 508, 6, clay.light),
  ].join('')
}

export function pistol(): string {
  return placed(
    [
      line('M-120 150C-180 260 -60 290 -10 220 30 170 100 200 90 250', bone.shade, 16) +
        line('M-120 146C-180 256 -60 286 -10 216 30 166 100 196 90 246', bone.light, 10),
      shape(
        'M-186 -70C-150 -76 -110 -70 -70 -60L-74 10C-90 40 -96 80 -108 160 -116 196 -196 196 -200 160 -190 80 -176 40 -190 -20Z',
        wood.plain,
      ),
      shape(
        'M-120 -68L-70 -60 -74 10C-90 40 -96 80 -108 160 -112 182 -140 188 -160 186 -130 120 -110 20 -120 -68Z',
        wood.shade,
      ),
      shape('M-204 150C-190 168 -124 170 -106 152L-104 178C-120 200 -196 200 -206 176Z', brass.plain),
      line('M-64 22C-50 78 22 78 30 8', brass.shade, 10) + line('M-34 8C-40 30 -30 44 -22 48', iron.plain, 8),
      shape('M-196 -82L-150 -96H90V-24H-40L-70 12 -110 0Z', brass.plain) +
        shape('M-180 -52L-60 -52 90 -56V-24H-40L-70 12 -110 0Z', brass.shade),
      block([-150, -88, 230, 11], brass.light, 1, 5),
      shape('M84 -98C130 -98 160 -108 196 -132V14C160 -12 130 -22 84 -24Z', brass.plain) +
        shape('M84 -56C130 -54 160 -52 196 -50V14C160 -12 130 -22 84 -24Z', brass.shade) +
        shape('M84 -92C130 -92 160 -102 192 -122V-106C160 -88 130 -80 84 -80Z', brass.light),
      shape('M196 -140C214 -110 214 -8 196 22 180 -8 180 -110 196 -140Z', brass.light) +
        shape('M198 -120C208 -98 208 -20 198 2 188 -20 188 -98 198 -120Z', iron.shade),
      shape('M-190 -76C-226 -100 -214 -140 -178 -136L-168 -124 -186 -112 -158 -92Z', iron.plain) +
        shape('M-110 -96L-96 -124H-40L-28 -96Z', iron.plain) +
        disc(-92, -44, 12, iron.plain) +
        disc(-95, -47, 4, iron.light),
    ].join(''),
    296,
    280,
    0.94,
    -12,
  )
}

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
