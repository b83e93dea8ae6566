import type { TableStore } from '../table-state.ts'
import type { WallEdit } from './wall-edit.ts'

export function changeEdit(state: TableStore, changed: Partial<WallEdit>): void {
  state.change({ wallEdit: { ...state.get().wallEdit, ...changed } })
}

/** Drops what has not become a change. Selected walls stay selected. */
export function dropSketch(state: TableStore): void {
  changeEdit(state, { chain: [], pointer: null, byFinger: false, box: null, draft: null, lightAt: null })
}
