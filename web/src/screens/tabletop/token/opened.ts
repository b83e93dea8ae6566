import { Store, useStore } from '#stores/store.ts'

/** At most one of them is set. */
interface Opened {
  /** The token whose menu is open. */
  readonly menu: string | null
  /** The token whose character’s conditions are open. */
  readonly conditions: string | null
  /** The token whose character’s sheet is open beside the map. */
  readonly sheet: string | null
  readonly dialog: TableDialog | null
}

export type TableDialog = 'addTokens' | 'display' | 'shortcuts'

const nothing: Opened = { menu: null, conditions: null, sheet: null, dialog: null }
const opened = new Store<Opened>(nothing)

/** What is open over the map. */
export function useOpened(): Opened {
  return useStore(opened)
}

export function openMenu(tokenId: string): void {
  opened.change({ ...nothing, menu: tokenId })
}

export function openConditions(tokenId: string): void {
  opened.change({ ...nothing, conditions: tokenId })
}

export function openSheet(tokenId: string): void {
  opened.change({ ...nothing, sheet: tokenId })
}

export function openDialog(dialog: TableDialog): void {
  opened.change({ ...nothing, dialog })
}

export function closeOpened(): void {
  if (opened.get() !== nothing) opened.change(nothing)
}

/** Closes a menu, unless what was chosen in it has opened something else. */
export function closeMenu(tokenId: string): void {
  if (opened.get().menu === tokenId) opened.change(nothing)
}
