import { type Chance, pick } from '#drawing/chance.ts'
import { disc, line, placed, repeat, ring as hoop, shape } from '#drawing/svg.ts'
import { brass, iron, leather, type Material, steel, wood } from '#item/material.ts'

/** Adventuring items, each alone in 600 x 600 with light from the left. */
type Thing = (chance: Chance) => string

const GEMS: readonly (readonly [string, string, string])[] = [
  ['#f2a7b4', '#c2354f', '#7c1a33'],
  ['#a9d8f0', '#3c83c2', '#1f4a86'],
  ['#b8ecc4', '#3a9a63', '#1c5a3e'],
  ['#dcc3f5', '#8a55c2', '#52308a'],
]

function gemColours(chance: Chance): readonly [string, string, string] {
  return GEMS[Math.floor(chance() * GEMS.length)] ?? ['#f2a7b4', '#c2354f', '#7c1a33']
}

export const sword: Thing = (chance) => {
  const grip = pick(chance, leather, wood)
  const [bright, , dark] = gemColours(chance)
  const drawing = [
    shape('M-26 -330L0 -392L26 -330V110H-26Z', steel.plain),
    shape('M-26 -330L0 -392V110H-26Z', steel.light),
    shape('M-4 -320H4V90H-4Z', steel.shade),
    shape('M-118 104C-60 92 60 92 118 104L108 138C60 126 -60 126 -108 138Z', brass.plain),
    shape('M-118 104C-60 92 -20 94 0 95V129C-20 128 -60 126 -108 138Z', brass.light),
    shape('M-19 132H19V236H-19Z', grip.plain) + shape('M-19 132H-4V236H-19Z', grip.light),
    repeat(4, (i) => line(`M-19 ${158 + i * 22}L19 ${148 + i * 22}`, grip.shade, 5)),
    disc(0, 258, 33, brass.shade) + disc(-3, 255, 27, brass.plain) + disc(0, 257, 14, dark) + disc(-4, 253, 6, bright),
  ]
  return placed(drawing.join(''), 316, 340, 0.86, 28)
}

export const axe: Thing = () => {
  const drawing = [
    shape('M-14 -260H14V290H-14Z', wood.plain) + shape('M-14 -260H-3V290H-14Z', wood.light),
    shape('M-20 -214C60 -262 130 -300 190 -286C214 -210 214 -120 190 -40C130 -40 60 -80 -20 -118Z', steel.shade),
    shape('M-20 -206C60 -240 120 -266 168 -262C186 -200 186 -130 168 -66C120 -66 60 -96 -20 -126Z', steel.plain),
    shape('M-20 -206C20 -222 60 -238 92 -250C100 -200 100 -140 92 -84C60 -98 20 -112 -20 -126Z', steel.light, 0.6),
    shape('M-26 -216H26V-116H-26Z', iron.plain) + shape('M-26 -216H-8V-116H-26Z', iron.light),
    repeat(3, (i) => line(`M-14 ${200 + i * 22}L14 ${190 + i * 22}`, leather.shade, 8)),
  ]
  return placed(drawing.join(''), 262, 320, 0.86, 20)
}

export const bow: Thing = () => {
  const drawing = [
    line('M0 -270L-60 0L0 270', '#efe6cf', 4),
    line('M0 -270C170 -170 170 170 0 270', wood.shade, 30),
    line('M-2 -270C160 -170 160 170 -2 270', wood.light, 12),
    shape('M112 -56H146V56H112Z', leather.plain) + shape('M112 -56H124V56H112Z', leather.light),
    line('M-60 0H210', wood.plain, 9),
    shape('M206 -22L262 0L206 22L216 0Z', steel.plain) + shape('M206 -22L262 0H216Z', steel.light),
    shape('M-60 0L-100 -22H-56L-24 0L-56 22H-100Z', '#b84a3c'),
  ]
  return placed(drawing.join(''), 250, 296, 0.92, -24)
}

