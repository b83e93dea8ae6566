import { readStored, writeStored } from './device-storage.ts'
import { Store, useStore } from './store.ts'

/** How much of what happens at the table this device says in words. */
export const listeningDetails = ['off', 'short', 'full'] as const
export type ListeningDetail = (typeof listeningDetails)[number]

const KEY = 'waybook-listening'

const read = () => {
  const stored = readStored('localStorage', KEY)
  return { detail: listeningDetails.find((detail) => detail === stored) ?? 'off' }
}

const listening = new Store<{ readonly detail: ListeningDetail }>(read(), read)

export function useListening(): ListeningDetail {
  return useStore(listening).detail
}

export function chooseListening(detail: ListeningDetail): void {
  writeStored('localStorage', KEY, detail)
  listening.change({ detail })
}
