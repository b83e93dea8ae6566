import { useTableState } from '../table-context.ts'
import { nothingOpen, type Opened, type TableDialog, type TableStore } from '../table-state.ts'

/** The open part above the map. */
export function useOpened(): Opened {
  return useTableState(({ opened }) => opened)
}

export function openMenu(state: TableStore, tokenId: string): void {
  state.change({ opened: { ...nothingOpen, menu: tokenId } })
}

export function openConditions(state: TableStore, tokenId: string): void {
  state.change({ opened: { ...nothingOpen, conditions: tokenId } })
}

export function openSheet(state: TableStore, tokenId: string): void {
  state.change({ opened: { ...nothingOpen, sheet: tokenId } })
}

export function openDialog(state: TableStore, dialog: TableDialog): void {
  state.change({ opened: { ...nothingOpen, dialog } })
}

export function closeOpened(state: TableStore): void {
  state.change({ opened: nothingOpen })
}

/** Closes a menu, unless its chosen item opened something else. */
export function closeMenu(state: TableStore, tokenId: string): void {
  if (state.get().opened.menu === tokenId) closeOpened(state)
}
