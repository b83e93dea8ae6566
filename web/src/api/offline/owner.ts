import type { Me } from '@waybook/contract'

import { inCampaign, keysInCampaigns, readStored, removeStored, writeStored } from '#stores/device-storage.ts'

import { asksAsDisplay } from '../display-address.ts'

/**
 * The account whose answers are saved on this device. `TO_BE_REMOVED` hides the answers until they are deleted; a missing entry means that there are
 * none. The entry is outside the answers' database because it must change at once, even if the page is about to close.
 */
const OWNER_KEY = 'waybook.kept'
const TO_BE_REMOVED = ''

export function savedOwner(): string | null {
  return readStored('localStorage', inCampaign(OWNER_KEY)) || null
}

/** Returns whether the browser stored it. If not, nothing may be saved. */
export function setSavedOwner(account: string): boolean {
  return writeStored('localStorage', inCampaign(OWNER_KEY), account)
}

/** The address of a campaign of this site whose pages are saved on this device; `null` if there is none. */
export function savedCampaign(): string | null {
  const owned = keysInCampaigns('localStorage', OWNER_KEY).find((key) => readStored('localStorage', key))
  return owned?.slice(0, -OWNER_KEY.length) ?? null
}

/** The code that saves and restores pages. The first page doesn't need it. */
export const loadOfflineCode = async () => await import('./loaded-later.ts')

/**
 * Removes everything that is saved in all campaigns of this site, except for the pages of the account `keep`. None of it is shown any more; if
 * removal fails, the app retries when it next opens.
 */
export async function forgetSavedPages(keep: string | null = null): Promise<void> {
  // A display may share the browser with a signed-in account, whose pages stay.
  if (asksAsDisplay()) return
  const keys = keysInCampaigns('localStorage', OWNER_KEY).filter((key) => readStored('localStorage', key) !== keep)
  if (keys.length === 0) return
  for (const key of keys) writeStored('localStorage', key, TO_BE_REMOVED)
  try {
    const { clearStore } = await loadOfflineCode()
    await Promise.all(keys.map(async (key) => await clearStore(key.slice(0, -OWNER_KEY.length))))
  } catch {
    return
  }
  for (const key of keys) if (!readStored('localStorage', key)) removeStored('localStorage', key)
}

/** Call this with every answer about the signed-in user. Removes another account's saved pages. A view as a player doesn't identify the account. */
export function forgetUnlessOwner(me: Me | null): void {
  if (me?.viewAs === undefined) void forgetSavedPages(me?.user.id)
}
