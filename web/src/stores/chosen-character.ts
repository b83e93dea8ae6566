import { isEntityId } from '@waybook/contract'

import { inCampaign, readStored, removeInCampaigns, writeStored } from './device-storage.ts'
import { Store, useStore } from './store.ts'

const STORAGE_KEY = 'waybook-character'

interface Choice {
  /** `null` before the first choice. */
  readonly characterId: string | null
}

const choice = new Store(storedChoice(), storedChoice)

function storedChoice(): Choice {
  const stored = readStored('localStorage', inCampaign(STORAGE_KEY))
  return { characterId: stored !== null && isEntityId(stored) ? stored : null }
}

/** The character whose sheet the game master chose on this device. */
export function useChosenCharacter(): string | null {
  return useStore(choice).characterId
}

export function chooseCharacter(characterId: string): void {
  writeStored('localStorage', inCampaign(STORAGE_KEY), characterId)
  choice.change({ characterId })
}

export function forgetChosenCharacter(): void {
  removeInCampaigns('localStorage', STORAGE_KEY)
  choice.change({ characterId: null })
}
