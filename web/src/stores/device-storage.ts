import { campaignScope } from './base-path.ts'

/** Storage on the device, or until the tab is closed. */
type StorageArea = 'localStorage' | 'sessionStorage'

/** Returns `null` if the browser blocks storage, in which case even accessing it throws. */
export function readStored(area: StorageArea, key: string): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

/** Returns whether the value was stored. The page must work without it too. */
export function writeStored(area: StorageArea, key: string, value: string): boolean {
  try {
    globalThis[area].setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** The keys that begin with `prefix`; none if the browser blocks storage. */
export function storedKeys(area: StorageArea, prefix: string): string[] {
  try {
    return Object.keys(globalThis[area]).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

export function removeStored(area: StorageArea, key: string): void {
  try {
    globalThis[area].removeItem(key)
  } catch {}
}

/** The key of something that belongs to this page's campaign. All campaigns of a site share the browser's storage. */
export function inCampaign(key: string): string {
  return campaignScope + key
}

/** The scope before the keys of other campaigns than the default one. */
const SCOPE = /^\/c\/[^/]+\//

/** The keys that begin with `prefix` in any campaign of this site. */
export function keysInCampaigns(area: StorageArea, prefix: string): string[] {
  return storedKeys(area, '').filter((key) => key.replace(SCOPE, '').startsWith(prefix))
}

/** Removes a value in all campaigns of this site. */
export function removeInCampaigns(area: StorageArea, key: string): void {
  for (const stored of keysInCampaigns(area, key)) if (stored.replace(SCOPE, '') === key) removeStored(area, stored)
}
