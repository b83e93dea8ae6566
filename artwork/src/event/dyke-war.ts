import { block, disc, line, placed, repeat, shape } from '../drawing/svg.ts'
import type { DrawMotif } from '../place/motif/view.ts'

const SOLDIER = 'M-16 0C-18 -30 -14 -46 0 -46C14 -46 18 -30 16 0Z'

/** Two lines of soldiers up to the thighs in a flooded field; the sea comes through a broken sluice. */
export const dykeWar: DrawMotif = ({ palette }) => {
  const soldier = (turn: number): string =>
    shape(SOLDIER, palette.fore) +
    disc(0, -58, 11, palette.fore) +
    shape('M-14 -62L0 -78 14 -62Z', palette.near) +
    line(`M${turn * 4} -28L${turn * 34} -76`, palette.fore, 4)
  const wading = (x: number, y: number, size: number, turn: number): string =>
    placed(soldier(turn), x, y, size) + block([x - 26 * size, y - 2, 52 * size, 5], palette.glint, 0.55, 2)
  return [
    block([0, 448, 1200, 360], palette.water) + block([0, 560, 1200, 250], palette.near, 0.35),
    shape('M-10 470L520 440V500L-10 540ZM680 440L1210 470V540L680 500Z', palette.near),
    shape('M500 330H536V520H500ZM664 330H700V520H664ZM484 316H560V340H484ZM640 316H716V340H640Z', palette.fore),
    shape('M536 360L600 384 586 420 536 410ZM664 470L620 440 632 500 664 506Z', palette.fore),
    shape(
      'M536 450H664C690 520 780 580 860 640 720 620 700 660 600 640 500 662 480 618 340 640 420 580 510 520 536 450Z',
      palette.glint,
      0.8,
    ),
    repeat(5, (i) => block([420 + i * 62, 600 + ((i * 31) % 60), 90, 5], palette.sky[3], 0.8, 2)),
    repeat(7, (i) => wading(90 + i * 52, 640 + i * 6, 1.35 - i * 0.06, i % 3 ? 1 : -1)),
    repeat(7, (i) => wading(1110 - i * 52, 640 + i * 6, 1.35 - i * 0.06, i % 3 === 1 ? 1 : -1)),
    repeat(5, (i) => wading(140 + i * 80, 760, 1.9, i % 2 ? 1 : -1) + wading(1060 - i * 80, 760, 1.9, i % 2 ? -1 : 1)),
    line('M250 690V560M950 690V560', palette.fore, 7) +
      shape('M254 562L330 580 254 604Z', '#4d6478') +
      shape('M946 562L870 580 946 604Z', '#9c3540'),
  ].join('')
}
