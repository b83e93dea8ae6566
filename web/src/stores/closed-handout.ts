import { inCampaign, readStored, writeStored } from './device-storage.ts'
import { Store, useStore } from './store.ts'

const KEY = 'closed-handout'

const stored = () => ({ id: readStored('sessionStorage', inCampaign(KEY)) })
const closed = new Store(stored(), stored)

/** The id of the handout that the viewer closed. Showing the same picture again makes a handout with a new id. */
export function useClosedHandout(): string | null {
  return useStore(closed).id
}

export function closeHandout(id: string): void {
  writeStored('sessionStorage', inCampaign(KEY), id)
  closed.change({ id })
}

export function showHandoutAgain(): void {
  writeStored('sessionStorage', inCampaign(KEY), '')
  closed.change({ id: null })
}
