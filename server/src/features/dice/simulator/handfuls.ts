import type { Pose, Tray, Vector } from '@waybook/rules'

import type { Chance } from './chance.ts'
import { physics } from './physics.ts'

/** How a die leaves the hand. */
export interface Release {
  /** The index of its piece among the pieces. */
  readonly piece: number
  readonly pose: Pose
  readonly speed: Vector
  readonly spin: Vector
}

/** The distance between the centers of dice that leave the hand side by side; the widest die fits. */
const APART = 1.55
/** Half the length of the smallest tray, for which the throw's force is tuned. */
const USUAL_TRAY = 6.8

/** Divides the shuffled dice into handfuls that are thrown one after another from the table's left edge. */
export function toHandfuls(pieces: number, tray: Tray, chance: Chance): Release[][] {
  const size = Math.max(5, Math.floor((2 * tray.z - 1) / 1.6))
  const order = chance.shuffled([...Array.from({ length: pieces }).keys()])
  const handfuls = Array.from({ length: Math.ceil(pieces / size) }, (_, index) =>
    order.slice(index * size, (index + 1) * size),
  )
  const wide = Math.min(size, pieces)
  return handfuls.map((handful) =>
    handful.map((piece, slot) => release(piece, { slot, aside: (slot - (wide - 1) / 2) * APART, tray }, chance)),
  )
}

interface Hand {
  readonly slot: number
  /** The distance from the middle of the table's edge. */
  readonly aside: number
  readonly tray: Tray
}

function release(piece: number, { slot, aside, tray }: Hand, chance: Chance): Release {
  const at = {
    x: -tray.x + 1.1 + chance.between(0, 0.6),
    // Neighbors start at different heights, so they do not collide in the air.
    y: 3 + chance.between(0, 1.2) + (slot % 2) * 0.4,
    z: aside + chance.between(-0.1, 0.1),
  }
  const turn = chance.rotation()
  // A longer table needs a harder throw.
  const reach = 1 + (tray.x / USUAL_TRAY - 1) / 2
  const speed = {
    x: physics.throwSpeed * chance.between(0.5, 1) * reach,
    y: chance.between(-2, 1.5),
    z: -0.35 * at.z + chance.between(-3, 3),
  }
  const axis = chance.direction()
  const spin = physics.spin * chance.between(0.5, 1)
  return { piece, pose: { at, turn }, speed, spin: { x: axis.x * spin, y: axis.y * spin, z: axis.z * spin } }
}
