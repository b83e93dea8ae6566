import { Store, useStore } from './store.ts'

interface Changing {
  /** The roll whose dice the viewer changes; `null` if none. */
  readonly rollId: string | null
  /** The key of the effect that is used; `null` if the viewer changes dice freely. */
  readonly effectKey: string | null
}

const changing = new Store<Changing>({ rollId: null, effectKey: null })

export function useChangingRoll(): string | null {
  return useStore(changing).rollId
}

export function useChangingEffect(): string | null {
  return useStore(changing).effectKey
}

/** Opens the surface on which the dice of a roll are changed. `effectKey`: the effect that is used for it. */
export function openDiceChanges(rollId: string, effectKey: string | null = null): void {
  changing.change({ rollId, effectKey })
}

export function closeDiceChanges(): void {
  changing.change({ rollId: null, effectKey: null })
}

/** Whether the viewer looks at the changes of this roll now. */
export function isChangingDiceOf(rollId: string): boolean {
  return changing.get().rollId === rollId
}
