import { Store, useStore } from './store.ts'

/** The roll whose dice the viewer changes; `null` if none. */
const changing = new Store<{ readonly rollId: string | null }>({ rollId: null })

export function useChangingRoll(): string | null {
  return useStore(changing).rollId
}

/** Opens the surface on which the dice of a roll are changed. */
export function openDiceChanges(rollId: string): void {
  changing.change({ rollId })
}

export function closeDiceChanges(): void {
  changing.change({ rollId: null })
}

/** Whether the viewer looks at the changes of this roll now. */
export function isChangingDiceOf(rollId: string): boolean {
  return changing.get().rollId === rollId
}
