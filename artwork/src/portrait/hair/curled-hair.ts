import { circlePath } from '#drawing/bend.ts'

import type { HairLayers, Layer } from '../layer/layer.ts'

export function curls(): HairLayers {
  const around = (
    count: number,
    from: number,
    sweep: number,
    reach: readonly [number, number],
    size: number,
  ): string[] =>
    Array.from({ length: count }, (_, i) => {
      const angle = Math.PI * (from + (i / (count - 1)) * sweep)
      const swell = size + ((i * 7) % 5) * 3
      return circlePath(300 + Math.cos(angle) * reach[0], 272 + Math.sin(angle) * reach[1], swell)
    })
  const rim = around(22, 0.92, 1.16, [146, 150], 38).map((path): Layer => ['hair', path])
  const brow = around(13, 1.06, 0.88, [98, 124], 26).map((path, i): Layer => [i < 5 ? 'shine' : 'hair', path])
  return {
    behind: [
      ...rim,
      ['hair', circlePath(300, 254, 140)],
      ['hair', 'M166 260C150 360 170 420 196 440L404 440C430 420 450 360 434 260Z'],
    ],
    front: brow,
  }
}

/** A great pile of rolled hair. */
export function piled(): HairLayers {
  const rolls: readonly (readonly [number, number, number])[] = [
    [222, 156, 58],
    [378, 156, 58],
    [250, 104, 56],
    [350, 104, 56],
    [300, 86, 58],
    [198, 214, 40],
    [402, 214, 40],
  ]
  return {
    behind: rolls.map(([x, y, size]): Layer => ['hair', circlePath(x, y, size)]),
    front: [
      [
        'hair',
        'M196 288C182 176 240 116 302 116 364 116 418 176 404 288 400 234 372 196 300 186 228 196 202 234 196 288Z',
      ],
      ['shine', 'M210 226C216 180 250 146 292 140 262 160 240 180 230 204Z'],
      ['shine', 'M186 176C180 140 200 110 230 104 212 124 204 150 206 176Z'],
      ['shine', 'M238 96C250 70 276 58 300 62 280 72 266 86 258 106Z', 0.8],
    ],
  }
}
