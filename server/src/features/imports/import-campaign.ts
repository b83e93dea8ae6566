import type { AuthoredCampaign } from '../../campaign-folder/authored.ts'
import type { CampaignTables } from '../../database/campaign-tables.ts'
import { noteChanges, type Deed } from '../../database/change-log.ts'
import type { Change } from '../../database/change-record.ts'
import type { ImportReport } from '../../database/records.ts'
import { followFolder } from '../pictures/set-aside.ts'
import { campaignDigest, toEntityRows, type EntityRows } from './entity-rows.ts'
import { insertEntities, removeEntities } from './replace-entities.ts'
import { startCharacters } from './starting-state.ts'
import { readStored, type Stored } from './stored.ts'
import { writeCampaign } from './write-campaign.ts'

export async function compareCampaign(tables: CampaignTables, campaign: AuthoredCampaign): Promise<ImportReport> {
  return compare(await readStored(tables), campaignDigest(campaign), campaign.entities.map(toEntityRows))
}

export async function importCampaign(
  { db, campaign }: CampaignTables,
  authored: AuthoredCampaign,
  deed: Deed,
): Promise<ImportReport> {
  const digest = campaignDigest(authored)
  const entities = authored.entities.map(toEntityRows)
  return await db.transaction().execute(async (tx) => {
    const tables = { db: tx, campaign }
    const stored = await readStored(tables)
    const report = compare(stored, digest, entities)
    const changes = changesOf(report, stored)
    if (changes.length === 0) return report
    if (report.campaignChanged) await writeCampaign(tables, authored, { digest, stored })
    const coming = new Set([...report.added, ...report.changed])
    const written = entities.filter(({ columns }) => coming.has(columns.id))
    await removeEntities(tables, [...report.removed, ...report.changed])
    await insertEntities(tables, written, { stored, at: deed.at })
    await followFolder(tables)
    await startCharacters(
      tables,
      written.map((one) => one.authored),
    )
    await noteChanges(tables, deed, changes)
    return report
  })
}

function compare(stored: Stored, digest: string, entities: readonly EntityRows[]): ImportReport {
  const ids = new Set(entities.map(({ columns }) => columns.id))
  const isNew = ({ columns }: EntityRows) => !stored.entities.has(columns.id)
  const differs = (rows: EntityRows) => !isNew(rows) && stored.entities.get(rows.columns.id)?.digest !== rows.digest
  return {
    added: entities.filter(isNew).map(({ columns }) => columns.id),
    changed: entities.filter(differs).map(({ columns }) => columns.id),
    removed: [...stored.entities.keys()].filter((id) => !ids.has(id)),
    campaignChanged: stored.campaignDigest !== digest,
  }
}

/** What is gone, or hidden from now on, cannot be asked any more whether players saw it: that is settled here. */
function changesOf({ added, changed, removed, campaignChanged }: ImportReport, stored: Stored): Change[] {
  const change = (audience: Change['audience'], subject: string, what: 'added' | 'changed' | 'removed'): Change => ({
    audience,
    operation: 'import',
    subject,
    payload: { what },
  })
  const wasShown = (id: string) => stored.entities.get(id)?.shown === 1
  return [
    ...(campaignChanged ? [change('everyone', 'campaign', 'changed')] : []),
    ...added.map((id) => change('entity', id, 'added')),
    ...changed.map((id) => change(wasShown(id) ? 'everyone' : 'entity', id, 'changed')),
    ...removed.map((id) => change(wasShown(id) ? 'everyone' : 'gameMaster', id, 'removed')),
  ]
}
