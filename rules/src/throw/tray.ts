/** Half the length and half the width of the table that dice are thrown on. */
export interface Tray {
  readonly x: number
  readonly z: number
}

const SMALLEST: Tray = { x: 6.8, z: 4.25 }
/** So many dice find room to lie flat on the smallest tray; for more it grows in proportion to their number. */
const ROOMY = 7

/** It depends on the dice alone, never on a screen, or each screen would see another throw. */
export function trayFor(pieces: number): Tray {
  const growth = Math.sqrt(Math.max(1, pieces / ROOMY))
  return { x: SMALLEST.x * growth, z: SMALLEST.z * growth }
}
