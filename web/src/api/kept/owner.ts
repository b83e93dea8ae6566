import type { Me } from '@waybook/contract'

import { readStored, removeStored, writeStored } from '#stores/device-storage.ts'

import { asksAsDisplay } from '../display-address.ts'

/**
 * Whose answers are kept on this device: the id of an account; `null` if nothing is kept, `TO_BE_REMOVED` from the moment in which it may not
 * be shown any more until it is gone. It is apart from the answers because it has to change at once, even if the page is about to close.
 */
const OWNER_KEY = 'waybook.kept'
const TO_BE_REMOVED = ''

export function keptOwner(): string | null {
  return readStored('localStorage', OWNER_KEY) || null
}

/** Returns whether the browser has stored it; if not, nothing may be kept. */
export function setKeptOwner(account: string): boolean {
  return writeStored('localStorage', OWNER_KEY, account)
}

/** The code that keeps and shows pages. The first page does not need it. */
export const loadKept = async () => await import('./loaded-later.ts')

/** Removes everything that is kept. None of it is shown from now on, and what could not be removed is when the app is opened the next time. */
export async function forgetKept(): Promise<void> {
  // A display says nothing about the account that is signed in beside it.
  if (asksAsDisplay() || readStored('localStorage', OWNER_KEY) === null) return
  writeStored('localStorage', OWNER_KEY, TO_BE_REMOVED)
  try {
    const { removeKept } = await loadKept()
    await removeKept()
  } catch {
    return
  }
  if (keptOwner() === null) removeStored('localStorage', OWNER_KEY)
}

/** Called with every answer to who is signed in: what belongs to somebody else goes. A view as a player says nothing about the account. */
export function keepOnlyFor(me: Me | null): void {
  if (me?.viewAs === undefined && (me === null || keptOwner() !== me.user.id)) void forgetKept()
}
