import { between, type Chance } from '../drawing/chance.ts'
import type { Palette } from '../drawing/palette.ts'
import { groundUnder, ridge } from '../drawing/path.ts'
import { block, disc, placed, repeat, shape } from '../drawing/svg.ts'
import { sailingBoat } from '../scenery/boat.ts'
import { house } from '../scenery/house.ts'
import { lampPost, lightTower } from '../scenery/lights.ts'
import { reeds } from '../scenery/reeds.ts'
import { birds, mist, rain, sky, stars } from '../scenery/sky.ts'
import { water } from '../scenery/water.ts'

export type Backdrop = keyof typeof STAGES

type Stage = (chance: Chance, palette: Palette) => string

const WIDTH = 600
const HEIGHT = 750

function hills(chance: Chance, palette: Palette): string {
  return (
    shape(groundUnder(ridge(chance, WIDTH, HEIGHT * 0.56, HEIGHT * 0.16, 0.52), HEIGHT), palette.far) +
    shape(groundUnder(ridge(chance, WIDTH, HEIGHT * 0.66, HEIGHT * 0.1), HEIGHT), palette.mid)
  )
}

const lamps: Stage = (chance, palette) =>
  hills(chance, palette) +
  repeat(5, (i) =>
    lampPost(
      40 + i * 128 + chance() * 16,
      HEIGHT * 0.7 + chance() * 12,
      between(chance, 0.62, 0.82),
      palette,
      true,
      palette.near,
    ),
  )

const shore: Stage = (chance, palette) =>
  water(chance, palette, [WIDTH, HEIGHT], HEIGHT * 0.52) +
  sailingBoat(92, HEIGHT * 0.6, 0.8, palette) +
  sailingBoat(520, HEIGHT * 0.55, 0.45, palette)

const roofs: Stage = (chance, palette) =>
  shape(groundUnder(ridge(chance, WIDTH, HEIGHT * 0.52, HEIGHT * 0.1), HEIGHT), palette.far) +
  [
    { y: 0.62, size: 1.5, colour: palette.mid, lit: 0 },
    { y: 0.72, size: 2.1, colour: palette.near, lit: 0.6 },
  ]
    .map(
      ({ y, size, colour, lit }) =>
        repeat(9, (i) =>
          house(chance, palette, { x: i * 78 - 10 + chance() * 20, y: HEIGHT * y + 4, size, colour, lit }),
        ) + block([0, HEIGHT * y, WIDTH, HEIGHT], colour),
    )
    .join('')

const marsh: Stage = (chance, palette) =>
  hills(chance, palette) +
  reeds(chance, palette.near, { from: -20, to: 620, foot: HEIGHT, count: 100, height: [180, 390] }) +
  birds(chance, palette.near, 84, 110, 110, 5)

const tower: Stage = (chance, palette) =>
  water(chance, palette, [WIDTH, HEIGHT], HEIGHT * 0.56) +
  shape(`M-20 ${HEIGHT * 0.64}C40 ${HEIGHT * 0.56} 150 ${HEIGHT * 0.56} 230 ${HEIGHT * 0.64}Z`, palette.near) +
  lightTower(88, HEIGHT * 0.585, 1.5, { ...palette, fore: palette.near, near: palette.mid })

const storm: Stage = (chance, palette) =>
  hills(chance, palette) + mist(chance, palette, WIDTH, 300, 520, 5) + rain(chance, palette, WIDTH, HEIGHT)

const deep: Stage = (chance, palette) =>
  block([0, 0, WIDTH, HEIGHT], palette.mid) +
  repeat(5, (i) =>
    shape(`M${60 + i * 110} -10L${130 + i * 118} -10L${-90 + i * 190} 760L${-220 + i * 180} 760Z`, palette.far, 0.32),
  ) +
  repeat(26, () => disc(chance() * WIDTH, chance() * HEIGHT, between(chance, 2, 9), palette.glint, 0.22)) +
  reeds(chance, palette.near, { from: -10, to: 610, foot: HEIGHT, count: 46, height: [220, 470] })

const shelf = (chance: Chance, palette: Palette, y: number): string => {
  const books = repeat(19, (i) => {
    const tall = between(chance, 78, 118)
    return block(
      [8 + i * 31, y - tall, between(chance, 20, 30), tall],
      [palette.near, palette.fore, palette.mid][Math.floor(chance() * 3)] ?? palette.near,
    )
  })
  return books + block([0, y, WIDTH, 12], palette.fore)
}

const books: Stage = (chance, palette) =>
  block([0, 0, WIDTH, HEIGHT], palette.sky[2]) + repeat(5, (i) => shelf(chance, palette, 140 + i * 140))

const fort: Stage = (chance, palette) =>
  hills(chance, palette) +
  placed(
    shape('M-160 0V-110H-130V-136H-100V-110H-60V-136H-30V-110H20V-136H50V-110H90V-136H120V-110H150V0Z', palette.near) +
      repeat(5, (i) => block([-130 + i * 58, -70, 16, 26], palette.fore)),
    90,
    HEIGHT * 0.72,
    1.2,
    -4,
  ) +
  shape('M96 380L100 380 100 250 170 268 100 292Z', palette.near)

const starry: Stage = (chance, palette) =>
  stars(chance, palette, WIDTH, HEIGHT, 110) +
  shape(groundUnder(ridge(chance, WIDTH, HEIGHT * 0.7, HEIGHT * 0.08), HEIGHT), palette.near)

const sluice: Stage = (chance, palette) =>
  hills(chance, palette) +
  water(chance, palette, [WIDTH, HEIGHT], HEIGHT * 0.68) +
  shape('M20 560V250H60V560ZM196 560V250H236V560ZM10 236H246V262H10Z', palette.fore) +
  shape('M64 300H128L112 400 64 430ZM150 470L192 440V540L140 560Z', palette.near) +
  shape('M60 520C100 470 150 480 190 540L260 620C180 640 80 640 0 610Z', palette.glint, 0.7)

const STAGES = {
  sluice,
  lamps,
  shore,
  roofs,
  marsh,
  tower,
  storm,
  deep,
  books,
  fort,
  starry,
  hills,
}

/** The backdrop of a person: the sky, the disc of the sun or moon, and one hint of who they are. */
export function backdrop(chance: Chance, palette: Palette, kind: Backdrop, isNight: boolean): string {
  const withDisc = kind !== 'deep' && kind !== 'books'
  return (
    sky(chance, palette, WIDTH, HEIGHT * 0.78) +
    (withDisc ? disc(398, 214, 150, palette.sun, isNight ? 0.5 : 0.9) : '') +
    STAGES[kind](chance, palette) +
    (withDisc ? '' : disc(398, 214, 150, palette.sun, 0.22))
  )
}
