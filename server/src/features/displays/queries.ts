import type { Display } from '@waybook/contract'

import { timingSafeEqualText } from '#auth/timing-safe-equal.ts'
import type { Change } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'

/** How many codes may be tried while one is open: someone who uses every try succeeds 1 time in 20,000 (decision 0125). */
export const TRIES_MAX = 50

/** A display got a code, was connected or was disconnected. */
export type DisplayChange = Change<'display', { readonly did: 'made' | 'connected' | 'revoked' }>

/** The connected displays, newest first. */
export async function listDisplays(tables: CampaignTables): Promise<Display[]> {
  const rows = await displays(tables).where('hash', 'is not', null).orderBy('connectedAt', 'desc').execute()
  return rows.map(({ id, connectedAt }) => ({ id, connectedAt: connectedAt ?? 0 }))
}

/** The id of the display with the secret of this hash. */
export async function findDisplayByHash(tables: CampaignTables, hash: string): Promise<string | null> {
  return (await displays(tables).where('hash', '=', hash).executeTakeFirst())?.id ?? null
}

/** Whether a code is open at this time, in milliseconds since 1970. */
export async function isDisplayAwaited(tables: CampaignTables, at: number): Promise<boolean> {
  return (await openCode(tables, at)) !== undefined
}

/** Stores the open code of a new display. The campaign's earlier one stops working. */
export async function addDisplay(
  tx: CampaignTransaction,
  id: string,
  code: { readonly code: string; readonly codeUntil: number },
): Promise<void> {
  const { db, campaign } = tx
  await deletingFrom(tx).where('code', 'is not', null).execute()
  const row = { campaign, id, ...code, tries: 0, hash: null, connectedAt: null }
  await db.insertInto('display').values(row).execute()
  logDisplay(tx, id, 'made')
}

/** Connects the display if the code is the open one, and otherwise counts the try. Returns whether it connected. */
export async function connectDisplay(tx: CampaignTransaction, code: string, hash: string): Promise<boolean> {
  const { db, campaign, at } = tx
  const open = await openCode(tx, at)
  if (!open) return false
  const isRight = timingSafeEqualText(code, open.code ?? '')
  const now = isRight ? { code: null, hash, connectedAt: at } : { tries: open.tries + 1 }
  await db.updateTable('display').where('campaign', '=', campaign).where('id', '=', open.id).set(now).execute()
  if (isRight) logDisplay(tx, open.id, 'connected')
  return isRight
}

/** Returns whether the display existed. */
export async function removeDisplay(tx: CampaignTransaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await deletingFrom(tx).where('id', '=', id).executeTakeFirst()
  if (numDeletedRows > 0n) logDisplay(tx, id, 'revoked')
  return numDeletedRows > 0n
}

function displays({ db, campaign }: CampaignTables) {
  return db
    .selectFrom('display')
    .where('campaign', '=', campaign)
    .select(['id', 'code', 'codeUntil', 'tries', 'connectedAt'])
}

async function openCode(tables: CampaignTables, at: number) {
  const open = displays(tables).where('code', 'is not', null).where('codeUntil', '>', at)
  return await open.where('tries', '<', TRIES_MAX).executeTakeFirst()
}

function deletingFrom({ db, campaign }: CampaignTransaction) {
  return db.deleteFrom('display').where('campaign', '=', campaign)
}

function logDisplay(tx: CampaignTransaction, id: string, did: DisplayChange['payload']['did']): void {
  const change: DisplayChange = { audience: 'gameMaster', operation: 'display', subject: id, payload: { did } }
  tx.log(change)
}
