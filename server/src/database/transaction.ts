import { createHash } from 'node:crypto'

import { Problem } from '@waybook/contract'
import type { Insertable } from 'kysely'

import type { CampaignTables } from './campaign-tables.ts'
import type { Deed } from './change-log.ts'
import type { Act } from './records.ts'
import { fromJson, toJson } from './statement/json-column.ts'
import { prepared } from './statement/prepared.ts'
import type { Tables } from './tables.ts'

/** How long a retry is known as one, at the least. */
const KEPT_MS = 30 * 24 * 3_600_000

interface Doing<Answer> extends Required<Pick<Deed, 'noted'>> {
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly write: (tables: CampaignTables, deed: Deed) => Promise<Answer>
}

/**
 * Does all of an act or nothing, in one transaction that begins as the writer: what it reads cannot change before it writes.
 * An act with a `once` that was done already answers what it answered then.
 */
export async function act<Answer>(
  { db, campaign }: CampaignTables,
  { actor, once }: Act,
  { now, noted, write }: Doing<Answer>,
): Promise<Answer> {
  return await db.transaction().execute(async (tx) => {
    const tables = { db: tx, campaign }
    const deed = { actor, at: now(), noted }
    if (!once) return await write(tables, deed)
    const asked = digestOf(once.asked)
    const [done] = await doneBefore(tx, { campaign, once: once.id })
    if (done && (done.actor !== actor || done.asked !== asked))
      throw new Problem('conflict', 'once: stands for another call already')
    if (done) return fromJson<Answer>(done.answer)
    const answer = await write(tables, deed)
    await keepAct(tx, { campaign, once: once.id, actor, asked, answer: toJson(answer), at: deed.at })
    return answer
  })
}

const doneBefore = prepared((db, { campaign, once }: { readonly campaign: string; readonly once: string }) =>
  db.selectFrom('act').where('campaign', '=', campaign).where('once', '=', once).select(['actor', 'asked', 'answer']),
)

const keepAct = prepared((db, { campaign, once, actor, asked, answer, at }: Insertable<Tables['act']>) =>
  db.insertInto('act').values({ campaign, once, actor, asked, answer, at }),
)

export async function forgetActs({ db, campaign }: CampaignTables, now: number): Promise<void> {
  await db
    .deleteFrom('act')
    .where('campaign', '=', campaign)
    .where('at', '<', now - KEPT_MS)
    .execute()
}

function digestOf(asked: string): string {
  return createHash('sha256').update(asked).digest('base64url')
}
