import { CAMPAIGN_FILE } from '#campaign-folder/campaign-file.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { chunks, listOf } from '#database/statement/lists.ts'
import type { Versioned } from '#database/text-tables.ts'

import { keepTexts, nextVersion, noteAdded, noteDeleted, readNewestKept, versionIn } from '../writing/versions.ts'
import type { EntityRows } from './entity-rows.ts'
import type { Stored } from './stored.ts'

/** How many texts are compared at a time. */
const COMPARED = 500

interface ImportedIds {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}

/**
 * Keeps the texts that an import replaces or removes as past versions. Returns the version of each entity that it writes: one whose text is the
 * same, though what it refers to has changed, keeps its version.
 */
export async function keepReplacedTexts(
  tx: CampaignTransaction,
  { added, changed, removed }: ImportedIds,
  { stored, written }: { readonly stored: Stored; readonly written: readonly EntityRows[] },
): Promise<(id: string) => Versioned> {
  const rewritten = await findRewritten(tx, changed, written)
  await keepTexts(tx, [...rewritten])
  await noteDeleted(tx, removed)
  const newest = await readNewestKept(tx, added)
  await noteAdded(tx, added)
  return (id) => {
    const now = stored.entities.get(id)
    if (!now) return nextVersion(tx, newest.get(id) ?? 0, 'import')
    if (rewritten.has(id)) return nextVersion(tx, now.version, 'import')
    return versionIn(now)
  }
}

/** Those whose files differ from what is stored. */
async function findRewritten(
  { db, campaign }: CampaignTables,
  changed: readonly string[],
  written: readonly EntityRows[],
): Promise<ReadonlySet<string>> {
  const coming = new Map(written.map(({ columns }) => [columns.id, columns]))
  const rewritten = new Set<string>()
  for (const ids of chunks(changed, COMPARED)) {
    const rows = await db
      .selectFrom('entity')
      .where('campaign', '=', campaign)
      .where('id', 'in', listOf(db, ids))
      .select(['id', 'sourcePath', 'sourceText'])
      .execute()
    for (const { id, sourcePath, sourceText } of rows) {
      const file = coming.get(id)
      if (file?.sourceText !== sourceText || file.sourcePath !== sourcePath) rewritten.add(id)
    }
  }
  return rewritten
}

/** The same for `campaign.yaml`. */
export async function keepCampaignText(
  tx: CampaignTransaction,
  source: string,
  before: Stored['campaign'],
): Promise<Versioned> {
  if (!before) return nextVersion(tx, 0, 'import')
  const now = versionIn(before)
  if (source === before.source) return now
  const { db, campaign } = tx
  const kept = { campaign, entity: CAMPAIGN_FILE, path: CAMPAIGN_FILE, text: before.source, ...now }
  await db.insertInto('revision').values(kept).execute()
  return nextVersion(tx, now.version, 'import')
}
