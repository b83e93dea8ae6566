import { repeat } from '../chance.ts'
import { block, disc, line, ring, shape } from '../markup.ts'
import { MAP } from './map-ink.ts'
import { shadow } from './shadow.ts'
import { lightPool } from './terrain.ts'

const lampPost = (burning: boolean): string =>
  (burning ? lightPool(0, 0, 170) : '') +
  disc(5, 7, 16, MAP.night, 0.6) +
  block([-14, -14, 28, 28], '#1b2a2b', 1, 4) +
  block([-8, -8, 16, 16], burning ? MAP.light : '#44565a', 1, 3)

const steps = (count: number): string =>
  repeat(
    count,
    (i) =>
      block([-90, -count * 11 + i * 22, 180, 20], i % 2 ? MAP.slab[1] : MAP.slab[2]) +
      block([-90, -count * 11 + i * 22 + 17, 180, 4], MAP.joint),
  )

/** Things that stay where they were built, drawn around the origin, from above. */
export const FIXTURES = {
  altar: () =>
    shadow(76, 170) +
    block([-38, -85, 76, 170], MAP.stone[2], 1, 3) +
    block([-28, -85, 46, 170], MAP.cloth) +
    disc(-6, -50, 9, MAP.light) +
    disc(-6, 50, 9, MAP.light) +
    block([-20, -16, 30, 32], MAP.paper),
  trapdoor: () =>
    block([-50, -50, 100, 100], MAP.woodDark, 1, 3) +
    block([-42, -42, 84, 84], MAP.night) +
    line('M-18 -42V42M18 -42V42', MAP.woodLight, 6) +
    line('M-18 -28H18M-18 -8H18M-18 12H18M-18 32H18', MAP.woodLight, 5) +
    block([44, -50, 40, 100], MAP.wood, 1, 3) +
    line('M56 -44V44M70 -44V44', MAP.woodDark, 2),
  pillar: () =>
    disc(9, 12, 38, MAP.night, 0.5) +
    block([-36, -36, 72, 72], MAP.slab[3], 1, 4) +
    disc(0, 0, 32, MAP.stone[4]) +
    disc(-4, -5, 23, MAP.stone[0]),
  pier: () =>
    disc(0, 0, 56, MAP.night, 0.5) +
    block([-40, -40, 80, 80], MAP.stone[4], 1, 6) +
    block([-28, -30, 56, 56], MAP.stone[0], 1, 4),
  vat: () =>
    disc(14, 18, 78, MAP.night, 0.5) +
    disc(0, 0, 78, MAP.woodDark) +
    disc(0, 0, 70, MAP.wood) +
    disc(0, 0, 58, MAP.oil) +
    shape('M-44 -20C-20 -48 20 -48 40 -26 14 -36 -18 -32 -44 -20Z', MAP.oilSheen, 0.7) +
    ring(0, 0, 74, MAP.iron, 5) +
    ring(0, 0, 64, MAP.woodDark, 3),
  tank: () =>
    disc(10, 13, 56, MAP.night, 0.5) +
    disc(0, 0, 56, '#5b4a2a') +
    disc(0, 0, 49, MAP.brass) +
    disc(-8, -9, 28, '#bd9a58') +
    disc(0, 0, 10, MAP.iron),
  lens: () =>
    disc(0, 0, 200, MAP.light, 0.1) +
    disc(12, 16, 122, MAP.night, 0.5) +
    disc(0, 0, 122, MAP.iron) +
    disc(0, 0, 110, '#50706f') +
    disc(0, 0, 92, '#6a8d8a') +
    disc(0, 0, 72, '#86a8a2') +
    disc(0, 0, 50, '#a3bdaf') +
    disc(0, 0, 28, '#bfb98a') +
    repeat(8, (i) => `<g transform="rotate(${i * 45})">${block([-2.5, -112, 5, 72], MAP.iron)}</g>`),
  'spiral-stair': () =>
    disc(0, 0, 82, MAP.wallEdge) +
    disc(0, 0, 74, MAP.night) +
    repeat(
      9,
      (i) =>
        `<g transform="rotate(${i * 34})">${shape('M0 0L70 -14A72 72 0 0 1 68 22Z', i < 5 ? (MAP.slab[i % 4] ?? MAP.joint) : MAP.joint, 1 - i * 0.09)}</g>`,
    ) +
    disc(0, 0, 13, MAP.iron),
  'lit-lamp': () => lampPost(true),
  'dark-lamp': () => lampPost(false),
  'fire-pit': () =>
    lightPool(0, 0, 200) +
    repeat(9, (i) => disc(Math.cos(i * 0.7) * 38, Math.sin(i * 0.7) * 38, 12, MAP.rock[i % 3] ?? MAP.iron)) +
    disc(0, 0, 28, '#241a14') +
    shape('M-14 12C-26 -8 -8 -14 -4 -26 8 -14 22 -6 14 12 6 20 -8 20 -14 12Z', '#b5622c') +
    disc(0, 2, 7, MAP.light),
  'gate-bar': () =>
    shadow(18, 190) +
    block([-8, -98, 16, 196], MAP.paper, 1, 4) +
    repeat(4, (i) => block([-8, -84 + i * 50, 16, 25], MAP.cloth)) +
    block([-18, 84, 36, 30], MAP.iron, 1, 4),
  'gate-pier': () =>
    shadow(110, 84) +
    block([-56, -42, 112, 84], MAP.stone[4], 1, 4) +
    block([-46, -34, 92, 64], MAP.stone[1], 1, 3) +
    line('M-46 -2H46M0 -34V-2M-22 -2V30M24 -2V30', MAP.mortar, 3),
  steps: () => steps(5),
  'strong-door': () =>
    block([-16, -70, 32, 140], MAP.iron, 1, 4) +
    block([-10, -62, 20, 124], MAP.ironLight) +
    repeat(5, (i) => disc(0, -48 + i * 24, 5, MAP.iron)) +
    disc(18, 0, 14, MAP.brass) +
    disc(18, 0, 7, MAP.iron),
  weed: () =>
    repeat(7, (i) =>
      line(
        `M-70 ${-54 + i * 18}C-30 ${-70 + i * 20} 0 ${-30 + i * 14} ${30 + (i % 3) * 26} ${-60 + i * 20}`,
        i % 2 ? '#4f6b3f' : '#6b8550',
        7,
        0.85,
      ),
    ),
  bell: () =>
    disc(6, 8, 24, MAP.night, 0.5) + disc(0, 0, 24, '#6f5527') + disc(0, 0, 19, MAP.brass) + disc(-5, -6, 7, '#bfa26a'),
} satisfies Readonly<Record<string, () => string>>
