import type { SceneGrid } from '@waybook/contract'

import { Store, useStore } from '#stores/store.ts'

import { useSceneLayout } from '../layout/scene-layout.ts'

/** The grid as it is being aligned. */
export interface GridDraft extends Omit<SceneGrid, 'kind'> {
  readonly kind: SceneGrid['kind'] | 'none'
  /** What is dragged on the map: a box around one cell, or around three by three. */
  readonly cells: 1 | 3
}

const initial: GridDraft = { kind: 'square', cell: 5, x: 0, y: 0, cells: 1 }
const store = new Store<{ readonly changes: Partial<GridDraft> }>({ changes: {} })

/** The draft: what is stored, or squares, with what was changed since. */
export function useGridDraft(): GridDraft {
  const { grid } = useSceneLayout()
  return { ...initial, ...grid, ...useStore(store).changes }
}

export function changeDraft(changes: Partial<GridDraft>): void {
  store.change({ changes: { ...store.get().changes, ...changes } })
}

export function dropDraft(): void {
  store.change({ changes: {} })
}

export function gridOf({ kind, cell, x, y }: GridDraft): SceneGrid | null {
  return kind === 'none' ? null : { kind, cell, x, y }
}
