import { block, disc, line, placed, repeat, ring, shape } from '../drawing/svg.ts'
import { bone, brass, clay, clearGlass, cork, iron, leather, straw, tin, wood } from './material.ts'

export function vial(): string {
  return [
    disc(300, 300, 150, '#fff3c9', 0.16),
    shape('M270 92H330V150H270Z', cork.plain) + shape('M304 92H330V150H304Z', cork.shade),
    shape(
      'M258 150H342V176H258ZM268 176H332V230C372 250 384 280 384 330V460C384 500 366 512 300 512 234 512 216 500 216 460V330C216 280 228 250 268 230Z',
      clearGlass.plain,
      0.55,
    ),
    shape('M228 330C260 318 340 342 372 328V456C372 490 352 500 300 500 248 500 228 490 228 456Z', '#fdf8e4', 0.75),
    shape('M340 330C352 332 362 332 372 328V456C372 490 352 500 320 500 344 470 346 400 340 330Z', '#d8cfa6', 0.8),
    block([238, 262, 15, 210], '#ffffff', 0.7, 7),
    line('M262 162H338', clearGlass.shade, 5),
    shape('M452 250C440 280 450 300 466 316 486 296 488 268 466 226 464 244 458 246 452 250Z', '#f2a94a') +
      shape('M462 274C456 292 460 300 466 308 474 298 474 284 466 268Z', '#fff1d0') +
      block([460, 318, 12, 120], '#efe3c6', 1, 3),
  ].join('')
}

