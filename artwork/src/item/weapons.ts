import { block, disc, line, placed, repeat, ring, shape } from '../drawing/svg.ts'
import { bone, brass, clay, cork, FLAME, iron, leather, oilcloth, steel, tin, wood } from './material.ts'

/** All items are drawn around the middle of the picture, within 210 to each side. */
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

export function hookedPole(): string {
  const cup = [
    shape('M0 -20C-26 -40 -20 -66 0 -96 20 -66 26 -40 0 -20Z', FLAME.outer),
    shape('M0 -24C-14 -40 -12 -54 0 -72 12 -54 14 -40 0 -24Z', FLAME.core),
    shape('M-28 -24H28L18 14H-18Z', brass.plain) +
      shape('M4 -24H28L18 14H8Z', brass.shade) +
      block([-32, -30, 64, 9], brass.light, 1, 4),
  ]
  const pole = [
    shape('M-10 -190H10L13 330H-13Z', wood.plain) + shape('M2 -190H10L13 330H4Z', wood.shade),
    repeat(6, (i) => line(`M-6 ${-120 + i * 72}L-5 ${-86 + i * 72}`, wood.light, 3)),
    block([-15, -206, 30, 74], brass.plain, 1, 4) + block([3, -206, 12, 74], brass.shade, 1, 3),
    line('M-8 -168C-70 -168 -78 -240 -30 -252 -4 -258 6 -236 -10 -224', brass.plain, 15) +
      line('M-14 -162C-72 -164 -84 -230 -44 -252', brass.light, 4),
    line('M-15 -100H15M-15 240H15M-15 252H15', leather.shade, 7),
  ]
  return placed(pole.join('') + placed(cup.join(''), 0, -210, 1), 288, 318, 0.94, 33)
}

export function umbrella(): string {
  return placed(
    [
      shape('M-22 -150C-44 -40 -34 100 -6 196L10 196C40 100 46 -40 26 -150Z', oilcloth.plain),
      shape('M8 -150H26C46 -40 40 100 10 196H4C20 100 24 -40 8 -150Z', oilcloth.shade),
      shape('M-22 -150C-44 -40 -34 100 -6 196L-2 196C-16 100 -22 -40 -8 -150Z', oilcloth.light),
      shape('M-36 -20C-10 -6 16 -8 40 -24L40 0C16 14 -10 14 -37 4Z', leather.plain) + disc(2, 0, 7, brass.light),
      shape('M-10 196H14L8 262H-4Z', tin.shade) + shape('M-10 196H0L0 262H-4Z', tin.plain),
      block([-7, -196, 14, 50], wood.plain) + block([1, -196, 6, 50], wood.shade),
      shape(
        'M-8 -190C-12 -236 -2 -268 36 -270 66 -270 80 -250 78 -232L110 -226C116 -216 104 -208 78 -208 62 -196 36 -200 28 -214 16 -226 12 -214 10 -190Z',
        bone.plain,
      ),
      shape('M28 -214C40 -206 60 -206 78 -216L110 -222C112 -214 102 -208 78 -208 62 -196 36 -200 28 -214Z', bone.shade),
      shape('M-2 -196C-4 -232 4 -258 34 -262 18 -250 8 -230 6 -204Z', bone.light),
      disc(54, -244, 6, '#2b2420'),
    ].join(''),
    288,
    312,
    1,
    32,
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

export function keg(): string {
  return [
    line('M300 160C300 90 380 90 380 140 380 180 330 180 336 140 342 108 420 90 460 130', '#c9b48a', 11),
    disc(464, 132, 10, FLAME.outer) +
      repeat(7, (i) =>
        line(
          `M${464 + Math.cos(i * 0.9) * 18} ${132 + Math.sin(i * 0.9) * 18}L${464 + Math.cos(i * 0.9) * 36} ${132 + Math.sin(i * 0.9) * 36}`,
          FLAME.middle,
          5,
        ),
      ),
    shape('M180 190C140 270 140 400 180 480H420C460 400 460 270 420 190Z', iron.plain),
    shape('M330 190H420C460 270 460 400 420 480H330C356 400 356 270 330 190Z', iron.shade),
    shape('M180 190C140 270 140 400 180 480H220C186 400 186 270 220 190Z', iron.light, 0.8),
    shape('M176 190C176 166 424 166 424 190 424 212 176 212 176 190Z', iron.light) +
      shape('M286 178H322V196H286Z', wood.plain),
    shape(
      'M166 232C240 252 360 252 434 232L440 262C360 282 240 282 160 262ZM160 406C240 426 360 426 440 406L434 438C360 458 240 458 166 438Z',
      wood.shade,
    ),
    shape(
      'M166 232C220 246 270 248 300 248V277C250 276 200 272 160 262ZM160 406C210 420 260 422 300 422V452C250 452 200 448 166 438Z',
      wood.plain,
    ),
    ring(290, 342, 44, '#8fa5b8', 9) + shape('M272 366V334L290 316 308 334V366ZM262 342H318V350H262Z', '#8fa5b8'),
  ].join('')
}
