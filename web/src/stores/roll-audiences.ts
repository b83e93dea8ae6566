import { rollAudiences, type RollAudience } from '@waybook/contract'

import { inCampaign, readStored, removeInCampaigns, writeStored } from './device-storage.ts'
import { Store, useStore } from './store.ts'

const STORAGE_KEY = 'waybook.roll-audiences'

/** The key of all rolls except those for a character unknown to players. */
export const OPEN_ROLLS = 'open'

/** The audience of rolls, by the id of a character that players don't know, or by `OPEN_ROLLS`. Remembered until the tab closes. */
type Chosen = Readonly<Record<string, RollAudience>>

const initial = () => ({ audiences: stored() })
const chosen = new Store(initial(), initial)

function stored(): Chosen {
  try {
    const read: unknown = JSON.parse(readStored('sessionStorage', inCampaign(STORAGE_KEY)) ?? '{}')
    const entries = typeof read === 'object' && read !== null ? Object.entries<unknown>({ ...read }) : []
    return Object.fromEntries(
      entries.flatMap(([rolls, value]) => {
        const audience = rollAudiences.find((one) => one === value)
        return audience ? [[rolls, audience] as const] : []
      }),
    )
  } catch {
    return {}
  }
}

/** `null` until the viewer chooses one. */
export function useChosenAudience(rolls: string): RollAudience | null {
  return useStore(chosen).audiences[rolls] ?? null
}

export function chooseAudience(rolls: string, audience: RollAudience): void {
  const audiences = { ...chosen.get().audiences, [rolls]: audience }
  writeStored('sessionStorage', inCampaign(STORAGE_KEY), JSON.stringify(audiences))
  chosen.change({ audiences })
}

export function forgetAudiences(): void {
  removeInCampaigns('sessionStorage', STORAGE_KEY)
  chosen.change({ audiences: {} })
}
