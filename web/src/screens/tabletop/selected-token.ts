import { Store, useStore } from '../../client/store.ts'

const selected = new Store<{ readonly id: string | null }>({ id: null })

/** The id of the token that is selected on this page; it may have left the table since. */
export function useSelectedToken(): string | null {
  return useStore(selected).id
}

export function selectToken(id: string | null): void {
  if (id !== selected.get().id) selected.change({ id })
}
