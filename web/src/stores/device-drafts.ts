import { del, delMany, entries, get, set, update } from 'idb-keyval'

import { inCampaign } from './device-storage.ts'

/** An unpublished text on this device. */
export interface DeviceDraft {
  readonly text: string
  readonly baseVersion: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** Whether the server has saved the same text. */
  readonly isOnServer?: boolean
}

/** Includes the account, because several people may use one device. */
const prefixOf = (userId: string) => `waybook-draft ${userId} `
const keyOf = (userId: string, page: string) => prefixOf(userId) + inCampaign(page)

/** `null` also if the browser blocks storage. */
export async function readDeviceDraft(userId: string, page: string): Promise<DeviceDraft | null> {
  const stored: unknown = await get(keyOf(userId, page)).catch(() => null)
  return isDraft(stored) ? stored : null
}

export async function writeDeviceDraft(userId: string, page: string, draft: DeviceDraft): Promise<void> {
  await set(keyOf(userId, page), draft)
}

/** Records that the server has saved this text, unless the draft has changed since. */
export async function markOnServer(userId: string, page: string, text: string): Promise<void> {
  const marked = (stored: unknown) =>
    isDraft(stored) && stored.text === text ? { ...stored, isOnServer: true } : stored
  await update<unknown>(keyOf(userId, page), marked).catch(() => {})
}

/** The number of an account's drafts that are only on this device. */
export async function countDraftsOnDevice(userId: string): Promise<number> {
  const own = await draftsOf(userId)
  return own.filter(([, draft]) => isDraft(draft) && !draft.isOnServer).length
}

export async function removeDeviceDrafts(userId: string): Promise<void> {
  await delMany((await draftsOf(userId)).map(([key]) => key)).catch(() => {})
}

async function draftsOf(userId: string): Promise<(readonly [string, unknown])[]> {
  const all: readonly (readonly [IDBValidKey, unknown])[] = await entries<IDBValidKey, unknown>().catch(() => [])
  return all.flatMap(([key, draft]) =>
    typeof key === 'string' && key.startsWith(prefixOf(userId)) ? [[key, draft] as const] : [],
  )
}

export async function removeDeviceDraft(userId: string, page: string): Promise<void> {
  await del(keyOf(userId, page)).catch(() => {})
}

function isDraft(stored: unknown): stored is DeviceDraft {
  if (typeof stored !== 'object' || stored === null || !('text' in stored) || !('baseVersion' in stored)) return false
  return typeof stored.text === 'string' && typeof stored.baseVersion === 'number' && 'at' in stored
}
