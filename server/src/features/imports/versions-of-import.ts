import { CAMPAIGN_FILE } from '#campaign-folder/campaign-file.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { chunks, insertInto, listOf } from '#database/statement/lists.ts'
import type { Versioned } from '#database/text-tables.ts'

import type { EntityRows } from '../entities/stored/entity-rows.ts'
import type { Stored } from '../entities/stored/read-stored.ts'
import {
  IMPORTED,
  keepConsidered,
  keepTexts,
  nextVersion,
  noteAdded,
  noteDeleted,
  readNewestKept,
  versionIn,
} from '../writing/versions.ts'

/** How many texts are compared at a time. */
const COMPARED = 500

interface ImportedIds {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}

interface Replacing {
  readonly stored: Stored
  readonly written: readonly EntityRows[]
  /** The folder's texts that are not imported unchanged, by their owner. */
  readonly considered: ReadonlyMap<string, string>
}

/**
 * Stores as past versions the texts that an import replaces or removes, and the folder's texts that were merged. Returns the version of each
 * written entity. An entity with an unchanged text keeps its version, even if entities that it refers to have changed.
 */
export async function keepReplacedTexts(
  tx: CampaignTransaction,
  { added, changed, removed }: ImportedIds,
  { stored, written, considered }: Replacing,
): Promise<(id: string) => Versioned> {
  const rewritten = await findRewritten(tx, changed, written)
  const merged = [...considered.keys()].filter((id) => stored.entities.has(id))
  await keepTexts(tx, [...new Set([...rewritten, ...merged])])
  await noteDeleted(tx, removed, IMPORTED)
  const newest = await readNewestKept(tx, [...added, ...considered.keys()])
  await keepConsidered(tx, considered, newest)
  await noteAdded(tx, added)
  const versionOf = (id: string) => {
    const now = stored.entities.get(id)
    if (!now) return nextVersion(tx, newest.get(id) ?? 0, 'import')
    if (considered.has(id)) return nextVersion(tx, now.version + 1, 'merge')
    if (rewritten.has(id)) return nextVersion(tx, now.version, 'import')
    return versionIn(now)
  }
  const { db, campaign } = tx
  for (const id of merged.filter((one) => !changed.includes(one)))
    await db.updateTable('entity').set(versionOf(id)).where('campaign', '=', campaign).where('id', '=', id).execute()
  return versionOf
}

/** The entities whose files differ from the stored ones. */
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

/** `keepReplacedTexts` for `campaign.yaml`. */
export async function keepCampaignText(
  tx: CampaignTransaction,
  source: string,
  { before, considered }: { readonly before: Stored['campaign']; readonly considered: string | undefined },
): Promise<Versioned> {
  if (!before) return nextVersion(tx, 0, 'import')
  const now = versionIn(before)
  if (source === before.source && considered === undefined) return now
  const file = { campaign: tx.campaign, entity: CAMPAIGN_FILE, path: CAMPAIGN_FILE }
  const rows = [{ ...file, text: before.source, ...now }]
  if (considered === undefined) {
    await insertInto(tx.db, 'revision', rows)
    return nextVersion(tx, now.version, 'import')
  }
  await insertInto(tx.db, 'revision', [
    ...rows,
    { ...file, text: considered, ...nextVersion(tx, now.version, 'import') },
  ])
  return nextVersion(tx, now.version + 1, 'merge')
}
