import type { Position } from '@waybook/contract'
import { snapPoint, type LatticePoint, type WallLine } from '@waybook/rules'

import type { ToolPress } from '#screens/tabletop/table-state.ts'

import type { WallFrame } from '../scene-walls.ts'

/** How far a pointer and a finger reach, in CSS pixels. */
const REACH_PX = { mouse: 12, finger: 22 } as const

/** A press in places of the lattice. */
export interface WallPress {
  readonly byFinger: boolean
  readonly shift: boolean
  readonly alt: boolean
  /** How far it reaches, in units of the lattice. */
  readonly reach: number
}

/** What a mode of the tool Walls does with presses. */
export interface WallPointer {
  readonly onStart: (point: LatticePoint, press: WallPress) => void
  readonly onMove: (point: LatticePoint, press: WallPress) => void
  readonly onEnd: (point: LatticePoint, press: WallPress) => void
  /** A mouse without a pressed button. */
  readonly onHover?: (point: LatticePoint, press: WallPress) => void
}

export function toLattice({ x, y }: Position, { width, height }: WallFrame): LatticePoint {
  return [Math.round((x * width) / 100), Math.round((y * height) / 100)]
}

export function toWallPress({ byFinger, shift, alt, width }: ToolPress, frame: WallFrame): WallPress {
  return { byFinger, shift, alt, reach: ((byFinger ? REACH_PX.finger : REACH_PX.mouse) * frame.width) / width }
}

interface SnapOptions {
  readonly walls: readonly WallLine[]
  readonly frame: WallFrame
  readonly free: boolean
}

/** A pressed point, snapped unless the user wants it free. */
export function placeOf(
  point: LatticePoint,
  { reach, alt }: WallPress,
  { walls, frame, free }: SnapOptions,
): LatticePoint {
  return free || alt ? point : snapPoint(point, { walls, grid: frame.grid, reach }).point
}
