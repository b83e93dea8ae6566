import { del, get, set } from 'idb-keyval'

/** A text that is not published yet, on this device. */
export interface DeviceDraft {
  readonly text: string
  readonly baseVersion: number
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Of each account, because several people may use one device. */
const keyOf = (userId: string, page: string) => `waybook-draft ${userId} ${page}`

/** `null` also if the browser blocks storage. */
export async function readDeviceDraft(userId: string, page: string): Promise<DeviceDraft | null> {
  const stored: unknown = await get(keyOf(userId, page)).catch(() => null)
  return isDraft(stored) ? stored : null
}

export async function writeDeviceDraft(userId: string, page: string, draft: DeviceDraft): Promise<void> {
  await set(keyOf(userId, page), draft)
}

export async function removeDeviceDraft(userId: string, page: string): Promise<void> {
  await del(keyOf(userId, page)).catch(() => {})
}

function isDraft(stored: unknown): stored is DeviceDraft {
  if (typeof stored !== 'object' || stored === null || !('text' in stored) || !('baseVersion' in stored)) return false
  return typeof stored.text === 'string' && typeof stored.baseVersion === 'number' && 'at' in stored
}
