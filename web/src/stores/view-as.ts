import { ANY_PLAYER, isEntityId } from '@waybook/contract'

import { readStored, removeStored, writeStored } from './device-storage.ts'
import { Store, useStore } from './store.ts'

const VIEW_KEY = 'waybook-view-as'
const CHANGE_KEY = 'waybook-view-change'

/** How the game master came to the view of this document. `refused`: the server does not allow the one before any more. */
export type ViewChange = 'entered' | 'left' | 'refused'

/**
 * The player as whom this tab shows the campaign: the id of a character, or `ANY_PLAYER`; `null` if it shows the account's own view. While the
 * page is in use it is in memory only, and stored only while the page is hidden or unloaded: what another tab copies of this tab's storage
 * does not contain it.
 */
let current = takeViewAs()

function takeViewAs(): string | null {
  const stored = readStored('sessionStorage', VIEW_KEY)
  removeStored('sessionStorage', VIEW_KEY)
  return stored === ANY_PLAYER || (stored !== null && isEntityId(stored)) ? stored : null
}

function storeViewAs(): void {
  if (current !== null) writeStored('sessionStorage', VIEW_KEY, current)
}

/** Keeps the view across reloads of the tab. */
export function keepViewAcrossReloads(): void {
  addEventListener('pagehide', storeViewAs)
  addEventListener('pageshow', () => removeStored('sessionStorage', VIEW_KEY))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') storeViewAs()
    else removeStored('sessionStorage', VIEW_KEY)
  })
}

export function viewAs(): string | null {
  return current
}

/** For the requests from now on. What the page has loaded before stays; `changeView` starts it anew. */
export function setViewAs(player: string | null): void {
  current = player
}

/** Shows the same page as somebody else. It loads a new document, so that nothing of the view before stays in memory. */
export function changeView(player: string | null, change: ViewChange): void {
  setViewAs(player)
  writeStored('sessionStorage', CHANGE_KEY, change)
  location.reload()
}

/** How the view came to be, once: `null` if the page was only loaded again. */
export function takeViewChange(): ViewChange | null {
  const change = readStored('sessionStorage', CHANGE_KEY)
  removeStored('sessionStorage', CHANGE_KEY)
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
