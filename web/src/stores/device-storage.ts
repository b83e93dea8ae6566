/** What the browser keeps for this site: on the device, or until the tab is closed. */
type StorageArea = 'localStorage' | 'sessionStorage'

/** A browser may forbid a page its storage: then even to name it throws, and nothing is found there. */
export function readStored(area: StorageArea, key: string): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

/** Returns whether it is stored; where it is not, the page goes on without. */
export function writeStored(area: StorageArea, key: string, value: string): boolean {
  try {
    globalThis[area].setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function removeStored(area: StorageArea, key: string): void {
  try {
    globalThis[area].removeItem(key)
  } catch {}
}
