import { lit, shaded } from '../drawing/colour.ts'
import { block, shape } from '../drawing/svg.ts'

const FRAME = 44

/** A plain wooden or gilt frame, mitered, lit from the upper left. */
export function frame(colour: string): string {
  return [
    shape(`M0 0H600L${600 - FRAME} ${FRAME}H${FRAME}Z`, lit(colour, 0.3)),
    shape(`M0 0L${FRAME} ${FRAME}V${750 - FRAME}L0 750Z`, colour),
    shape(`M600 0L${600 - FRAME} ${FRAME}V${750 - FRAME}L600 750Z`, shaded(colour, 0.4)),
    shape(`M0 750L${FRAME} ${750 - FRAME}H${600 - FRAME}L600 750Z`, shaded(colour, 0.28)),
    block([FRAME - 7, FRAME - 7, 600 - 2 * FRAME + 14, 7], shaded(colour, 0.55)),
    block([FRAME - 7, FRAME - 7, 7, 750 - 2 * FRAME + 14], shaded(colour, 0.55)),
  ].join('')
}
