import { isEntityId, typeOfId } from '@waybook/contract'

import { readStored, removeStored, writeStored } from './device-storage.ts'
import { Store, useStore } from './store.ts'

const RECENT_KEY = 'waybook-recent-pages'
const PINNED_KEY = 'waybook-pinned-pages'
const RECENT_MAX = 8
const PINNED_MAX = 12

/**
 * The pages that an account has visited and pinned in this browser, by the ids of their entities. They are stored after the id of the account:
 * in a browser where somebody else has signed in since, there are none. The server leaves out missing and hidden entities when they are shown.
 */
const storedPins = () => ({ stored: readStored('localStorage', PINNED_KEY) ?? '' })
const pins = new Store(storedPins(), storedPins)

/** The ids in a stored text if it is of this account. */
function idsOf(stored: string, account: string): string[] {
  const [owner, ...ids] = stored.split(' ')
  return account !== '' && owner === account ? ids.filter(isEntityId) : []
}

function store(key: string, account: string, ids: readonly string[]): void {
  // Who views as a player has no account of their own, and leaves the game master's pages as they are.
  if (account !== '') writeStored('localStorage', key, [account, ...ids].join(' '))
}

/** Newest first. */
export function recentPages(account: string): string[] {
  return idsOf(readStored('localStorage', RECENT_KEY) ?? '', account)
}

/** Remembers an address if it can be that of an entity. */
export function rememberPage(account: string, path: string): void {
  const id = path.slice(1)
  if (typeOfId(id) === null) return
  const others = recentPages(account).filter((other) => other !== id)
  store(RECENT_KEY, account, [id, ...others].slice(0, RECENT_MAX))
}

/** In the order in which they were pinned. */
export function usePinnedPages(account: string): readonly string[] {
  return idsOf(useStore(pins).stored, account)
}

/** With the most that can be pinned, the oldest goes. */
export function setPinned(account: string, id: string, pinned: boolean): void {
  // As it is stored now, maybe by another tab.
  const others = idsOf(readStored('localStorage', PINNED_KEY) ?? '', account).filter((other) => other !== id)
  store(PINNED_KEY, account, pinned ? [...others, id].slice(-PINNED_MAX) : others)
  pins.reset()
}

export function forgetPages(): void {
  for (const key of [RECENT_KEY, PINNED_KEY]) removeStored('localStorage', key)
  pins.reset()
}
