import type { Warp } from '#drawing/bend.ts'

import { type Layer, mirror, paint } from '../layer/layer.ts'
import type { PortraitPalette } from '../layer/portrait-palette.ts'
import type { Age } from '../layer/proportions.ts'
import { type Eyes, eyeLayers } from './eyes.ts'

export type Nose = 'straight' | 'aquiline' | 'snub' | 'broad' | 'long'
export type Mouth = 'set' | 'smile' | 'stern' | 'full' | 'half' | 'open'

const HEAD =
  'M300 138C232 138 200 190 200 268 200 306 206 350 222 388 240 430 270 464 300 464 330 464 360 430 378 388 394 350 400 306 400 268 400 190 368 138 300 138Z'

const EAR = 'M206 282C188 274 182 292 187 314 190 334 200 350 214 344Z'

/** The edge of the shadow from the upper lip to the brow, which forms the nose. */
const NOSES: Readonly<Record<Nose, string>> = {
  straight: '306 390 304 384 312 378 326 374 333 366 328 354 320 334 312 318 311 300 310 286 318 276 330 272',
  aquiline: '306 392 304 388 312 382 328 380 336 368 331 352 328 332 330 314 315 300 310 288 318 276 330 272',
  snub: '306 386 302 378 310 370 328 370 340 356 329 344 316 332 310 318 311 300 310 286 318 276 330 272',
  broad: '307 391 304 386 312 380 334 380 346 368 338 352 324 336 314 320 312 300 310 286 320 276 332 272',
  long: '307 396 305 393 312 388 325 386 332 374 327 360 322 336 317 318 313 300 310 286 318 276 330 272',
}

const MOUTHS: Readonly<Record<Mouth, readonly Layer[]>> = {
  set: [
    [
      'eye',
      'M264 409C282 402 292 404 300 406 310 403 324 404 338 410 324 412 310 411 300 412 288 412 276 412 264 409Z',
      0.82,
    ],
  ],
  smile: [
    ['lip', 'M266 410C284 418 316 418 334 410 326 426 314 431 300 431 286 431 274 426 266 410Z', 0.55],
    [
      'eye',
      'M256 399C272 408 288 412 300 412 312 412 330 408 346 399 336 412 316 418 300 418 284 418 266 412 256 399Z',
      0.8,
    ],
  ],
  stern: [
    [
      'eye',
      'M262 415C280 404 290 403 300 404 310 403 324 404 340 415 324 411 310 409 300 410 290 409 278 411 262 415Z',
      0.85,
    ],
  ],
  full: [
    [
      'lip',
      'M264 409C280 398 291 396 300 400 309 396 322 398 338 409 324 411 310 411 300 412 290 411 278 411 264 409Z',
      0.9,
    ],
    ['lip', 'M268 410C286 414 316 414 334 410 326 424 314 429 300 429 286 429 276 424 268 410Z', 0.7],
    [
      'eye',
      'M262 409C282 406 292 408 300 409 310 408 324 406 340 409 324 413 310 413 300 413 288 413 276 413 262 409Z',
      0.8,
    ],
  ],
  half: [
    [
      'eye',
      'M264 411C282 406 292 408 300 409 314 408 330 404 344 396 334 410 316 414 300 414 288 414 276 414 264 411Z',
      0.85,
    ],
  ],
  open: [
    ['eye', 'M268 408C284 400 316 400 332 408 328 424 314 430 300 430 286 430 272 424 268 408Z', 0.9],
    ['white', 'M276 407C288 403 312 403 324 407 316 411 284 411 276 407Z', 0.9],
  ],
}

const BROW = 'M220 270C236 252 266 252 288 264L286 273C264 264 240 264 222 279Z'

const SOCKET = 'M224 288C238 272 270 272 287 288 280 303 238 305 224 288Z'

function shadowHalf(nose: Nose): string {
  const outline = 'M316 138C372 144 400 196 400 268 400 306 394 350 378 388 360 430 330 464 300 464'
  const lips = '311 452 315 440 311 428 316 420 322 414 318 408 312 404 310 400 314 394'
  return `${outline} ${lips} ${NOSES[nose]} 348 266 366 266 378 274 372 240 350 200 316 138Z`
}

const LINES: readonly Layer[] = [
  ['skinShade', 'M226 308C238 318 266 320 280 310 268 326 238 326 226 308Z', 0.55],
  ['skinShade', 'M274 384C262 394 254 408 252 424 246 410 254 392 274 384Z', 0.6],
  ['skinShade', 'M232 224C262 214 300 214 336 222 300 219 262 219 232 227Z', 0.55],
  ['skinShade', 'M226 242C258 233 300 232 342 240 300 237 260 238 227 246Z', 0.5],
  ['skinShade', 'M208 288C214 292 220 296 226 298 220 300 213 299 207 296Z', 0.6],
]

/** The head with its features; hair, beard and hats are laid over it. */
export function face(
  look: { nose: Nose; eyes: Eyes; age: Age; ears: boolean },
  palette: PortraitPalette,
  warp: Warp,
): string {
  const grow = look.age === 'child' ? 1.18 : 1
  const eyeWarp: Warp = (x, y) =>
    warp(x < 300 ? 256 + (x - 256) * grow : 344 + (x - 344) * grow, 293 + (y - 293) * grow)
  const ears: Layer[] = look.ears
    ? [
        ['skin', EAR],
        ['skinShade', 'M204 294C194 292 193 312 200 328Z', 0.5],
        ['skinShade', mirror(EAR)],
      ]
    : []
  const brow: Layer[] =
    look.age === 'child'
      ? []
      : [
          ['brow', BROW],
          ['brow', mirror(BROW)],
        ]
  return [
    paint([...ears, ['skin', HEAD], ['skinShade', shadowHalf(look.nose)]], palette, warp),
    paint([['skinShade', SOCKET, 0.5]], palette, eyeWarp),
    paint(
      [
        ['skinShade', 'M283 372C278 384 290 392 304 386L312 378C302 384 290 380 283 372Z', 0.5],
        ['skinShade', 'M274 440C286 434 302 434 311 428 315 440 311 452 300 456 288 454 278 448 274 440Z', 0.4],
        ...(look.age === 'elder' ? LINES : []),
      ],
      palette,
      warp,
    ),
    paint(brow, palette, warp),
    paint(eyeLayers(look.eyes), palette, eyeWarp),
  ].join('')
}

export function mouth(kind: Mouth, palette: PortraitPalette, warp: Warp): string {
  return paint(MOUTHS[kind], palette, warp)
}
