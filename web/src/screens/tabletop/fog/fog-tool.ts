import type { fogActions, FogOperation } from '@waybook/rules'

import { Store, useStore } from '#stores/store.ts'

/** `release` leaves cells to what tokens see, on scenes with sight. */
export type FogAction = (typeof fogActions)[number] | 'release'

export interface HandOperation extends Omit<FogOperation, 'op'> {
  readonly op: FogAction
}

/** `room`: the polygon of a room that walls enclose. */
export type ToolShape = 'brush' | 'rect' | 'polygon' | 'room'

interface FogBrush {
  readonly op: FogAction
  readonly shape: ToolShape
  /** Percent of the picture's width. */
  readonly radius: number
}

export const RADIUS = { least: 0.5, most: 20, step: 0.5 } as const

/** The fog tool's options. They also apply to other scenes. */
const brush = new Store<FogBrush>({ op: 'reveal', shape: 'brush', radius: 6 })

export const useFogBrush = (): FogBrush => useStore(brush)

/** The chosen shape. On a scene without rooms, the brush replaces the choice of rooms. */
export function useFogShape(hasRooms: boolean): ToolShape {
  const { shape } = useFogBrush()
  return shape === 'room' && !hasRooms ? 'brush' : shape
}

/** The chosen action. On a scene without sight, clearing replaces the choice of leaving cells to it. */
export function useFogAction(hasSight: boolean): FogAction {
  const { op } = useFogBrush()
  return op === 'release' && !hasSight ? 'reveal' : op
}

export function changeFogBrush(changed: Partial<FogBrush>): void {
  brush.change(changed)
}

export function growBrush(steps: number): void {
  const radius = brush.get().radius + steps * (brush.get().radius + Math.min(steps, 0) < 4 ? RADIUS.step : 1)
  brush.change({ radius: Math.min(Math.max(radius, RADIUS.least), RADIUS.most) })
}
