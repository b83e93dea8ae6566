import type { BandReach } from '@waybook/rules'

import { Store, useStore } from '#stores/store.ts'

const store = new Store<{ readonly reach: BandReach | null }>({ reach: null })

/** How far the bands reach while the game master changes that; `null` while nobody does. */
export function useBandDraft(): BandReach | null {
  return useStore(store).reach
}

export function draftBands(reach: BandReach | null): void {
  store.change({ reach })
}
