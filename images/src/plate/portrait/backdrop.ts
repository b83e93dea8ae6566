import { between, type Chance, repeat } from '../chance.ts'
import type { Ink } from '../ink.ts'
import { block, disc, placed, shape } from '../markup.ts'
import { groundUnder, ridge } from '../outline.ts'
import { sailingBoat } from '../scenery/boat.ts'
import { house } from '../scenery/house.ts'
import { lampPost } from '../scenery/lamp-post.ts'
import { lightTower } from '../scenery/light-tower.ts'
import { reeds } from '../scenery/reeds.ts'
import { birds, mist, rain, sky, stars } from '../scenery/sky.ts'
import { water } from '../scenery/water.ts'

export type Backdrop = keyof typeof STAGES

type Stage = (chance: Chance, ink: Ink) => string

const WIDTH = 600
const HEIGHT = 750

function hills(chance: Chance, ink: Ink): string {
  return (
    shape(groundUnder(ridge(chance, WIDTH, HEIGHT * 0.56, HEIGHT * 0.16, 0.52), HEIGHT), ink.far) +
    shape(groundUnder(ridge(chance, WIDTH, HEIGHT * 0.66, HEIGHT * 0.1), HEIGHT), ink.mid)
  )
}

const lamps: Stage = (chance, ink) =>
  hills(chance, ink) +
  repeat(5, (i) =>
    lampPost(
      40 + i * 128 + chance() * 16,
      HEIGHT * 0.7 + chance() * 12,
      between(chance, 0.62, 0.82),
      ink,
      true,
      ink.near,
    ),
  )

const shore: Stage = (chance, ink) =>
  water(chance, ink, [WIDTH, HEIGHT], HEIGHT * 0.52) +
  sailingBoat(92, HEIGHT * 0.6, 0.8, ink) +
  sailingBoat(520, HEIGHT * 0.55, 0.45, ink)

const roofs: Stage = (chance, ink) =>
  shape(groundUnder(ridge(chance, WIDTH, HEIGHT * 0.52, HEIGHT * 0.1), HEIGHT), ink.far) +
  [
    { y: 0.62, size: 1.5, colour: ink.mid, lit: 0 },
    { y: 0.72, size: 2.1, colour: ink.near, lit: 0.6 },
  ]
    .map(
      ({ y, size, colour, lit }) =>
        repeat(9, (i) => house(chance, ink, { x: i * 78 - 10 + chance() * 20, y: HEIGHT * y + 4, size, colour, lit })) +
        block([0, HEIGHT * y, WIDTH, HEIGHT], colour),
    )
    .join('')

const marsh: Stage = (chance, ink) =>
  hills(chance, ink) +
  reeds(chance, ink.near, { from: -20, to: 620, foot: HEIGHT, count: 100, height: [180, 390] }) +
  birds(chance, ink.near, 84, 110, 110, 5)

const tower: Stage = (chance, ink) =>
  water(chance, ink, [WIDTH, HEIGHT], HEIGHT * 0.56) +
  shape(`M-20 ${HEIGHT * 0.64}C40 ${HEIGHT * 0.56} 150 ${HEIGHT * 0.56} 230 ${HEIGHT * 0.64}Z`, ink.near) +
  lightTower(88, HEIGHT * 0.585, 1.5, { ...ink, fore: ink.near, near: ink.mid })

const storm: Stage = (chance, ink) =>
  hills(chance, ink) + mist(chance, ink, WIDTH, 300, 520, 5) + rain(chance, ink, WIDTH, HEIGHT)

const deep: Stage = (chance, ink) =>
  block([0, 0, WIDTH, HEIGHT], ink.mid) +
  repeat(5, (i) =>
    shape(`M${60 + i * 110} -10L${130 + i * 118} -10L${-90 + i * 190} 760L${-220 + i * 180} 760Z`, ink.far, 0.32),
  ) +
  repeat(26, () => disc(chance() * WIDTH, chance() * HEIGHT, between(chance, 2, 9), ink.glint, 0.22)) +
  reeds(chance, ink.near, { from: -10, to: 610, foot: HEIGHT, count: 46, height: [220, 470] })

const shelf = (chance: Chance, ink: Ink, y: number): string => {
  const books = repeat(19, (i) => {
    const tall = between(chance, 78, 118)
    return block(
      [8 + i * 31, y - tall, between(chance, 20, 30), tall],
      [ink.near, ink.fore, ink.mid][Math.floor(chance() * 3)] ?? ink.near,
    )
  })
  return books + block([0, y, WIDTH, 12], ink.fore)
}

const books: Stage = (chance, ink) =>
  block([0, 0, WIDTH, HEIGHT], ink.sky[2]) + repeat(5, (i) => shelf(chance, ink, 140 + i * 140))

const fort: Stage = (chance, ink) =>
  hills(chance, ink) +
  placed(
    shape('M-160 0V-110H-130V-136H-100V-110H-60V-136H-30V-110H20V-136H50V-110H90V-136H120V-110H150V0Z', ink.near) +
      repeat(5, (i) => block([-130 + i * 58, -70, 16, 26], ink.fore)),
    90,
    HEIGHT * 0.72,
    1.2,
    -4,
  ) +
  shape('M96 380L100 380 100 250 170 268 100 292Z', ink.near)

const starry: Stage = (chance, ink) =>
  stars(chance, ink, WIDTH, HEIGHT, 110) +
  shape(groundUnder(ridge(chance, WIDTH, HEIGHT * 0.7, HEIGHT * 0.08), HEIGHT), ink.near)

const sluice: Stage = (chance, ink) =>
  hills(chance, ink) +
  water(chance, ink, [WIDTH, HEIGHT], HEIGHT * 0.68) +
  shape('M20 560V250H60V560ZM196 560V250H236V560ZM10 236H246V262H10Z', ink.fore) +
  shape('M64 300H128L112 400 64 430ZM150 470L192 440V540L140 560Z', ink.near) +
  shape('M60 520C100 470 150 480 190 540L260 620C180 640 80 640 0 610Z', ink.glint, 0.7)

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

/** What lies behind a sitter: sky, the disc of sun or moon, and one hint of who they are. */
export function backdrop(chance: Chance, ink: Ink, kind: Backdrop, isNight: boolean): string {
  const withDisc = kind !== 'deep' && kind !== 'books'
  return (
    sky(chance, ink, WIDTH, HEIGHT * 0.78) +
    (withDisc ? disc(398, 214, 150, ink.sun, isNight ? 0.5 : 0.9) : '') +
    STAGES[kind](chance, ink) +
    (withDisc ? '' : disc(398, 214, 150, ink.sun, 0.22))
  )
}
