import { block, disc, line, placed, repeat, ring, shape } from '../drawing/svg.ts'
import { bone, brass, clearGlass, FLAME, iron, leather, oilcloth, steel, straw, tin, wood } from './material.ts'

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

export function rope(): string {
  const coils = repeat(6, (i) => {
    const y = 420 - i * 38
    const half = 176 - Math.abs(i - 1.5) * 7
    const turn = `M${300 - half} ${y}C${300 - half} ${y + 74} ${300 + half} ${y + 74} ${300 + half} ${y}C${300 + half} ${y - 60} ${300 - half} ${y - 60} ${300 - half} ${y}Z`
    const strands = `<path d="${turn}" fill="none" stroke="${straw.shade}" stroke-width="26" stroke-dasharray="4 15" opacity=".8"/>`
    return line(turn, straw.shade, 42) + line(turn, i % 2 ? straw.plain : straw.light, 34) + strands
  })
  return [
    coils,
    shape('M190 244C200 214 400 214 410 244 400 268 200 268 190 244Z', '#6f5a2e'),
    line('M470 300C540 330 520 420 470 440 430 456 440 500 500 506', straw.shade, 40) +
      line('M470 300C540 330 520 420 470 440 430 456 440 500 500 506', straw.plain, 32),
    disc(486, 434, 33, straw.shade) +
      disc(482, 430, 28, straw.light) +
      line('M462 424Q482 444 502 428M470 412Q484 428 500 412', straw.shade, 5),
    line('M506 498L540 488M508 506L544 508M506 514L538 528', straw.light, 7),
  ].join('')
}

export function hydrometer(): string {
  return [
    shape('M96 440H504V520C504 530 496 536 486 536H114C104 536 96 530 96 520Z', wood.plain) +
      shape('M300 440H504V520C504 530 496 536 486 536H300Z', wood.shade),
    shape('M112 380H488V444H112Z', '#7d2f3c') +
      shape('M300 380H488V444H300Z', '#5a2130') +
      shape('M112 380H488V394H112Z', '#a04a55'),
    shape('M262 90H338V460C338 484 262 484 262 460Z', clearGlass.plain, 0.85) +
      shape('M262 210H338V460C338 484 262 484 262 460Z', '#d99a3c') +
      shape('M304 210H338V460C338 472 322 476 304 477Z', '#a96f22'),
    shape('M262 210C262 200 338 200 338 210 338 220 262 220 262 210Z', '#f0c678'),
    block([294, 70, 12, 230], '#f5efdc') +
      repeat(9, (i) => block([294, 90 + i * 16, i % 3 === 0 ? 12 : 7, 3], iron.plain)),
    shape('M300 286C278 300 276 360 300 390 324 360 322 300 300 286Z', brass.plain) +
      shape('M302 288C322 302 322 360 302 388Z', brass.shade) +
      disc(300, 408, 17, brass.plain) +
      shape('M302 391A17 17 0 0 1 302 425Z', brass.shade),
    block([270, 104, 12, 330], '#ffffff', 0.45, 6),
    shape('M252 82H348V96H252ZM256 456H344V470C344 480 256 480 256 470Z', brass.plain) +
      shape('M304 82H348V96H304Z', brass.shade),
    shape('M150 462H230V484H150Z', brass.plain) + disc(190, 484, 7, brass.shade),
  ].join('')
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