export const staff: Thing = (chance) => {
  const [bright, plain, dark] = gemColours(chance)
  const drawing = [
    line('M0 -150C14 -40 -12 80 0 330', wood.shade, 34) + line('M-5 -150C9 -40 -17 80 -5 330', wood.light, 12),
    line('M0 -150C-84 -190 -92 -300 -18 -338M0 -150C84 -190 92 -290 40 -326', wood.plain, 24),
    disc(4, -246, 120, bright, 0.16) + disc(4, -246, 88, bright, 0.22),
    disc(4, -246, 52, dark) + disc(0, -250, 46, plain) + disc(-14, -264, 17, bright),
    repeat(3, (i) => line(`M-17 ${-96 + i * 16}L17 ${-102 + i * 16}`, brass.plain, 8)),
  ]
  return placed(drawing.join(''), 318, 320, 0.84, 16)
}

export const shield: Thing = (chance) => {
  const field = pick(chance, '#7a2c38', '#2f5a78', '#3f6a45', '#5a4478')
  const edge =
    'M0 -236C70 -208 140 -200 202 -204C206 -20 170 140 0 246C-170 140 -206 -20 -202 -204C-140 -200 -70 -208 0 -236Z'
  const drawing = [
    shape(edge, brass.shade) + placed(shape(edge, brass.light), 0, -2, 0.965) + placed(shape(edge, field), 0, 0, 0.88),
    placed(shape('M0 -236C-70 -208 -140 -200 -202 -204C-206 -20 -170 140 0 246Z', '#ffffff', 0.16), 0, 0, 0.88),
    shape('M-28 -204H28V206H-28Z', brass.plain) + shape('M-178 -62H178V-6H-178Z', brass.plain),
    disc(0, -34, 66, brass.shade) + disc(-3, -37, 58, brass.light) + disc(0, -34, 36, brass.plain),
  ]
  return placed(drawing.join(''), 300, 300)
}

export const ring: Thing = (chance) => {
  const [bright, plain, dark] = gemColours(chance)
  const drawing = [
    hoop(0, 70, 138, brass.shade, 48) + hoop(-3, 67, 140, brass.plain, 36) + hoop(-7, 62, 143, brass.light, 10),
    shape('M-70 -70L-40 -30H40L70 -70L44 -96H-44Z', brass.plain),
    shape('M-96 -150L-52 -206H52L96 -150L0 -52Z', plain) + shape('M-96 -150L-52 -206H-22L-40 -150L0 -52Z', bright),
    shape('M96 -150L52 -206H22L40 -150L0 -52Z', dark),
  ]
  return placed(drawing.join(''), 300, 330)
}

export const gem: Thing = (chance) => {
  const [bright, plain, dark] = gemColours(chance)
  const drawing = [
    disc(0, -10, 236, bright, 0.14),
    shape('M-190 -60L-110 -170H110L190 -60L0 200Z', plain),
    shape('M-190 -60L-110 -170L-70 -60L0 200Z', bright) + shape('M190 -60L110 -170L70 -60L0 200Z', dark),
    shape('M-110 -170L-70 -60L0 -170Z', '#ffffff', 0.5) + shape('M-70 -60H70L0 -170Z', bright, 0.7),
    shape('M-70 -60H70L0 200Z', plain),
    shape('M150 -214L158 -190 182 -182 158 -174 150 -150 142 -174 118 -182 142 -190Z', '#fff6e0'),
  ]
  return placed(drawing.join(''), 300, 306)
}

export const coins: Thing = (chance) => {
  const coin = (x: number, y: number, material: Material) =>
    `<ellipse cx="${x}" cy="${y + 13}" rx="70" ry="30" fill="${material.shade}"/><ellipse cx="${x}" cy="${y}" rx="70" ry="30" fill="${material.plain}"/><ellipse cx="${x - 4}" cy="${y - 2}" rx="48" ry="19" fill="${material.light}"/>`
  const pile = (x: number, foot: number, height: number) =>
    repeat(height, (i) => coin(x + (chance() - 0.5) * 12, foot - i * 22, brass))
  return pile(190, 470, 6) + pile(410, 462, 9) + pile(300, 500, 4) + coin(158, 514, steel) + coin(452, 520, brass)
}
