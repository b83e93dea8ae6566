import { isEntityId, typeOfId } from '@waybook/contract'

import { inCampaign, readStored, removeInCampaigns, writeStored } from './device-storage.ts'
import { Store, useStore } from './store.ts'

const RECENT_KEY = 'waybook-recent-pages'
const PINNED_KEY = 'waybook-pinned-pages'
const RECENT_MAX = 8
const PINNED_MAX = 12

/**
 * The pages that an account visited and pinned in this browser, as entity ids. The stored text is `account id id …`, so another account finds none.
 * The server omits missing and hidden entities when the pages are shown.
 */
const storedPins = () => ({ stored: readStored('localStorage', inCampaign(PINNED_KEY)) ?? '' })
const pins = new Store(storedPins(), storedPins)

/** The ids in a stored text if it belongs to this account. */
function idsOf(stored: string, account: string): string[] {
  const [owner, ...ids] = stored.split(' ')
  return account !== '' && owner === account ? ids.filter(isEntityId) : []
}

function store(key: string, account: string, ids: readonly string[]): void {
  // A game master who views as a player has no account id. Their own pages stay unchanged.
  if (account !== '') writeStored('localStorage', inCampaign(key), [account, ...ids].join(' '))
}

/** Newest first. */
export function recentPages(account: string): string[] {
  return idsOf(readStored('localStorage', inCampaign(RECENT_KEY)) ?? '', account)
}

/** Remembers an address if it may belong to an entity. */
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

/** Pinning one page too many unpins the oldest. */
export function setPinned(account: string, id: string, pinned: boolean): void {
  // Reads the storage again, because another tab may have changed it.
  const others = idsOf(readStored('localStorage', inCampaign(PINNED_KEY)) ?? '', account).filter(
    (other) => other !== id,
  )
  store(PINNED_KEY, account, pinned ? [...others, id].slice(-PINNED_MAX) : others)
  pins.reset()
}

export function forgetPages(): void {
  for (const key of [RECENT_KEY, PINNED_KEY]) removeInCampaigns('localStorage', key)
  pins.reset()
}
