import { circlePath } from '#drawing/bend.ts'

import type { ClothesLayers, Layer } from '../layer/layer.ts'
import { buttons } from './coats.ts'

const waistcoat: readonly Layer[] = [
  ['cloth', 'M184 542L246 512 300 640 354 512 416 542 424 760 176 760Z'],
  ['clothShade', 'M300 640L354 512 416 542 424 760 304 760Z'],
  ['lining', 'M240 492L300 590 258 606 212 530Z'],
  ['liningShade', 'M360 492L300 590 342 606 388 530Z'],
  ...buttons(304, 664, 34, 3, 6.5),
]

/** Shirts, aprons, wraps and robes. */
export const WORKING_CLOTHES = {
  plain: { front: [['clothShade', 'M236 506C250 560 350 560 364 506L378 516C356 586 244 586 222 516Z']] },
  mantle: {
    front: [
      [
        'lining',
        'M238 498C180 518 110 540 60 610 130 596 230 640 300 720 370 640 470 596 540 610 490 540 420 518 362 498L300 600Z',
      ],
      ['liningShade', 'M300 720C370 640 470 596 540 610 490 540 420 518 362 498L300 600Z'],
      ['clothShade', 'M238 498L300 600 362 498 346 490 300 570 254 490Z'],
    ],
  },
  apron: {
    front: [
      ['clothShade', 'M232 506L300 584 262 602 206 530Z'],
      ['clothShade', 'M368 506L300 584 338 602 394 530Z'],
      ['lining', 'M196 528L226 516 252 650 222 656Z'],
      ['liningShade', 'M404 528L374 516 348 650 378 656Z'],
      ['lining', 'M204 644C260 632 340 632 396 644L408 760 192 760Z'],
      ['liningShade', 'M310 635C340 636 370 639 396 644L408 760 312 760Z'],
      ['trim', circlePath(232, 654, 7)],
      ['trim', circlePath(368, 654, 7)],
    ],
  },
  cowl: {
    behind: [['clothShade', 'M150 540C120 440 200 400 300 400 400 400 480 440 450 540Z']],
    front: [
      [
        'cloth',
        'M158 530C170 478 222 458 254 470 270 520 330 520 346 470 378 458 430 478 442 530 440 592 370 632 300 632 230 632 160 592 158 530Z',
      ],
      ['clothShade', 'M222 476C240 540 360 540 378 476 400 540 350 586 300 586 250 586 200 540 222 476Z'],
      ['clothShade', 'M312 632C378 628 440 590 442 530 442 512 436 498 426 488 430 560 380 600 312 606Z'],
      ['clothShade', 'M172 548C190 590 240 614 290 618 240 630 180 606 166 566Z', 0.6],
    ],
  },
  waistcoat: { sleeves: ['lining', 'liningShade'], front: waistcoat },
  dress: {
    front: [
      ...Array.from({ length: 11 }, (_, i): Layer => {
        const angle = Math.PI * (0.06 + 0.088 * i)
        return [
          i > 5 ? 'lining' : 'liningShade',
          circlePath(300 + Math.cos(angle) * 104, 508 + Math.sin(angle) * 92, 22),
        ]
      }),
      ['cloth', 'M214 512C226 584 374 584 386 512L366 500C350 560 250 560 234 500Z'],
      ['clothShade', 'M300 650L314 650 330 760 296 760Z'],
    ],
  },
  shawl: {
    front: [
      ['clothShade', 'M420 516C540 556 620 640 630 760L200 760 330 620Z'],
      ['cloth', 'M190 522C70 566 -20 640 -30 760L300 760 430 700 330 600 236 500Z'],
      ['clothShade', 'M150 560C200 620 270 670 390 706L372 716C260 690 180 630 130 572Z', 0.6],
      ['clothShade', 'M80 610C130 670 200 720 280 750L250 760C180 730 110 680 60 628Z', 0.6],
    ],
  },
  robe: {
    front: [
      ['lining', 'M232 500L300 622 300 760 252 760 252 650 178 540Z'],
      ['liningShade', 'M368 500L300 622 300 760 348 760 348 650 422 540Z'],
      [
        'clothShade',
        'M216 552L222 566 228 552ZM246 600L252 614 258 600ZM270 660L276 674 282 660ZM268 716L274 730 280 716Z',
      ],
      [
        'clothShade',
        'M372 552L378 566 384 552ZM342 600L348 614 354 600ZM318 660L324 674 330 660ZM320 716L326 730 332 716Z',
      ],
    ],
  },
} satisfies Readonly<Record<string, ClothesLayers>>
