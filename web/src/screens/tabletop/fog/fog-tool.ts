import type { fogActs } from '@waybook/rules'

import { Store, useStore } from '#stores/store.ts'

import type { FogChanges } from './fog-changes.ts'

export type FogAct = (typeof fogActs)[number]
export type ToolShape = 'brush' | 'rect' | 'polygon'

interface FogTool {
  readonly op: FogAct
  readonly shape: ToolShape
  /** In percent of the picture's width. */
  readonly radius: number
  /** What changes the fog of the scene that is on the page. */
  readonly changes: FogChanges | null
}

export const RADIUS = { least: 0.5, most: 20, step: 0.5 } as const

/** What the fog tool does next, for as long as the page lives. */
const tool = new Store<FogTool>({ op: 'reveal', shape: 'brush', radius: 6, changes: null })

export const useFogTool = (): FogTool => useStore(tool)

export function changeFogTool(changed: Partial<FogTool>): void {
  tool.change(changed)
}

export function growBrush(steps: number): void {
  const radius = tool.get().radius + steps * (tool.get().radius + Math.min(steps, 0) < 4 ? RADIUS.step : 1)
  tool.change({ radius: Math.min(Math.max(radius, RADIUS.least), RADIUS.most) })
}
