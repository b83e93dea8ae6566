import { createHash } from 'node:crypto'

import { Problem } from '@waybook/contract'
import type { Insertable } from 'kysely'

import { appendChanges, lockChangeLog } from './change-log.ts'
import type { Actor, Change, LoggedChange } from './change.ts'
import type { CampaignTables, CampaignTransaction } from './database.ts'
import { fromJson, toJson } from './statement/columns.ts'
import { prepared } from './statement/prepared.ts'
import type { Tables } from './tables.ts'

export interface TransactionOptions {
  readonly actor: Actor
  /** Milliseconds since 1970. */
  readonly at: number
  readonly idempotencyKey?: IdempotencyKey | undefined
}

export interface Committed<Answer> {
  readonly answer: Answer
  readonly changes: readonly LoggedChange[]
}

/** Receives the logged changes, which it may replace and add to. */
export type Complete = (tx: CampaignTransaction, changes: LoggedChange[]) => Promise<void>

/**
 * Runs `write` in a transaction. First takes the campaign's lock, so data that `write` reads cannot change before the commit. Appends to
 * the change log last. If the idempotency key was used before, writes nothing and returns the earlier answer. `complete` adds what follows
 * from the changes, and may complete them, before they are appended.
 */
export async function transaction<Answer>(
  { db, campaign }: CampaignTables,
  { actor, at, idempotencyKey }: TransactionOptions,
  write: (tx: CampaignTransaction) => Promise<Answer>,
  complete: Complete = async () => {},
): Promise<Committed<Answer>> {
  return await db.transaction().execute(async (locked) => {
    const tables = { db: locked, campaign }
    const first = await lockChangeLog(tables)
    const changes: LoggedChange[] = []
    const log = (change: Change) => {
      const seq = first + changes.length
      changes.push({ ...change, seq, at, actor })
      return seq
    }
    const tx: CampaignTransaction = { ...tables, actor, at, log }
    const answer = await (idempotencyKey ? runOnce(tx, idempotencyKey, write) : write(tx))
    if (changes.length > 0) await complete(tx, changes)
    await appendChanges(tables, first, changes)
    return { answer, changes }
  })
}

/** The minimum time for which a retry is recognized. */
const KEPT_MS = 30 * 24 * 3_600_000

export interface IdempotencyKey {
  /** Chosen by the caller. All retries of one call share it. */
  readonly key: string
  /** The request. The same key with a different request is refused. */
  readonly request: string
}

/**
 * With a new key, performs a write and stores its answer. With a used key, returns the stored answer. Throws the Problem `conflict` if the
 * key was used by another actor or for another request.
 */
async function runOnce<Answer>(
  tx: CampaignTransaction,
  { key, request }: IdempotencyKey,
  write: (tx: CampaignTransaction) => Promise<Answer>,
): Promise<Answer> {
  const { db, campaign, actor, at } = tx
  const digest = digestOf(request)
  const [used] = await findKey(db, { campaign, key })
  if (used && (used.actor !== actor || used.request !== digest))
    throw new Problem('conflict', 'idempotencyKey: already used for another call')
  if (used) return fromJson<Answer>(used.answer)
  const answer = await write(tx)
  await insertKey(db, { campaign, key, actor, request: digest, answer: toJson(answer), at })
  return answer
}

const findKey = prepared((db, { campaign, key }: { readonly campaign: string; readonly key: string }) =>
  db
    .selectFrom('idempotencyKey')
    .where('campaign', '=', campaign)
    .where('key', '=', key)
    .select(['actor', 'request', 'answer']),
)

const insertKey = prepared((db, { campaign, key, actor, request, answer, at }: Insertable<Tables['idempotencyKey']>) =>
  db.insertInto('idempotencyKey').values({ campaign, key, actor, request, answer, at }),
)

/** Deletes keys that are too old for a retry. `now` is in milliseconds since 1970. */
export async function deleteOldIdempotencyKeys({ db, campaign }: CampaignTables, now: number): Promise<void> {
  await db
    .deleteFrom('idempotencyKey')
    .where('campaign', '=', campaign)
    .where('at', '<', now - KEPT_MS)
    .execute()
}

function digestOf(request: string): string {
  return createHash('sha256').update(request).digest('base64url')
}
