import { circlePath } from '#drawing/bend.ts'

import { type ClothesLayers, type Layer, mirror } from '../layer/layer.ts'

/** A row of buttons downwards from `from`. */
export const buttons = (x: number, from: number, step: number, count: number, radius = 8): Layer[] =>
  Array.from({ length: count }, (_, i): Layer => ['trim', circlePath(x, from + i * step, radius)])

const LAPEL = 'M228 508L288 650 276 760 236 760 176 542Z'

const lapels: readonly Layer[] = [
  ['clothShade', LAPEL],
  ['cloth', mirror(LAPEL)],
]

const neckcloth: readonly Layer[] = [
  ['lining', 'M246 452C280 476 320 476 354 452L366 540C350 590 326 640 300 700 274 640 250 590 234 540Z'],
  ['liningShade', 'M316 472C332 468 344 460 354 452L366 540C350 590 326 640 300 700 316 620 322 540 316 472Z'],
  ['liningShade', 'M244 486C270 508 320 508 356 490 322 520 272 520 244 500Z', 0.6],
  ['liningShade', 'M242 516C270 536 310 538 340 528 310 552 270 552 242 530Z', 0.6],
]

/** Cloth up to the throat: no skin is visible under a closed collar. */
const closedFront: readonly Layer[] = [
  ['cloth', 'M240 512L312 512 312 600 262 600Z'],
  ['clothShade', 'M312 512L360 512 338 600 312 600Z'],
]

/** Coats, distinguished by their collars. */
export const COATS = {
  collar: {
    front: [
      ['clothShade', 'M230 508L300 604 262 640 186 536Z'],
      ['cloth', 'M370 508L300 604 338 640 414 536Z'],
      ['trim', 'M225 515L300 612 375 515 369 509 300 600 231 509Z'],
    ],
  },
  buttoned: {
    front: [
      ...closedFront,
      ['cloth', 'M238 462C270 478 330 478 362 462L380 536C330 556 270 556 220 536Z'],
      ['clothShade', 'M314 474C334 472 350 468 362 462L380 536C360 544 338 549 314 551Z'],
      ['trim', 'M220 530C270 550 330 550 380 530L381 537C330 557 270 557 219 537Z', 0.8],
      ['clothShade', 'M282 552L318 552 322 760 278 760Z', 0.8],
      ...buttons(300, 580, 44, 5),
    ],
  },
  oilskin: {
    front: [
      ['clothShade', 'M226 510L300 590 250 664 142 560Z'],
      ['cloth', 'M374 510L300 590 350 664 458 560Z'],
      ['lining', 'M234 504L300 578 366 504 376 512 300 596 224 512Z'],
      ['clothShade', 'M290 600L320 600 326 760 286 760Z', 0.9],
      ['trim', 'M262 632C280 624 320 624 338 632L338 644C320 636 280 636 262 644Z'],
      ['trim', 'M262 690C280 682 320 682 338 690L338 702C320 694 280 694 262 702Z'],
    ],
  },
  uniform: {
    front: [
      ...closedFront,
      ['lining', 'M236 458C270 476 330 476 364 458L376 528C330 548 270 548 224 528Z'],
      ['liningShade', 'M314 472C334 470 350 466 364 458L376 528C358 536 336 541 314 543Z'],
      ['cloth', 'M226 534C270 552 330 552 374 534L352 760 248 760Z'],
      ['clothShade', 'M296 548L304 548 304 760 296 760Z'],
      ['clothShade', 'M222 532L244 540 254 760 240 760ZM378 532L356 540 346 760 360 760Z', 0.85],
      ...buttons(268, 582, 46, 4),
      ...buttons(332, 582, 46, 4),
      ['trim', 'M50 626C80 580 130 554 182 538L200 566C150 580 112 604 84 646Z'],
      ['trimShade', 'M50 626L84 646 78 690 68 648 64 690 58 644 52 684 46 636Z'],
      ['trimShade', 'M74 622C104 590 146 572 188 556L194 564C152 580 112 600 84 634Z', 0.8],
    ],
  },
  stock: { front: [...neckcloth, ...lapels] },
  cravat: {
    front: [
      ...neckcloth,
      ...lapels,
      [
        'liningShade',
        'M300 560C268 528 226 528 208 548 224 590 268 602 300 582 332 602 376 590 392 548 374 528 332 528 300 560Z',
      ],
      ['lining', 'M296 558C268 534 232 532 214 548 228 580 266 592 296 576Z'],
      ['lining', 'M284 556L316 556 320 590 280 590Z'],
      ['trim', circlePath(300, 620, 8)],
    ],
  },
  clerk: {
    front: [
      ['lining', 'M240 440L296 486 300 560 222 540Z'],
      ['liningShade', 'M360 440L304 486 300 560 378 540Z'],
      ['lining', 'M232 534C270 560 330 560 368 534L330 760 270 760Z'],
      ['eye', 'M284 548L316 548 322 580 308 600 318 740 300 756 282 740 292 600 278 580Z'],
      ...lapels,
    ],
  },
  jacket: {
    front: [
      ['lining', 'M238 506L300 700 362 506 340 540 300 566 260 540Z'],
      ['lining', 'M240 506C260 560 340 560 360 506L318 700 282 700Z'],
      [
        'liningShade',
        'M246 560L354 560 351 572 249 572ZM256 590L344 590 341 602 259 602ZM266 620L334 620 331 632 269 632ZM275 650L325 650 322 662 278 662Z',
      ],
      ['clothShade', 'M228 506L284 664 296 760 230 760 150 552Z'],
      ['cloth', 'M372 506L316 664 304 760 370 760 450 552Z'],
      ['clothShade', 'M372 506L316 664 362 640 342 612 400 600 414 534Z'],
      ['cloth', 'M228 506L284 664 238 640 258 612 200 600 186 534Z'],
    ],
  },
  rags: {
    front: [
      ['clothShade', 'M226 508L300 616 282 640 270 628 262 668 240 640 232 690 204 630 190 650 176 560Z'],
      ['cloth', 'M374 508L300 616 318 640 330 628 338 668 360 640 368 690 396 630 410 650 424 560Z'],
      ['trim', 'M225 515L300 622 375 515 369 509 300 608 231 509Z', 0.8],
      ['clothShade', 'M60 600L84 640 90 622 104 700 120 660 132 760 60 760 20 700Z', 0.8],
    ],
  },
} satisfies Readonly<Record<string, ClothesLayers>>
