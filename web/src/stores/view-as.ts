import { ANY_PLAYER, isEntityId } from '@waybook/contract'

import { inCampaign, readStored, removeStored, writeStored } from './device-storage.ts'
import { Store, useStore } from './store.ts'

const VIEW_KEY = 'waybook-view-as'
const CHANGE_KEY = 'waybook-view-change'

/** How the game master came to the view of this document. `refused`: the server no longer allows the previous view. */
export type ViewChange = 'entered' | 'left' | 'refused'

/**
 * The player whose view this tab shows: the id of a character, or `ANY_PLAYER`; `null` for the account's own view. It is stored only while the page
 * is hidden or unloaded, so a tab that copies this tab's storage doesn't inherit the view.
 */
let current = takeViewAs()

function takeViewAs(): string | null {
  const stored = readStored('sessionStorage', inCampaign(VIEW_KEY))
  removeStored('sessionStorage', inCampaign(VIEW_KEY))
  return stored === ANY_PLAYER || (stored !== null && isEntityId(stored)) ? stored : null
}

function storeViewAs(): void {
  if (current !== null) writeStored('sessionStorage', inCampaign(VIEW_KEY), current)
}

/** Keeps the view across reloads of the tab. */
export function keepViewAcrossReloads(): void {
  addEventListener('pagehide', storeViewAs)
  addEventListener('pageshow', () => removeStored('sessionStorage', inCampaign(VIEW_KEY)))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') storeViewAs()
    else removeStored('sessionStorage', inCampaign(VIEW_KEY))
  })
}

export function viewAs(): string | null {
  return current
}

/** Affects later requests only. `changeView` also reloads the page. */
export function setViewAs(player: string | null): void {
  current = player
}

/** Shows the same page in another view. Loads a new document, so nothing of the previous view stays in memory. */
export function changeView(player: string | null, change: ViewChange): void {
  setViewAs(player)
  writeStored('sessionStorage', inCampaign(CHANGE_KEY), change)
  location.reload()
}

/** Returns how the view changed, once; `null` if the page was merely reloaded. */
export function takeViewChange(): ViewChange | null {
  const change = readStored('sessionStorage', inCampaign(CHANGE_KEY))
  removeStored('sessionStorage', inCampaign(CHANGE_KEY))
  return change === 'entered' || change === 'left' || change === 'refused' ? change : null
}

const choice = new Store<{ readonly isOpen: boolean }>({ isOpen: false })

/** Whether the game master is choosing a player to view as. */
export function useViewChoice(): boolean {
  return useStore(choice).isOpen
}

export function openViewChoice(): void {
  choice.change({ isOpen: true })
}

export function closeViewChoice(): void {
  choice.change({ isOpen: false })
}
