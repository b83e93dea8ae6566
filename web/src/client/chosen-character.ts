import { isEntityId } from '@waybook/contract'

import { Store, useStore } from './store.ts'

const KEPT_AS = 'waybook-character'

interface Choice {
  /** `null` before the first choice. */
  readonly characterId: string | null
}

const choice = new Store<Choice>({ characterId: keptChoice() })

function keptChoice(): string | null {
  const kept = localStorage.getItem(KEPT_AS)
  return kept !== null && isEntityId(kept) ? kept : null
}

/** Whose sheet a game master chose to look at; it is kept on the device. */
export function useChosenCharacter(): string | null {
  return useStore(choice).characterId
}

export function chooseCharacter(characterId: string): void {
  localStorage.setItem(KEPT_AS, characterId)
  choice.change({ characterId })
}

export function forgetChosenCharacter(): void {
  localStorage.removeItem(KEPT_AS)
  choice.change({ characterId: null })
}
