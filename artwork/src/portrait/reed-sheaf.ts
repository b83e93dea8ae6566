import { between, type Chance, chanceFrom } from '../drawing/chance.ts'
import { line, repeat, round, shape } from '../drawing/svg.ts'

const BLADES = ['#b3924f', '#8f7340', '#d0b06a', '#6d5732']

/** A man-high sheaf bound at neck and waist; two knots of shadow look out of it. */
export function reedSheaf(seed: string): string {
  const chance = chanceFrom(`${seed} reeds`)
  return [
    shape('M110 760C120 640 190 560 246 520L354 520C410 560 480 640 490 760Z', '#6d5732'),
    blades(chance, { count: 26, foot: 770, spread: [330, 520], tall: [150, 270] }),
    shape(
      'M236 420C190 400 186 280 214 214 240 170 360 170 386 214 414 280 410 400 364 420 384 470 376 520 360 540L240 540C224 520 216 470 236 420Z',
      '#8f7340',
    ),
    shape('M312 180C344 180 374 192 386 214 414 280 410 400 364 420 384 470 376 520 360 540L318 540Z', '#6d5732'),
    blades(chance, { count: 34, foot: 420, spread: [180, 420], tall: [250, 370] }),
    shape(
      'M214 300C232 270 276 274 284 312 280 344 226 346 214 300ZM386 300C368 270 324 274 316 312 320 344 374 346 386 300Z',
      '#171510',
    ),
    shape(
      'M228 304C238 290 262 292 268 310 258 324 236 322 228 304ZM372 304C362 290 338 292 332 310 342 324 364 322 372 304Z',
      '#2f2818',
    ),
    shape('M222 430C260 446 340 446 378 430L382 462C340 480 260 480 218 462Z', '#c9b48a') +
      shape('M312 441C338 440 362 436 378 430L382 462C362 470 340 475 316 475Z', '#8d7a55'),
    line('M232 436L246 470M262 442L276 475M292 444L306 476M322 444L336 474M350 438L364 470', '#6b5b3d', 4),
    shape('M352 450L420 486 410 500 346 468ZM350 462L396 530 382 536 338 472Z', '#c9b48a'),
  ].join('')
}

/** `spread` is the width at the foot and at the tip, `tall` the shortest and the longest blade. */
type Bundle = { count: number; foot: number; spread: readonly [number, number]; tall: readonly [number, number] }

function blades(chance: Chance, { count, foot, spread, tall }: Bundle): string {
  return repeat(count, (i) => {
    const along = i / (count - 1) - 0.5
    const jitter = chance() - 0.5
    const [x, top] = [300 + along * spread[0], foot - between(chance, ...tall) * (1 - Math.abs(along) * 0.7)]
    const tip = 300 + (along + jitter * 0.22) * spread[1]
    const half = between(chance, 5, 10)
    const colour = BLADES[along > 0.05 ? (i % 2) * 2 + 1 : (i % 2) * 2] ?? '#8f7340'
    return shape(
      `M${round(x - half)} ${foot}Q${round((x + tip) / 2)} ${round((foot + top) / 2)} ${round(tip)} ${round(top)}Q${round((x + tip) / 2 + half)} ${round((foot + top) / 2)} ${round(x + half)} ${foot}Z`,
      colour,
    )
  })
}
