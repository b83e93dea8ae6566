import type { Me } from '@waybook/contract'

import { readStored, removeStored, writeStored } from '#stores/device-storage.ts'

import { asksAsDisplay } from '../display-address.ts'

/**
 * The account whose answers are saved on this device. `TO_BE_REMOVED` hides the answers until they are deleted; a missing entry means that there are
 * none. The entry is outside the answers' database because it must change at once, even if the page is about to close.
 */
const OWNER_KEY = 'waybook.kept'
const TO_BE_REMOVED = ''

export function savedOwner(): string | null {
  return readStored('localStorage', OWNER_KEY) || null
}

/** Returns whether the browser stored it. If not, nothing may be saved. */
export function setSavedOwner(account: string): boolean {
  return writeStored('localStorage', OWNER_KEY, account)
}

/** The code that saves and restores pages. The first page doesn't need it. */
export const loadOfflineCode = async () => await import('./loaded-later.ts')

/** Removes everything that is saved. None of it is shown any more; if removal fails, the app retries when it next opens. */
export async function forgetSavedPages(): Promise<void> {
  // A display may share the browser with a signed-in account, whose pages stay.
  if (asksAsDisplay() || readStored('localStorage', OWNER_KEY) === null) return
  writeStored('localStorage', OWNER_KEY, TO_BE_REMOVED)
  try {
    const { clearStore } = await loadOfflineCode()
    await clearStore()
  } catch {
    return
  }
  if (savedOwner() === null) removeStored('localStorage', OWNER_KEY)
}

/** Call this with every answer about the signed-in user. Removes another account's saved pages. A view as a player doesn't identify the account. */
export function forgetUnlessOwner(me: Me | null): void {
  if (me?.viewAs === undefined && (me === null || savedOwner() !== me.user.id)) void forgetSavedPages()
}
