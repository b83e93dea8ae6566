import type { QueryClient } from '@tanstack/react-query'

import { call } from '../call.ts'
import { operationQuery } from '../operation-query.ts'
import { applyAmount } from './apply-change.ts'
import type { WaitingCondition, WaitingItem, WaitingPoints, WaitingWrite } from './stored-writes.ts'

/** Sends a write, and puts the server's answer into the cached data. */
export async function sendWrite(queries: QueryClient, write: WaitingWrite): Promise<void> {
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

/** Refetches what a refused write was to change. */
export function refetchAfterRefusal(queries: QueryClient, { characterId: id }: WaitingWrite): void {
  void queries.invalidateQueries(operationQuery('getCharacterDynamic', { id }))
  void queries.invalidateQueries(operationQuery('getInventory', { id }))
}
