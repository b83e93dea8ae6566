import type { Display } from '@waybook/contract'

import { timingSafeEqualText } from '#auth/timing-safe-equal.ts'
import type { Change } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'

/** Of all codes, so many may be tried while one is open: a guess then succeeds once in 20,000 codes (decision 0125). */
export const TRIES_MAX = 50

/** A display got a code, was connected or was disconnected. */
export type DisplayChange = Change<'display', { readonly did: 'made' | 'connected' | 'revoked' }>

export interface DisplayRepository {
  /** The connected ones, newest first. */
  list(): Promise<Display[]>
  /** The id of the display with the secret of this hash. */
  findByHash(hash: string): Promise<string | null>
  /** Whether a code can be typed at this time, in milliseconds since 1970. */
  isAwaited(at: number): Promise<boolean>
}

export interface DisplayWriter extends DisplayRepository {
  /** Stores the open code of a new display. The campaign's earlier one stops working. */
  add(id: string, code: { readonly code: string; readonly codeUntil: number }): Promise<void>
  /** Counts a typed code, and connects the display if it is the open one. */
  connect(code: string, hash: string): Promise<boolean>
  /** Returns whether there was one. */
  remove(id: string): Promise<boolean>
}

export function displayRepository(tables: CampaignTables): DisplayRepository {
  return {
    list: async () => {
      const rows = await displays(tables).where('hash', 'is not', null).orderBy('connectedAt', 'desc').execute()
      return rows.map(({ id, connectedAt }) => ({ id, connectedAt: connectedAt ?? 0 }))
    },
    findByHash: async (hash) => (await displays(tables).where('hash', '=', hash).executeTakeFirst())?.id ?? null,
    isAwaited: async (at) => (await openCode(tables, at)) !== undefined,
  }
}

export function displayWriter(tx: CampaignTransaction): DisplayWriter {
  const { db, campaign, at } = tx
  const update = (id: string) => db.updateTable('display').where('campaign', '=', campaign).where('id', '=', id)
  const remove = db.deleteFrom('display').where('campaign', '=', campaign)
  const log = (id: string, did: DisplayChange['payload']['did']) => {
    const change: DisplayChange = { audience: 'gameMaster', operation: 'display', subject: id, payload: { did } }
    tx.log(change)
  }
  return {
    ...displayRepository(tx),
    add: async (id, code) => {
      await remove.where('code', 'is not', null).execute()
      const row = { campaign, id, ...code, tries: 0, hash: null, connectedAt: null }
      await db.insertInto('display').values(row).execute()
      log(id, 'made')
    },
    connect: async (code, hash) => {
      const open = await openCode(tx, at)
      if (!open) return false
      const isRight = timingSafeEqualText(code, open.code ?? '')
      const now = isRight ? { code: null, hash, connectedAt: at } : { tries: open.tries + 1 }
      await update(open.id).set(now).execute()
      if (isRight) log(open.id, 'connected')
      return isRight
    },
    remove: async (id) => {
      const { numDeletedRows } = await remove.where('id', '=', id).executeTakeFirst()
      if (numDeletedRows > 0n) log(id, 'revoked')
      return numDeletedRows > 0n
    },
  }
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
