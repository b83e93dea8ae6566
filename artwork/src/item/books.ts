import { block, line, placed, repeat, ring, shape } from '../drawing/svg.ts'
import { brass, iron, leather, paper } from './material.ts'

export function docketBook(): string {
  return placed(
    [
      shape('M-106 -206H116V214H-106Z', '#1d2429') +
        shape('M-96 -196H108L112 204H-92Z', paper.plain) +
        line('M104 -190L108 198M98 -190L102 198', paper.shade, 3),
      shape('M-112 -212H92C98 -100 98 100 94 206H-112Z', '#37444c') + shape('M-112 -212H-78V206H-112Z', '#232d33'),
      block([-50, -150, 110, 84], paper.plain, 1, 4) + line('M-36 -128H44M-36 -108H44M-36 -88H10', '#5d4a33', 5),
      line('M-40 -212C-40 -250 20 -250 20 -212M20 -230C90 -240 140 -150 132 -60', '#cdbf9d', 6),
      placed(
        shape('M-9 -90H9V70L0 100 -9 70Z', '#c9872f') +
          shape('M-9 70H9L0 100Z', '#efe0c0') +
          shape('M-2 88L0 100 3 88Z', '#222222') +
          shape('M-9 -90H9V-72H-9Z', '#a5323f'),
        132,
        40,
        1,
        8,
      ),
    ].join(''),
    288,
    304,
    1,
    -8,
  )
}

export function chainedBook(): string {
  const links = repeat(
    8,
    (i) =>
      `<ellipse cx="${468 + Math.sin(i * 0.8) * 20}" cy="${170 + i * 44}" rx="${i % 2 ? 8 : 17}" ry="25" fill="none" stroke="${i % 2 ? iron.shade : iron.light}" stroke-width="9"/>`,
  )
  return [
    shape('M130 160C250 130 380 138 440 160L452 470C380 450 260 450 142 478Z', leather.shade),
    shape('M146 150C260 124 370 132 432 150L440 450C376 430 260 432 152 460Z', paper.plain) +
      repeat(6, (i) =>
        line(`M150 ${454 - i * 7}C260 ${428 - i * 7} 376 ${426 - i * 7} 440 ${446 - i * 7}`, paper.shade, 2.5),
      ),
    shape('M130 146C250 112 370 122 430 142L428 404C370 386 250 388 138 420Z', leather.plain) +
      shape('M340 124C376 126 408 134 430 142L428 404C404 396 376 392 344 391Z', leather.shade),
    [
      [130, 146],
      [396, 132],
      [138, 384],
      [394, 364],
    ]
      .map(([x = 0, y = 0]) => block([x, y, 36, 36], brass.plain, 1, 4))
      .join(''),
    ring(280, 262, 58, brass.plain, 8) + shape('M262 300L268 240H292L298 300ZM258 234H302V224H258Z', brass.light),
    links,
  ].join('')
}

export function bookRow(): string {
  const shelf = (y: number): string => block([64, y, 472, 18], '#4a3424') + block([64, y + 14, 472, 7], '#2c1e14')
  const row = (y: number, gap: number): string =>
    repeat(9, (i) => {
      if (i === gap) return ''
      const tall = 124 + ((i * 29) % 26)
      const x = 76 + i * 51
      return (
        block([x, y - tall, 44, tall], i % 3 ? '#8d9495' : '#747c7e') +
        block([x + 30, y - tall, 14, tall], '#565e61') +
        block([x + 4, y - tall + 22, 36, 7], brass.plain) +
        block([x + 4, y - 34, 36, 5], brass.shade)
      )
    })
  return (
    row(228, -1) +
    shelf(228) +
    row(396, -1) +
    shelf(396) +
    row(550, 7) +
    shape('M436 550L470 428 508 440 474 550Z', '#a7aeae') +
    shelf(540)
  )
}

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
