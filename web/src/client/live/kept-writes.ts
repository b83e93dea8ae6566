import type { WaitingWrite } from './waiting-writes.ts'

/** Each write has an entry of its own, so that tabs of one account never overwrite what another has kept. */
const prefixOf = (userId: string) => `waybook.waiting.${userId}.`

/** A browser may deny a page its storage; then writes are kept for as long as the page lives. */
export function keepWrite(userId: string, write: WaitingWrite): void {
  try {
    localStorage.setItem(prefixOf(userId) + write.once, JSON.stringify(write))
  } catch {}
}

export function forgetWrite(userId: string, { once }: WaitingWrite): void {
  try {
    localStorage.removeItem(prefixOf(userId) + once)
  } catch {}
}

/** The oldest first. */
export function keptWrites(userId: string): WaitingWrite[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(userId)))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `keepWrite` only; what it is not, the server refuses
    const writes = keys.map((key) => JSON.parse(localStorage.getItem(key) ?? '') as WaitingWrite)
    return writes.toSorted((a, b) => a.at - b.at)
  } catch {
    return []
  }
}

/** Calls back when another tab of the account has kept or forgotten one; answers how to stop that. */
export function onWritesKept(userId: string, listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key?.startsWith(prefixOf(userId))) listener()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
