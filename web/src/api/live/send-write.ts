import type { QueryClient } from '@tanstack/react-query'

import { call, type CallOptions } from '../call.ts'
import { applyNote } from '../notes-query.ts'
import { operationQuery } from '../operation-query.ts'
import { applyAmount, applyEquipped } from './apply-change.ts'
import { isEquip } from './pending-changes.ts'
import type { WaitingCondition, WaitingEquip, WaitingItem, WaitingPoints, WaitingWrite } from './stored-writes.ts'

/** The account whose writes are sent, and the cache that shows them. */
interface Sender {
  readonly account: string
  readonly queries: QueryClient
}

/** Sends a write, and puts the server's answer into the cached data. */
export async function sendWrite({ account, queries }: Sender, write: WaitingWrite): Promise<void> {
  const options = { account, idempotencyKey: write.idempotencyKey }
  if ('note' in write) return applyNote(queries, (await call('addNote', write.note, options)).note)
  if (isEquip(write)) return await sendEquip(queries, write, options)
  if ('itemId' in write) return await sendItem(queries, write, options)
  const { success: _, ...state } = await ('field' in write ? sendPoints(write, options) : sendCondition(write, options))
  queries.setQueryData(operationQuery('getCharacterDynamic', { id: write.characterId }).queryKey, state)
}

async function sendPoints({ characterId: id, field, by }: WaitingPoints, options: CallOptions) {
  return await call('adjustCharacterDynamic', { id, field, by }, options)
}

async function sendCondition({ characterId: id, condition, added }: WaitingCondition, options: CallOptions) {
  return await call(added ? 'addCondition' : 'removeCondition', { id, condition }, options)
}

async function sendItem(queries: QueryClient, write: WaitingItem, options: CallOptions): Promise<void> {
  const { characterId, itemId, itemName: name, by } = write
  const { amount } = await call('adjustCharacterInventory', { characterId, itemId, by }, options)
  applyAmount(queries, characterId, { itemId, name, amount })
}

async function sendEquip(queries: QueryClient, write: WaitingEquip, options: CallOptions): Promise<void> {
  const { characterId, itemId, equipped } = write
  await call('equipItem', { characterId, itemId, equipped }, options)
  applyEquipped(queries, characterId, { itemId, equipped })
}

/** Refetches the data that a refused write would have changed. */
export function refetchAfterRefusal(queries: QueryClient, write: WaitingWrite): void {
  if ('note' in write) return
  const { characterId: id } = write
  void queries.invalidateQueries(operationQuery('getCharacterDynamic', { id }))
  void queries.invalidateQueries(operationQuery('getInventory', { id }))
}
