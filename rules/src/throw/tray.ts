/** Half the length and half the width of the tray for a throw. */
export interface Tray {
  readonly x: number
  readonly z: number
}

const SMALLEST: Tray = { x: 6.8, z: 4.25 }
/** The number of dice that can lie flat on the smallest tray. With more dice, the area grows in proportion. */
const ROOMY = 7

/**
 * The tray depends only on the number of dice, never on the screen, so all clients see the same throw.
 * @example
 * trayFor(7) // { x: 6.8, z: 4.25 }
 * trayFor(28) // { x: 13.6, z: 8.5 }
 */
export function trayFor(pieces: number): Tray {
  const growth = Math.sqrt(Math.max(1, pieces / ROOMY))
  return { x: SMALLEST.x * growth, z: SMALLEST.z * growth }
}
