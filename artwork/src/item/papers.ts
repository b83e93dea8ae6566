import { block, disc, line, placed, repeat, ring, shape } from '../drawing/svg.ts'
import { brass, clearGlass, iron, leather, paper, wax, wood } from './material.ts'

export function almanac(): string {
  return placed(
    [
      shape('M-140 -196L150 -206 164 200 -126 214Z', '#1d3c55'),
      shape('M-134 -196L152 -200 160 190 -122 204Z', paper.plain) +
        line('M156 -190L162 186M150 -196L156 188', paper.shade, 2.5),
      shape('M-150 -200L136 -210C142 -150 146 120 150 170L128 196 -134 208C-140 80 -146 -80 -150 -200Z', '#3d6d8f'),
      shape('M-150 -200L-124 -201C-120 -80 -114 80 -108 207L-134 208C-140 80 -146 -80 -150 -200Z', '#274d69'),
      shape('M150 170L128 196 122 174Z', paper.light),
      shape('M30 -130A66 66 0 1 1 -40 -34 54 54 0 1 0 30 -130Z', '#f3e6c4'),
      line('M-80 70C-60 46 -40 46 -20 70 0 94 20 94 40 70 60 46 80 46 100 66', '#f3e6c4', 10) +
        line('M-78 112C-58 88 -38 88 -18 112 2 136 22 136 42 112 62 88 82 88 102 108', '#f3e6c4', 7),
      block([-78, -178, 180, 9], '#f3e6c4') + block([-70, 152, 150, 7], '#f3e6c4'),
      line('M-126 -150L-106 -150M-124 -60L-104 -60M-122 30L-102 30M-120 120L-100 120', '#c9a35c', 6),
    ].join(''),
    300,
    300,
    1.08,
    -9,
  )
}

export function wickOnCloth(): string {
  return [
    shape(
      'M110 200C200 150 420 140 500 190 520 300 520 400 470 460 350 500 200 490 120 440 90 360 90 270 110 200Z',
      '#d9cfb9',
    ),
    shape(
      'M120 190C210 142 420 134 490 182 508 290 508 390 462 446 350 486 206 476 130 428 102 350 100 262 120 190Z',
      '#faf4e6',
    ),
    line(
      'M200 176C190 260 210 360 196 456M404 160C420 250 396 350 412 462M112 320C220 300 380 340 500 310',
      '#e3d9c2',
      6,
    ),
    shape('M372 158C420 150 466 160 490 182 508 290 508 390 462 446L412 462C396 350 420 250 404 160Z', '#ebe2cd'),
    shape('M176 384L404 208 430 240 202 418Z', '#c9a876') + shape('M176 384L404 208 412 218 184 394Z', '#ecd7ad'),
    repeat(13, (i) => line(`M${196 + i * 17} ${380 - i * 13.2}l14 18`, '#a38250', 3.5)),
    shape('M176 384L202 418 176 432C160 426 156 400 176 384Z', '#20201f') +
      shape('M196 370L224 402 202 418 176 384Z', '#5a4630'),
    shape('M404 208L430 240 436 236 410 204Z', '#fff8e4'),
    disc(150, 446, 4, '#3a352f') + disc(166, 462, 3, '#3a352f') + disc(140, 426, 2.5, '#3a352f'),
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

export function vellum(): string {
  const seals = repeat(8, (i) => {
    const [x, y] = [150 + i * 43, 418 + (i % 2) * 8]
    const white = i === 2
    const [plain, shade, light] = white ? ['#f4ecd8', '#c3b596', '#fffaf0'] : [wax.plain, wax.shade, wax.light]
    return (
      line(`M${x} ${y - 60}V${y}`, leather.plain, 6) +
      disc(x, y + 20, 20, plain) +
      shape(`M${x} ${y}A20 20 0 0 1 ${x} ${y + 40}C${x + 12} ${y + 30} ${x + 12} ${y + 10} ${x} ${y}Z`, shade) +
      ring(x, y + 20, 11, light, 3)
    )
  })
  return placed(
    [
      shape('M110 150H490C486 220 494 300 488 370H112C106 300 114 220 110 150Z', paper.plain),
      shape('M380 150H490C486 220 494 300 488 370H372C384 300 376 220 380 150Z', paper.shade, 0.6),
      shape('M112 300C170 280 210 320 260 306 300 296 320 340 330 370H112C108 346 110 322 112 300Z', '#a08a5e', 0.4),
      repeat(7, (i) =>
        block([146, 184 + i * 20, [300, 270, 306, 240, 292, 260, 180][i] ?? 260, 6], '#5d4a33', i > 4 ? 0.4 : 0.75, 3),
      ),
      shape('M84 116C84 104 516 104 516 116V154C516 166 84 166 84 154Z', paper.light) +
        shape('M84 138H516V154C516 166 84 166 84 154Z', paper.shade) +
        disc(86, 135, 22, paper.plain) +
        ring(86, 135, 12, paper.shade, 5) +
        disc(514, 135, 22, paper.plain) +
        ring(514, 135, 12, paper.shade, 5),
      shape('M96 366H504V384H96Z', paper.shade),
      seals,
    ].join(''),
    0,
    20,
  )
}
