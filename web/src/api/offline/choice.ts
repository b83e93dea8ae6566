import type { Me } from '@waybook/contract'
import { useSyncExternalStore } from 'react'

import { readStored, writeStored } from '#stores/device-storage.ts'
import { Store } from '#stores/store.ts'

import { forgetSavedPages } from './owner.ts'

const choiceKeyOf = (account: string) => `waybook.keep-pages.${account}`
/** Notifies of choices. The choices themselves are on the device. */
const choices = new Store({})

/** Whether this device saves pages for the viewer. The default is on for players and off for game masters. */
export function savesPages({ user, role, viewAs }: Pick<Me, 'user' | 'role' | 'viewAs'>): boolean {
  if (viewAs !== undefined || user.id === '') return false
  const chosen = readStored('localStorage', choiceKeyOf(user.id))
  return chosen === null ? role === 'player' : chosen === 'yes'
}

/** Calls `listener` when a choice is made. Returns a function that unsubscribes. */
export const onChoice = choices.subscribe

export function useSavesPages(me: Me): boolean {
  return useSyncExternalStore(choices.subscribe, () => savesPages(me))
}

/** The choice belongs to this account on this device and survives a sign-out. Switching it off removes the saved pages at once. */
export async function setSavesPages({ user }: Me, keeps: boolean): Promise<void> {
  writeStored('localStorage', choiceKeyOf(user.id), keeps ? 'yes' : 'no')
  choices.change({})
  if (!keeps) await forgetSavedPages()
}
