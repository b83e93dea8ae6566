import { Store, useStore } from './store.ts'

const search = new Store({ open: false })

/** Whether the search is open. The top bar and pages can open it. */
export function useSearchOpen(): boolean {
  return useStore(search).open
}

export function openSearch(): void {
  search.change({ open: true })
}

export function closeSearch(): void {
  search.change({ open: false })
}
