import { Store, useStore } from './store.ts'

const pause = new Store<{ readonly isOpen: boolean }>({ isOpen: false })

/** Whether the dialog for a pause is open. */
export function usePauseOpen(): boolean {
  return useStore(pause).isOpen
}

/** Opens the dialog that asks for a pause, or for game masters the one that calls it. */
export function openPause(): void {
  pause.change({ isOpen: true })
}

export function closePause(): void {
  pause.change({ isOpen: false })
}
