import { block, disc, line, repeat, ring, shape } from '../drawing/svg.ts'
import { lightPool, shadow } from './light.ts'
import { PALETTE } from './map-palette.ts'

const lampPost = (burning: boolean): string =>
  (burning ? lightPool(0, 0, 170) : '') +
  disc(5, 7, 16, PALETTE.night, 0.6) +
  block([-14, -14, 28, 28], '#1b2a2b', 1, 4) +
  block([-8, -8, 16, 16], burning ? PALETTE.light : '#44565a', 1, 3)

const steps = (count: number): string =>
  repeat(
    count,
    (i) =>
      block([-90, -count * 11 + i * 22, 180, 20], i % 2 ? PALETTE.slab[1] : PALETTE.slab[2]) +
      block([-90, -count * 11 + i * 22 + 17, 180, 4], PALETTE.joint),
  )

/** Fixed objects, drawn around the origin, from above. */
export const FIXTURES = {
  altar: () =>
    shadow(76, 170) +
    block([-38, -85, 76, 170], PALETTE.stone[2], 1, 3) +
    block([-28, -85, 46, 170], PALETTE.cloth) +
    disc(-6, -50, 9, PALETTE.light) +
    disc(-6, 50, 9, PALETTE.light) +
    block([-20, -16, 30, 32], PALETTE.paper),
  trapdoor: () =>
    block([-50, -50, 100, 100], PALETTE.woodDark, 1, 3) +
    block([-42, -42, 84, 84], PALETTE.night) +
    line('M-18 -42V42M18 -42V42', PALETTE.woodLight, 6) +
    line('M-18 -28H18M-18 -8H18M-18 12H18M-18 32H18', PALETTE.woodLight, 5) +
    block([44, -50, 40, 100], PALETTE.wood, 1, 3) +
    line('M56 -44V44M70 -44V44', PALETTE.woodDark, 2),
  pillar: () =>
    disc(9, 12, 38, PALETTE.night, 0.5) +
    block([-36, -36, 72, 72], PALETTE.slab[3], 1, 4) +
    disc(0, 0, 32, PALETTE.stone[4]) +
    disc(-4, -5, 23, PALETTE.stone[0]),
  pier: () =>
    disc(0, 0, 56, PALETTE.night, 0.5) +
    block([-40, -40, 80, 80], PALETTE.stone[4], 1, 6) +
    block([-28, -30, 56, 56], PALETTE.stone[0], 1, 4),
  vat: () =>
    disc(14, 18, 78, PALETTE.night, 0.5) +
    disc(0, 0, 78, PALETTE.woodDark) +
    disc(0, 0, 70, PALETTE.wood) +
    disc(0, 0, 58, PALETTE.oil) +
    shape('M-44 -20C-20 -48 20 -48 40 -26 14 -36 -18 -32 -44 -20Z', PALETTE.oilSheen, 0.7) +
    ring(0, 0, 74, PALETTE.iron, 5) +
    ring(0, 0, 64, PALETTE.woodDark, 3),
  tank: () =>
    disc(10, 13, 56, PALETTE.night, 0.5) +
    disc(0, 0, 56, '#5b4a2a') +
    disc(0, 0, 49, PALETTE.brass) +
    disc(-8, -9, 28, '#bd9a58') +
    disc(0, 0, 10, PALETTE.iron),
  lens: () =>
    disc(0, 0, 200, PALETTE.light, 0.1) +
    disc(12, 16, 122, PALETTE.night, 0.5) +
    disc(0, 0, 122, PALETTE.iron) +
    disc(0, 0, 110, '#50706f') +
    disc(0, 0, 92, '#6a8d8a') +
    disc(0, 0, 72, '#86a8a2') +
    disc(0, 0, 50, '#a3bdaf') +
    disc(0, 0, 28, '#bfb98a') +
    repeat(8, (i) => `<g transform="rotate(${i * 45})">${block([-2.5, -112, 5, 72], PALETTE.iron)}</g>`),
  'spiral-stair': () =>
    disc(0, 0, 82, PALETTE.wallEdge) +
    disc(0, 0, 74, PALETTE.night) +
    repeat(
      9,
      (i) =>
        `<g transform="rotate(${i * 34})">${shape('M0 0L70 -14A72 72 0 0 1 68 22Z', i < 5 ? (PALETTE.slab[i % 4] ?? PALETTE.joint) : PALETTE.joint, 1 - i * 0.09)}</g>`,
    ) +
    disc(0, 0, 13, PALETTE.iron),
  'lit-lamp': () => lampPost(true),
  'dark-lamp': () => lampPost(false),
  'fire-pit': () =>
    lightPool(0, 0, 200) +
    repeat(9, (i) => disc(Math.cos(i * 0.7) * 38, Math.sin(i * 0.7) * 38, 12, PALETTE.rock[i % 3] ?? PALETTE.iron)) +
    disc(0, 0, 28, '#241a14') +
    shape('M-14 12C-26 -8 -8 -14 -4 -26 8 -14 22 -6 14 12 6 20 -8 20 -14 12Z', '#b5622c') +
    disc(0, 2, 7, PALETTE.light),
  'gate-bar': () =>
    shadow(18, 190) +
    block([-8, -98, 16, 196], PALETTE.paper, 1, 4) +
    repeat(4, (i) => block([-8, -84 + i * 50, 16, 25], PALETTE.cloth)) +
    block([-18, 84, 36, 30], PALETTE.iron, 1, 4),
  'gate-pier': () =>
    shadow(110, 84) +
    block([-56, -42, 112, 84], PALETTE.stone[4], 1, 4) +
    block([-46, -34, 92, 64], PALETTE.stone[1], 1, 3) +
    line('M-46 -2H46M0 -34V-2M-22 -2V30M24 -2V30', PALETTE.mortar, 3),
  steps: () => steps(5),
  'strong-door': () =>
    block([-16, -70, 32, 140], PALETTE.iron, 1, 4) +
    block([-10, -62, 20, 124], PALETTE.ironLight) +
    repeat(5, (i) => disc(0, -48 + i * 24, 5, PALETTE.iron)) +
    disc(18, 0, 14, PALETTE.brass) +
    disc(18, 0, 7, PALETTE.iron),
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
    disc(6, 8, 24, PALETTE.night, 0.5) +
    disc(0, 0, 24, '#6f5527') +
    disc(0, 0, 19, PALETTE.brass) +
    disc(-5, -6, 7, '#bfa26a'),
} satisfies Readonly<Record<string, () => string>>
