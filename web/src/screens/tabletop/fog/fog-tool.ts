import type { fogActions } from '@waybook/rules'

import { Store, useStore } from '#stores/store.ts'

export type FogAction = (typeof fogActions)[number]
export type ToolShape = 'brush' | 'rect' | 'polygon'

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

export function changeFogBrush(changed: Partial<FogBrush>): void {
  brush.change(changed)
}

export function growBrush(steps: number): void {
  const radius = brush.get().radius + steps * (brush.get().radius + Math.min(steps, 0) < 4 ? RADIUS.step : 1)
  brush.change({ radius: Math.min(Math.max(radius, RADIUS.least), RADIUS.most) })
}
