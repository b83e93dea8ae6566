import type { SceneGrid } from '@waybook/contract'

import { useSceneLayout } from '../layout/scene-layout.ts'
import { useTableState } from '../table-context.ts'
import type { GridDraft, TableStore } from '../table-state.ts'

const initial: GridDraft = { kind: 'square', cell: 5, x: 0, y: 0, cells: 1 }

/** The draft: the stored grid, or else squares, with the unsaved changes. */
export function useGridDraft(): GridDraft {
  const { grid } = useSceneLayout()
  const changes = useTableState(({ gridChanges }) => gridChanges)
  return { ...initial, ...grid, ...changes }
}

export function changeDraft(state: TableStore, changes: Partial<GridDraft>): void {
  state.change({ gridChanges: { ...state.get().gridChanges, ...changes } })
}

export function gridOf({ kind, cell, x, y }: GridDraft): SceneGrid | null {
  return kind === 'none' ? null : { kind, cell, x, y }
}
