import type { QueryClient } from '@tanstack/react-query'

import { call } from '../call.ts'
import { applyNote } from '../notes-query.ts'
import { operationQuery } from '../operation-query.ts'
import { applyAmount, applyEquipped } from './apply-change.ts'
import { isEquip } from './pending-changes.ts'
import type {
  WaitingCondition,
  WaitingEquip,
  WaitingItem,
  WaitingNote,
  WaitingPoints,
  WaitingWrite,
} from './stored-writes.ts'

/** Sends a write, and puts the server's answer into the cached data. */
export async function sendWrite(queries: QueryClient, write: WaitingWrite): Promise<void> {
  if ('note' in write) return await sendNote(queries, write)
  if (isEquip(write)) return await sendEquip(queries, write)
  if ('itemId' in write) return await sendItem(queries, write)
  const { success: _, ...state } = await ('field' in write ? sendPoints(write) : sendCondition(write))
  queries.setQueryData(operationQuery('getCharacterDynamic', { id: write.characterId }).queryKey, state)
}

async function sendPoints({ characterId: id, field, by, idempotencyKey }: WaitingPoints) {
  return await call('adjustCharacterDynamic', { id, field, by }, { idempotencyKey })
}

async function sendCondition({ characterId: id, condition, added, idempotencyKey }: WaitingCondition) {
  return await call(added ? 'addCondition' : 'removeCondition', { id, condition }, { idempotencyKey })
}

async function sendItem(queries: QueryClient, write: WaitingItem): Promise<void> {
  const { characterId, itemId, itemName: name, by, idempotencyKey } = write
  const { amount } = await call('adjustCharacterInventory', { characterId, itemId, by }, { idempotencyKey })
  applyAmount(queries, characterId, { itemId, name, amount })
}

async function sendEquip(queries: QueryClient, write: WaitingEquip): Promise<void> {
  const { characterId, itemId, equipped, idempotencyKey } = write
  await call('equipItem', { characterId, itemId, equipped }, { idempotencyKey })
  applyEquipped(queries, characterId, { itemId, equipped })
}

async function sendNote(queries: QueryClient, { note, idempotencyKey }: WaitingNote): Promise<void> {
  applyNote(queries, (await call('addNote', note, { idempotencyKey })).note)
}

/** Refetches what a refused write was to change. */
export function refetchAfterRefusal(queries: QueryClient, write: WaitingWrite): void {
  if ('note' in write) return
  const { characterId: id } = write
  void queries.invalidateQueries(operationQuery('getCharacterDynamic', { id }))
  void queries.invalidateQueries(operationQuery('getInventory', { id }))
}
