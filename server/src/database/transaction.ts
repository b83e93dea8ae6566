import type { CampaignTables, CampaignTransaction } from './campaign-tables.ts'
import { appendChanges, lockChangeLog } from './change-log.ts'
import type { Actor, Change, LoggedChange } from './change.ts'
import { runOnce, type IdempotencyKey } from './idempotency.ts'

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

/**
 * Runs `write` in a transaction. Takes the campaign's lock first, so that data that was read cannot change before the commit, and appends to
 * the change log last. If the idempotency key was used before, nothing is written and the earlier answer is returned.
 */
export async function transaction<Answer>(
  { db, campaign }: CampaignTables,
  { actor, at, idempotencyKey }: TransactionOptions,
  write: (tx: CampaignTransaction) => Promise<Answer>,
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
    await appendChanges(tables, first, changes)
    return { answer, changes }
  })
}
