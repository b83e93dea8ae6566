import type { Change } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { fromJson, toFlag, toJson, type Json } from '#database/statement/columns.ts'
import { prepared } from '#database/statement/prepared.ts'

import type { CheckDocument, StoredCheck } from './document.ts'

/** A check was called or changed. `character`: the only one whose part changed; `null` if all may have. */
export type CheckChange = Change<'check', { readonly checkId: string; readonly character: string | null }>

/** The open checks, newest first. */
export async function readOpenChecks(tables: CampaignTables): Promise<StoredCheck[]> {
  return (await selectOpen(tables.db, tables)).map(toStored)
}

/** The checks with these ids, in no particular order. */
export async function readChecks(tables: CampaignTables, ids: readonly string[]): Promise<StoredCheck[]> {
  if (ids.length === 0) return []
  const rows = await tables.db
    .selectFrom('gameCheck')
    .where('campaign', '=', tables.campaign)
    .where('id', 'in', ids)
    .select(['id', 'at', 'version', 'content'])
    .execute()
  return rows.map(toStored)
}

const selectOpen = prepared((db, { campaign }: Pick<CampaignTables, 'campaign'>) =>
  db
    .selectFrom('gameCheck')
    .where('campaign', '=', campaign)
    .where('open', '=', 1)
    .select(['id', 'at', 'version', 'content'])
    .orderBy('at', 'desc')
    .orderBy('id'),
)

interface Row extends Omit<StoredCheck, 'document'> {
  readonly content: Json<unknown>
}

function toStored({ content, ...row }: Row): StoredCheck {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `add` and `save` write them
  return { ...row, document: fromJson(content) as CheckDocument }
}

export async function addCheck(tx: CampaignTransaction, id: string, document: CheckDocument): Promise<StoredCheck> {
  const { db, campaign, at } = tx
  const stored = { id, at, version: 1, document }
  await db
    .insertInto('gameCheck')
    .values({ campaign, id, at, open: 1, version: 1, content: toJson(document) })
    .execute()
  tell(tx, id, null)
  return stored
}

/** `about`: the character whose part changed; `null` if all did. */
export async function updateCheck(
  tx: CampaignTransaction,
  before: StoredCheck,
  document: CheckDocument,
  about: string | null,
): Promise<StoredCheck> {
  const { db, campaign } = tx
  const stored = { ...before, version: before.version + 1, document: counted(document, before, about) }
  await db
    .updateTable('gameCheck')
    .set({ open: toFlag(document.state === 'open'), version: stored.version, content: toJson(stored.document) })
    .where('campaign', '=', campaign)
    .where('id', '=', before.id)
    .execute()
  tell(tx, before.id, about)
  return stored
}

/** Counts the changes of each part separately, so viewers who know only some parts see no gaps in the version. */
function counted(document: CheckDocument, before: StoredCheck, about: string | null): CheckDocument {
  const parts = document.parts.map((part) => {
    const isChanged = about === null || part.character === about
    return { ...part, saves: (part.saves ?? before.version) + (isChanged ? 1 : 0) }
  })
  return { ...document, parts }
}

function tell(tx: CampaignTransaction, checkId: string, character: string | null): void {
  const payload = { checkId, character }
  const change: CheckChange = { audience: 'everyone', operation: 'check', subject: 'campaign', payload }
  tx.log(change)
}
