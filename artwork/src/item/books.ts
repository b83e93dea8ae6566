import { block, disc, line, placed, repeat, ring, shape } from '../drawing/svg.ts'
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

export function summons(): string {
  return placed(
    [
      shape(
        'M-170 -190C-60 -206 60 -176 170 -192 164 -60 178 80 168 200 60 188 -60 214 -172 198 -164 60 -178 -60 -170 -190Z',
        paper.shade,
      ),
      shape(
        'M-176 -198C-60 -214 60 -184 164 -200 158 -60 172 70 162 192 60 180 -60 206 -178 190 -170 60 -184 -60 -176 -198Z',
        paper.light,
      ),
      shape(
        'M100 -192C124 -196 146 -198 164 -200 158 -60 172 70 162 192 140 190 118 190 96 190 110 60 96 -60 100 -192Z',
        paper.plain,
      ),
      line('M-170 -60C-60 -80 60 -44 162 -64M-172 60C-60 44 60 76 164 56', paper.shade, 5),
      repeat(6, (i) => block([-130, -150 + i * 28, [230, 200, 240, 180, 220, 120][i] ?? 200, 7], '#4d4a44', 0.75, 3)),
      disc(80, 110, 58, '#5f7f86') +
        shape('M84 52A58 58 0 0 1 84 168C112 140 112 80 84 52Z', '#42606a') +
        line('M80 74V140M46 92H114M46 92L34 118H58ZM114 92L102 118H126ZM60 140H100', '#e7efe9', 5) +
        line('M36 126Q48 118 60 126T84 126 108 126 126 126', '#e7efe9', 4),
      `<g opacity=".6">${ring(-96, 120, 38, '#8c3540', 6)}${line('M-122 120H-70', '#8c3540', 6)}</g>`,
    ].join(''),
    300,
    300,
    1,
    5,
  )
}

export function foldedPage(): string {
  return placed(
    [
      shape('M-176 -176L176 -186 184 176 -170 190Z', '#a9a596'),
      shape('M-184 -184L168 -192 176 168 -178 182Z', '#d5d0bf'),
      shape('M-8 -188L168 -192 172 -12 -6 -6ZM-180 -4L-6 -6 -2 175 -178 182Z', '#c4bead'),
      line('M-8 -188L-2 175M-182 -4L172 -12', '#a19b88', 5),
      repeat(9, (i) =>
        block([-150, -152 + i * 21, [270, 250, 284, 240, 270, 262, 220, 280, 150][i] ?? 250, 5.5], '#474844', 0.8, 2),
      ),
      line('M-40 150L-10 60M0 156L30 66M-34 132H6M-26 108H14M-18 84H22', '#3d3f3c', 5),
      disc(8, 52, 11, '#3d3f3c') + line('M8 62L10 96M10 70L34 58M10 96L0 112', '#3d3f3c', 6),
    ].join(''),
    300,
    300,
    1,
    -6,
  )
}
