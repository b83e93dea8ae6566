import type { HandoutAudience, HandoutContent } from '@waybook/contract'

import type { Change } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import type { PictureFile } from '#database/picture-tables.ts'
import { fromJson, type Json, toJson } from '#database/statement/columns.ts'

import { readClosedHashes } from '../pictures/closed-pictures.ts'

/** The picture or text that the game master shows to players now. */
export interface HandoutRecord {
  readonly id: string
  readonly entityId: string
  readonly what: HandoutContent
  readonly title: string
  readonly audience: HandoutAudience
  /** The picture at the time it was shown; `null` if the handout is a text. */
  readonly picture: PictureFile | null
  /** Whether it stays when another scene is shown. */
  readonly stays?: boolean
}

/** The audience of the handout before and after. While fog covers part of its picture, no player counts. `null` if there is no handout. */
export type HandoutChange = Change<
  'handout',
  {
    readonly handoutId: string | null
    readonly before: HandoutAudience | null
    readonly after: HandoutAudience | null
  }
>

export async function readHandout({ db, campaign }: CampaignTables): Promise<HandoutRecord | null> {
  const row = await db
    .selectFrom('handout')
    .where('campaign', '=', campaign)
    .select(['id', 'content'])
    .executeTakeFirst()
  return row ? { ...readContent(row.content), id: row.id } : null
}

function readContent(text: Json<unknown>): Omit<HandoutRecord, 'id'> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `show` writes them
  return fromJson(text) as Omit<HandoutRecord, 'id'>
}

/** The hashes of the pictures in handouts, of all campaigns. */
export async function readHandedOut(db: CampaignTables['db']): Promise<string[]> {
  const rows = await db.selectFrom('handout').select('content').execute()
  return rows.flatMap(({ content }) => readContent(content).picture?.hash ?? [])
}

export async function showHandout(tx: CampaignTransaction, handout: HandoutRecord | null): Promise<boolean> {
  const { db, campaign } = tx
  const before = await readHandout(tx)
  if (!before && !handout) return false
  const reached = await reachedBy(tx, before)
  if (handout) {
    const { id, ...content } = handout
    const row = { id, content: toJson(content) }
    await db
      .insertInto('handout')
      .values({ campaign, ...row })
      .onConflict((conflict) => conflict.column('campaign').doUpdateSet(row))
      .execute()
  } else await db.deleteFrom('handout').where('campaign', '=', campaign).execute()
  logHandout(tx, handout?.id ?? null, { before: reached, after: handout?.audience ?? null })
  return true
}

/** Ends the handout when another scene is shown, unless it stays or is of that scene. */
export async function endHandoutOfOtherScene(tx: CampaignTransaction, sceneId: string | null): Promise<void> {
  const handout = await readHandout(tx)
  if (handout && handout.stays !== true && handout.entityId !== sceneId) await showHandout(tx, null)
}

/** The audience that a handout reaches: no player while part of its picture is under fog. */
async function reachedBy(tables: CampaignTables, handout: HandoutRecord | null): Promise<HandoutAudience | null> {
  if (!handout?.picture) return handout?.audience ?? null
  return (await readClosedHashes(tables)).has(handout.picture.hash) ? [] : handout.audience
}

/** Runs a write that may cover or reveal pictures, and notifies players if that hides the handout's picture or shows it again. */
export async function withHandoutNotice(tx: CampaignTransaction, write: () => Promise<void>): Promise<void> {
  const handout = await readHandout(tx)
  if (!handout?.picture) return await write()
  const before = await reachedBy(tx, handout)
  await write()
  const after = await reachedBy(tx, handout)
  if (before?.length !== after?.length) logHandout(tx, handout.id, { before, after })
}

function logHandout(
  tx: CampaignTransaction,
  handoutId: string | null,
  reach: Pick<HandoutChange['payload'], 'before' | 'after'>,
): void {
  const payload = { handoutId, ...reach }
  const change: HandoutChange = { audience: 'everyone', operation: 'handout', subject: 'campaign', payload }
  tx.log(change)
}
