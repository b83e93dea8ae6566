import { CAMPAIGN_FILE } from '#campaign-folder/campaign-file.ts'
import type { CampaignTransaction } from '#database/database.ts'
import type { Versioned } from '#database/text-tables.ts'

import { recount } from '../entities/entity-counts.ts'
import { removePictures } from '../entities/stored/entity-rows.ts'
import { readStored } from '../entities/stored/read-stored.ts'
import { insertEntities, removeEntities } from '../entities/stored/replace-entities.ts'
import { startCharacters } from '../entities/stored/starting-state.ts'
import { followFolder } from '../pictures/set-aside.ts'
import { addWallsOfFolder } from '../walls/map-walls.ts'
import { compareCampaign, type ImportOptions, type ImportReport, type PreparedCampaign } from './compare-campaign.ts'
import { importChanges } from './import-changes.ts'
import { readReplacedPictures, recordImport } from './import-records.ts'
import { readKeptFiles, replaceKeptFiles } from './kept-files.ts'
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
  const files = how.upload ? await readKeptFiles(tx) : []
  if (authored.files) await replaceKeptFiles(tx, authored.files)
  const changes = await importChanges(tx, report, { stored, entities })
  if (changes.length === 0 && considered.size === 0) {
    await how.within?.(tx)
    return report
  }
  const pictures = how.upload ? await readReplacedPictures(tx, report) : []
  const before = stored.campaign
  let about: Versioned | null = before
  if (report.campaignChanged || considered.has(CAMPAIGN_FILE)) {
    about = await keepCampaignText(tx, authored.source, { before, considered: considered.get(CAMPAIGN_FILE) })
    await writeCampaign(tx, authored, { digest, stored, written: about })
  }
  const ids = new Set([...report.added, ...report.changed])
  const written = entities.filter(({ columns }) => ids.has(columns.id))
  const versionOf = await keepReplacedTexts(tx, report, { stored, written, considered: ofEntities(considered) })
  await removeEntities(tx, [...report.removed, ...report.changed])
  await removePictures(tx, report.added)
  await insertEntities(tx, written, { stored, at: tx.at, versionOf })
  await recount(tx)
  await followFolder(tx)
  await addWallsOfFolder(
    tx,
    written.map((one) => one.authored),
    authored,
  )
  await startCharacters(
    tx,
    written.map((one) => one.authored),
  )
  if (how.upload) {
    const versions = { before: before?.version ?? null, after: about?.version ?? null }
    await recordImport(tx, how.upload, { stored, report, versionOf, about: versions, pictures, files })
  }
  for (const change of changes) tx.log(change)
  await how.within?.(tx)
  return report
}

function ofEntities(considered: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...considered].filter(([owner]) => owner !== CAMPAIGN_FILE))
}
