import { inCampaign, readStored, removeInCampaigns, writeStored } from './device-storage.ts'
import { Store, useStore } from './store.ts'

const STORAGE_KEY = 'waybook.recent-rolls'

/** How many choices of each character are remembered. */
const REMEMBERED_MAX = 3

/** The skills and weapons that were rolled last, newest first, by character. */
type Recent = Readonly<Record<string, readonly string[]>>

const initial = () => ({ rolls: stored() })
const recent = new Store(initial(), initial)

function stored(): Recent {
  try {
    const read: unknown = JSON.parse(readStored('localStorage', inCampaign(STORAGE_KEY)) ?? '{}')
    const entries = typeof read === 'object' && read !== null ? Object.entries<unknown>({ ...read }) : []
    return Object.fromEntries(
      entries.flatMap(([character, keys]) =>
        Array.isArray(keys) ? [[character, keys.filter((key): key is string => typeof key === 'string')]] : [],
      ),
    )
  } catch {
    return {}
  }
}

const none: readonly string[] = []

export function useRecentRolls(characterId: string): readonly string[] {
  return useStore(recent).rolls[characterId] ?? none
}

/** `key`: identifies a skill or a weapon of the character. */
export function rememberRoll(characterId: string, key: string): void {
  const { rolls } = recent.get()
  const others = (rolls[characterId] ?? none).filter((one) => one !== key)
  const changed = { ...rolls, [characterId]: [key, ...others].slice(0, REMEMBERED_MAX) }
  writeStored('localStorage', inCampaign(STORAGE_KEY), JSON.stringify(changed))
  recent.change({ rolls: changed })
}

export function forgetRecentRolls(): void {
  removeInCampaigns('localStorage', STORAGE_KEY)
  recent.change({ rolls: {} })
}
