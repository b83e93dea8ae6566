import { Store, useStore } from './store.ts'

const evening = new Store<{ readonly isEnding: boolean }>({ isEnding: false })

/** Whether the game master is about to end the evening. */
export function useEndsEvening(): boolean {
  return useStore(evening).isEnding
}

export function openEveningEnd(): void {
  evening.change({ isEnding: true })
}

export function closeEveningEnd(): void {
  evening.change({ isEnding: false })
}
