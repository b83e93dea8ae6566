import type { ParamsOf } from '@waybook/contract'

import { readStored, removeStored, writeStored } from '#stores/device-storage.ts'

export type PointsField = ParamsOf<'adjustCharacterDynamic'>['field']

/** A difference that the server has not answered yet. */
export interface WaitingWrite {
  readonly idempotencyKey: string
  /** Milliseconds since 1970; they are sent in this order. */
  readonly at: number
  readonly characterId: string
  readonly field: PointsField
  readonly by: number
}

/** Each write has an entry of its own, named by its idempotency key, so that tabs of one account never overwrite each other's. */
const prefixOf = (userId: string) => `waybook.waiting.${userId}.`

/** A browser may deny a page its storage; then a write lasts as long as the page. */
export function storeWrite(userId: string, { idempotencyKey, ...write }: WaitingWrite): void {
  writeStored('localStorage', prefixOf(userId) + idempotencyKey, JSON.stringify(write))
}

export function removeStoredWrite(userId: string, { idempotencyKey }: WaitingWrite): void {
  removeStored('localStorage', prefixOf(userId) + idempotencyKey)
}

/** The oldest first. */
export function storedWrites(userId: string): WaitingWrite[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(userId)))
    return keys.map((key) => read(key, key.slice(prefixOf(userId).length))).toSorted((a, b) => a.at - b.at)
  } catch {
    return []
  }
}

function read(key: string, idempotencyKey: string): WaitingWrite {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `storeWrite` only; what does not fit, the server refuses
  const write = JSON.parse(readStored('localStorage', key) ?? '') as Omit<WaitingWrite, 'idempotencyKey'>
  return { ...write, idempotencyKey }
}

/** Calls back when another tab of the account has stored or removed a write; returns how to stop that. */
export function onStoredWritesChange(userId: string, listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key?.startsWith(prefixOf(userId))) listener()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
