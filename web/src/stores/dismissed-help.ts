import { inCampaign, readStored, removeInCampaigns, writeStored } from './device-storage.ts'
import { Store, useStore } from './store.ts'

const STORAGE_KEY = 'waybook.dismissed-help'
/** Checks don't stay open for long, so older ones are over. */
const REMEMBERED_MAX = 20

const dismissed = new Store(stored(), stored)

function stored(): { readonly checkIds: readonly string[] } {
  return { checkIds: (readStored('localStorage', inCampaign(STORAGE_KEY)) ?? '').split(' ').filter((id) => id !== '') }
}

/** The other users' checks, and the offers to reduce a hit, whose line was dismissed on this device, newest first. */
export const dismissedHelp = (): readonly string[] => dismissed.get().checkIds

export function useDismissedHelp(): readonly string[] {
  return useStore(dismissed).checkIds
}

export function dismissHelp(checkId: string): void {
  const checkIds = [checkId, ...dismissedHelp().filter((id) => id !== checkId)].slice(0, REMEMBERED_MAX)
  dismissed.change({ checkIds })
  writeStored('localStorage', inCampaign(STORAGE_KEY), checkIds.join(' '))
}

export function forgetDismissedHelp(): void {
  dismissed.change({ checkIds: [] })
  removeInCampaigns('localStorage', STORAGE_KEY)
}
