import { Store, useStore } from '#stores/store.ts'

const NONE: ReadonlySet<string> = new Set()

/** Which tokens players do not get because of the fog. Filled by the game master's part, which knows the mask; empty for players. */
const fogged = new Store<{ readonly ids: ReadonlySet<string> }>({ ids: NONE })

export function useFoggedTokens(): ReadonlySet<string> {
  return useStore(fogged).ids
}

export function setFoggedTokens(ids: ReadonlySet<string> = NONE): void {
  const known = fogged.get().ids
  if (ids.size !== known.size || [...ids].some((id) => !known.has(id))) fogged.change({ ids })
}
