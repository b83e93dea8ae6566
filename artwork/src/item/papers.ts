import { block, disc, line, placed, repeat, ring, shape } from '../drawing/svg.ts'
import { leather, paper, wax } from './material.ts'

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
