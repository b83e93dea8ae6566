import { CAMPAIGN_FILE } from '#campaign-folder/campaign-file.ts'
import type { CampaignTransaction } from '#database/database.ts'

import { recount } from '../entities/entity-counts.ts'
import { removePictures } from '../entities/stored/entity-rows.ts'
import { readStored } from '../entities/stored/read-stored.ts'
import { insertEntities, removeEntities } from '../entities/stored/replace-entities.ts'
import { startCharacters } from '../entities/stored/starting-state.ts'
import { followFolder } from '../pictures/set-aside.ts'
import { compareCampaign, type ImportOptions, type ImportReport, type PreparedCampaign } from './compare-campaign.ts'
import { importChanges } from './import-changes.ts'
import { replaceKeptFiles } from './kept-files.ts'
import { keepCampaignText, keepReplacedTexts } from './versions-of-import.ts'
import { replaceWaitingFiles } from './waiting-files.ts'
import { writeCampaign } from './write-campaign.ts'

/** Within a transaction: replaces the campaign with the prepared one. If nothing differs, writes nothing and logs no change. */
export async function importCampaign(
  tx: CampaignTransaction,
  coming: PreparedCampaign,
  how: ImportOptions = {},
): Promise<ImportReport> {
  const { authored, digest, entities } = coming
  const stored = await readStored(tx)
  const report = compareCampaign(stored, coming, how)
  const { considered, waiting } = how.reconciled ?? { considered: new Map<string, string>(), waiting: [] }
  if (report.refused || report.isOutdated) return report
  await replaceWaitingFiles(tx, waiting)
  if (authored.files) await replaceKeptFiles(tx, authored.files)
  const changes = await importChanges(tx, report, { stored, entities })
  if (changes.length === 0 && considered.size === 0) return report
  if (report.campaignChanged || considered.has(CAMPAIGN_FILE)) {
    const before = stored.campaign
    const version = await keepCampaignText(tx, authored.source, { before, considered: considered.get(CAMPAIGN_FILE) })
    await writeCampaign(tx, authored, { digest, stored, written: version })
  }
  const ids = new Set([...report.added, ...report.changed])
  const written = entities.filter(({ columns }) => ids.has(columns.id))
  const versionOf = await keepReplacedTexts(tx, report, { stored, written, considered: ofEntities(considered) })
  await removeEntities(tx, [...report.removed, ...report.changed])
  await removePictures(tx, report.added)
  await insertEntities(tx, written, { stored, at: tx.at, versionOf })
  await recount(tx)
  await followFolder(tx)
  await startCharacters(
    tx,
    written.map((one) => one.authored),
  )
  for (const change of changes) tx.log(change)
  return report
}

function ofEntities(considered: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...considered].filter(([owner]) => owner !== CAMPAIGN_FILE))
}
