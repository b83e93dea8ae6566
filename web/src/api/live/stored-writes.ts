import type { ParamsOf } from '@waybook/contract'

import { readStored, removeStored, writeStored } from '#stores/device-storage.ts'

export type PointsField = ParamsOf<'adjustCharacterDynamic'>['field']

/** A change of points that the server has not confirmed yet. */
export interface WaitingWrite {
  readonly idempotencyKey: string
  /** Milliseconds since 1970. Writes are sent in this order. */
  readonly at: number
  readonly characterId: string
  readonly field: PointsField
  readonly by: number
}

/** Each write has its own storage entry, named by its idempotency key, so that several tabs of an account do not overwrite each other's writes. */
const prefixOf = (userId: string) => `waybook.waiting.${userId}.`

/** If the browser blocks storage, the write lasts only as long as the page. */
export function storeWrite(userId: string, { idempotencyKey, ...write }: WaitingWrite): void {
  writeStored('localStorage', prefixOf(userId) + idempotencyKey, JSON.stringify(write))
}

export function removeStoredWrite(userId: string, { idempotencyKey }: WaitingWrite): void {
  removeStored('localStorage', prefixOf(userId) + idempotencyKey)
}

/** Oldest first. */
export function storedWrites(userId: string): WaitingWrite[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(userId)))
    return keys.map((key) => read(key, key.slice(prefixOf(userId).length))).toSorted((a, b) => a.at - b.at)
  } catch {
    return []
  }
}

function read(key: string, idempotencyKey: string): WaitingWrite {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `storeWrite` writes it; the server rejects invalid values
  const write = JSON.parse(readStored('localStorage', key) ?? '') as Omit<WaitingWrite, 'idempotencyKey'>
  return { ...write, idempotencyKey }
}

/** Calls `listener` when another tab of the account stores or removes a write. Returns a function that unsubscribes. */
export function onStoredWritesChange(userId: string, listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key?.startsWith(prefixOf(userId))) listener()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
