import { DRAFTS_MAX, Problem, type EntityType } from '@waybook/contract'

import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { pageProblems } from '#sentences/problems.ts'

/** The account and the subject of a draft. */
export interface DraftKey {
  readonly account: string
  /** `null` if the entity does not exist yet. */
  readonly id: string | null
  /** Identifies the draft of an entity that does not exist yet. */
  readonly draftId: string | null
}

export interface DraftRecord extends Omit<DraftKey, 'account'> {
  readonly type: EntityType
  readonly baseVersion: number | null
  /** Milliseconds since 1970. */
  readonly at: number
  readonly text: string
  /** The name of the entity; `null` if it does not exist. */
  readonly name: string | null
}

export async function readDrafts({ db, campaign }: CampaignTables, account: string): Promise<DraftRecord[]> {
  const rows = await selectDrafts({ db, campaign }, account).orderBy('draft.at', 'desc').execute()
  return rows.map(toDraft)
}

export async function readDraft(
  tables: CampaignTables,
  { account, id, draftId }: DraftKey,
): Promise<DraftRecord | null> {
  const row = await selectDrafts(tables, account)
    .where('draft.entity', '=', id ?? '')
    .where('draft.draftId', '=', draftId ?? '')
    .executeTakeFirst()
  return row ? toDraft(row) : null
}

function selectDrafts({ db, campaign }: CampaignTables, account: string) {
  return db
    .selectFrom('draft')
    .leftJoin('entity', (join) =>
      join.onRef('entity.campaign', '=', 'draft.campaign').onRef('entity.id', '=', 'draft.entity'),
    )
    .where('draft.campaign', '=', campaign)
    .where('draft.account', '=', account)
    .select(['draft.entity', 'draft.draftId', 'draft.type', 'draft.baseVersion', 'draft.at', 'draft.text'])
    .select('entity.name')
}

function toDraft({
  entity,
  draftId,
  ...row
}: Omit<DraftRecord, 'id' | 'draftId'> & { readonly entity: string; readonly draftId: string }): DraftRecord {
  return { ...row, id: entity || null, draftId: draftId || null }
}

/** Throws the Problem `conflict` if the account has too many drafts. */
export async function writeDraft(
  tx: CampaignTransaction,
  { account, id, draftId }: DraftKey,
  { type, baseVersion, text }: Pick<DraftRecord, 'type' | 'baseVersion' | 'text'>,
): Promise<void> {
  const { db, campaign, at } = tx
  const key = { campaign, account, entity: id ?? '', draftId: draftId ?? '' }
  const { drafts } = await db
    .selectFrom('draft')
    .where('campaign', '=', campaign)
    .where('account', '=', account)
    .where((eb) => eb.not(eb.and([eb('entity', '=', key.entity), eb('draftId', '=', key.draftId)])))
    .select((eb) => eb.fn.countAll<number | string>().as('drafts'))
    .executeTakeFirstOrThrow()
  if (Number(drafts) >= DRAFTS_MAX) throw new Problem('conflict', pageProblems.tooManyDrafts({ most: DRAFTS_MAX }))
  const written = { type, baseVersion, at, text }
  await db
    .insertInto('draft')
    .values({ ...key, ...written })
    .onConflict((conflict) => conflict.columns(['campaign', 'account', 'entity', 'draftId']).doUpdateSet(written))
    .execute()
}

/** Does nothing if there is none. */
export async function deleteDraft({ db, campaign }: CampaignTables, { account, id, draftId }: DraftKey): Promise<void> {
  await db
    .deleteFrom('draft')
    .where('campaign', '=', campaign)
    .where('account', '=', account)
    .where('entity', '=', id ?? '')
    .where('draftId', '=', draftId ?? '')
    .execute()
}
