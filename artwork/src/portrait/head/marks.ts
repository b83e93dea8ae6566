import { circlePath } from '#drawing/bend.ts'

import type { Layer } from '../layer/layer.ts'

export type Mark = keyof typeof LIES_OVER

/** The part that a mark is on; the mark is painted right after that part. */
const LIES_OVER = {
  'brow-scar': 'skin',
  'burnt-jaw': 'skin',
  freckles: 'skin',
  'gold-tooth': 'mouth',
  'ink-blots': 'shirt',
  rosy: 'skin',
  tattoo: 'skin',
  'white-streak': 'hair',
} as const

const FRECKLES: readonly (readonly [number, number])[] = [
  [226, 322],
  [238, 330],
  [250, 322],
  [244, 344],
  [262, 336],
  [274, 326],
  [232, 346],
  [256, 354],
  [288, 334],
  [300, 342],
  [326, 346],
  [342, 334],
  [356, 344],
  [368, 330],
  [350, 356],
  [374, 346],
]

const MARKS: Readonly<Record<Mark, readonly Layer[]>> = {
  freckles: FRECKLES.map(([x, y]): Layer => ['skinShade', circlePath(x, y, 3.4), 0.75]),
  'burnt-jaw': [
    [
      'lip',
      'M212 352C224 360 232 372 238 388 250 398 262 412 276 420 268 436 280 448 272 458 246 440 226 404 212 352Z',
      0.75,
    ],
    ['skin', 'M230 382C238 392 246 404 258 414 250 416 236 402 230 382Z', 0.8],
  ],
  'brow-scar': [
    ['skin', 'M346 236L354 236 366 300 358 318 354 284Z'],
    ['lip', 'M350 240L354 240 361 296 357 310 354 284Z', 0.8],
  ],
  'white-streak': [
    [
      'white',
      'M292 197C256 206 222 236 211 276 202 330 204 390 214 441L192 441C188 380 192 320 198 280 208 240 244 208 292 197Z',
      0.9,
    ],
  ],
  'gold-tooth': [['trim', 'M282 407L294 407 293 417 284 416Z']],
  tattoo: [
    [
      'eye',
      'M216 318C226 336 240 344 256 346 240 352 222 344 216 318ZM222 344C232 358 244 364 258 366 244 370 230 362 222 344Z',
      0.6,
    ],
  ],
  rosy: [
    ['lip', circlePath(236, 346, 24), 0.4],
    ['lip', circlePath(362, 346, 20), 0.35],
  ],
  'ink-blots': [
    ['eye', circlePath(262, 700, 9), 0.85],
    ['eye', circlePath(222, 610, 6), 0.85],
    ['eye', circlePath(140, 650, 12), 0.7],
    ['eye', circlePath(158, 668, 5), 0.7],
  ],
}

export function marksOver(ground: (typeof LIES_OVER)[Mark], marks: readonly Mark[]): Layer[] {
  return marks.filter((mark) => LIES_OVER[mark] === ground).flatMap((mark) => MARKS[mark])
}
