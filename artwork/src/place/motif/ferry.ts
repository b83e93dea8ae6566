import { block, disc, line, placed, repeat, shape } from '#drawing/svg.ts'
import { seated } from '#scenery/figure.ts'
import { glow } from '#scenery/lights.ts'

import type { DrawMotif } from './view.ts'

/** A broad sailing ferry with a stern lamp, leaving a reed-grown landing. */
export const ferry: DrawMotif = ({ palette }) => {
  const hull = shape('M-230 -46H236C226 14 190 46 140 46H-140C-190 46 -222 8 -230 -46Z', palette.fore)
  const rail =
    shape('M-230 -70H236V-62H-230Z', palette.fore) + repeat(12, (i) => block([-222 + i * 40, -68, 6, 24], palette.fore))
  const rig = [
    shape('M-6 -70V-470L8 -470 10 -70Z', palette.fore),
    shape('M14 -456C120 -380 190 -250 214 -104L14 -84Z', palette.near),
    shape('M14 -456C70 -340 96 -220 100 -92L14 -84Z', palette.mid),
    shape('M-12 -420C-70 -320 -120 -220 -170 -110L-12 -92Z', palette.mid),
    shape('M8 -470L60 -452 8 -436Z', palette.near),
  ]
  const passengers = repeat(5, (i) => seated(-120 + i * 54, -62, 1.5, palette.fore, i % 2 ? 10 : -8))
  const lamp =
    glow(-236, -128, 96, palette.lamp) +
    line('M-226 -60L-236 -120', palette.fore, 7) +
    block([-250, -142, 28, 34], palette.lamp, 1, 3) +
    shape('M-256 -142L-236 -164 -216 -142Z', palette.fore)
  const landing =
    block([0, 610, 260, 16], palette.fore) +
    repeat(6, (i) => block([10 + i * 46, 590, 10, 130], palette.fore)) +
    disc(262, 604, 9, palette.fore)
  return landing + placed(rig.join('') + passengers + rail + hull + lamp, 520, 600, 0.98)
}