export function seedPouch(): string {
  return [
    shape('M210 230C140 300 120 440 190 490 250 520 360 520 410 490 480 440 460 300 390 230Z', '#a59a86'),
    shape('M330 230H390C460 300 480 440 410 490 386 506 350 512 320 514 380 440 380 320 330 230Z', '#776d5c'),
    shape(
      'M206 232C180 190 190 140 220 110 244 150 262 160 276 120 290 150 312 150 326 116 342 154 362 150 384 108 412 140 418 190 392 232Z',
      '#bdb29c',
    ) + shape('M330 232C350 190 360 150 384 108 412 140 418 190 392 232Z', '#8c8270'),
    line('M204 228C260 246 340 246 396 228M206 244C260 262 340 262 394 244', leather.plain, 9) +
      line('M396 240C440 250 450 290 436 320', leather.plain, 8),
    line('M220 300C200 360 200 420 224 460', '#cfc5b0', 9),
    repeat(26, (i) => disc(120 + ((i * 53) % 150) - i, 512 + ((i * 17) % 24), 4.2, i % 3 ? '#6d7276' : '#94999b')),
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

export function teaBrick(): string {
  return [
    shape('M130 260L330 190 490 260 290 340Z', '#6a4a30') +
      shape('M130 260L290 340V450L130 366Z', '#4a3220') +
      shape('M290 340L490 260V366L290 450Z', '#36241a'),
    shape(
      'M310 230C330 224 352 244 336 262 320 276 296 270 300 284L284 276C280 254 296 246 306 246L296 236Z',
      '#3a2819',
    ),
    shape(
      'M110 350C150 330 170 372 210 366L290 404 350 380C390 392 430 350 500 340L510 470C440 500 360 520 290 530 220 510 150 480 100 450Z',
      '#e8dcc0',
    ),
    shape('M290 404L350 380C390 392 430 350 500 340L510 470C440 500 360 520 290 530Z', '#c2b391'),
    repeat(5, (i) =>
      line(`M130 ${392 + i * 17}L264 ${434 + i * 18}M318 ${438 + i * 17}L480 ${386 + i * 18}`, '#7a6d54', 4, 0.8),
    ),
    repeat(6, (i) => shape(`M${410 + i * 19} ${186 - (i % 3) * 16}l14 -7 4 13 -12 6Z`, i % 2 ? '#6a4a30' : '#4a3220')),
  ].join('')
}

export function satchel(): string {
  return [
    line('M140 260C110 120 240 70 300 74 380 78 480 110 462 260', leather.shade, 22) +
      line('M140 256C112 122 240 74 300 78', leather.plain, 13),
    shape('M126 250H476L494 480C494 504 478 512 460 512H142C122 512 108 504 108 480Z', '#6f9fbd'),
    shape('M340 250H476L494 480C494 504 478 512 460 512H340Z', '#4b7691'),
    shape('M118 236H482V330C430 400 360 420 300 420 240 420 170 400 118 330Z', '#f1e7cc') +
      shape('M330 236H482V330C430 396 370 414 330 418Z', '#c9ba96'),
    shape('M150 440H210V486H150Z', '#7fb0cd') + line('M150 440H210V486H150Z', '#3c6079', 3.5),
    block([284, 396, 34, 52], leather.plain, 1, 5) + disc(301, 428, 10, brass.plain),
    shape('M252 290H350V350H252Z', '#6f9fbd') + line('M254 292L301 326 348 292', '#f1e7cc', 6),
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

export function cask(): string {
  return placed(
    [
      shape('M-170 -110C-190 -40 -190 60 -170 130H150C176 60 176 -40 150 -110Z', wood.plain) +
        shape('M-172 60C-176 90 -176 110 -170 130H150C160 106 166 80 168 60Z', wood.shade),
      line('M-180 -40H164M-184 10H170M-180 60H166', wood.shade, 4),
      [-130, -60, 60, 124]
        .map((x) =>
          shape(
            `M${x} -112C${x - 10} -40 ${x - 10} 60 ${x} 132H${x + 22}C${x + 12} 60 ${x + 12} -40 ${x + 22} -112Z`,
            iron.light,
          ),
        )
        .join(''),
      shape('M150 -110C176 -60 176 80 150 130 116 80 116 -60 150 -110Z', '#b98d5c'),
      disc(0, -64, 19, cork.plain) + disc(0, -64, 11, cork.shade) + disc(-6, 98, 13, '#3d2a1b'),
      shape('M-44 14C-24 -14 24 -14 44 12L66 -6 62 14 66 34 44 18C24 42 -24 40 -44 14Z', '#2d241c') +
        disc(-24, 10, 4, wood.light),
    ].join(''),
    300,
    300,
    1.08,
    -8,
  )
}

export function smudgePot(): string {
  return [
    shape('M310 170C250 130 330 90 280 40 350 50 380 100 340 130 390 140 380 170 330 176Z', '#6b5b4c', 0.7),
    shape('M250 170H350V214H250Z', '#3a332b') +
      shape('M240 160C262 140 280 172 300 150 322 172 340 142 362 162L352 186H248Z', '#544a3d'),
    shape('M230 206H370V236H230Z', clay.shade),
    shape('M240 236C150 270 130 380 180 460 220 512 380 512 420 460 470 380 450 270 360 236Z', clay.plain) +
      shape('M330 236H360C450 270 470 380 420 460 400 486 360 498 320 500 400 430 400 300 330 236Z', clay.shade),
    line('M196 300C174 350 180 410 206 446', clay.light, 15),
    line('M160 340C240 366 360 366 440 340M158 372C240 398 360 398 442 372', clay.shade, 6),
  ].join('')
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

export function handBell(): string {
  return [
    shape('M270 70H330L336 210H264Z', wood.plain) +
      shape('M304 70H330L336 210H306Z', wood.shade) +
      disc(300, 66, 36, wood.plain) +
      shape('M304 30A36 36 0 0 1 304 102Z', wood.shade),
    shape(
      'M250 206H350C390 240 392 320 412 380 424 410 440 430 456 446H144C160 430 176 410 188 380 208 320 210 240 250 206Z',
      '#8a8c80',
    ) + shape('M320 206H350C390 240 392 320 412 380 424 410 440 430 456 446H330C356 370 356 270 320 206Z', '#5a5d55'),
    shape('M232 250C216 310 208 370 186 420H212C234 370 236 300 250 244Z', '#b5b7a8'),
    `<ellipse cx="300" cy="450" rx="160" ry="30" fill="#20251f"/>` + ring(300, 448, 22, '#5f7d46', 9),
    line('M140 450C200 486 400 486 460 450', '#b5b7a8', 8),
  ].join('')
}
