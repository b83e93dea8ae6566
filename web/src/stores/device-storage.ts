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
