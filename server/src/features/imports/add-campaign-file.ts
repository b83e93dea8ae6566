import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { CAMPAIGN_FILE, isMisnamed } from '#campaign-folder/campaign-file.ts'
import { counted, note, type Fault } from '#campaign-folder/fault.ts'
import { NO_FILE_TYPES } from '#campaign-folder/file-types.ts'
import { proposeTypes, type TypeProposal } from '#campaign-folder/proposal/propose-types.ts'
import { withProposal } from '#campaign-folder/proposal/write-proposal.ts'
import { readFolder } from '#campaign-folder/read-folder.ts'
import type { CampaignTables } from '#database/database.ts'

const NAME = 'New campaign'
/** How many proposed types the note names. */
const NAMED_MAX = 12

/**
 * Writes a `campaign.yaml` into an uploaded folder that has none, such as a vault, with types proposed for its files. An empty campaign keeps
 * its own file in it. The same folder always gets the same file. Returns a note about it.
 */
export async function addCampaignFile(tables: CampaignTables, folder: string): Promise<Fault[]> {
  const names = await readdir(folder)
  if (names.some((name) => name === CAMPAIGN_FILE || isMisnamed(name))) return []
  const { texts } = await readFolder(folder)
  if (texts.size === 0) return []
  const proposal = proposeTypes(texts, NO_FILE_TYPES)
  await writeFile(path.join(folder, CAMPAIGN_FILE), withProposal(await ownFile(tables), proposal, NAME))
  return [note({ file: CAMPAIGN_FILE, line: 1 }, `this file was missing, so it was written: ${inWords(proposal)}`, FIX)]
}

const FIX = 'after the import, change it in Admin, Settings, and import again'

/** The file of a campaign without pages; `null` if it has pages, because these will be replaced. */
async function ownFile({ db, campaign }: CampaignTables): Promise<string | null> {
  const page = await db.selectFrom('entity').where('campaign', '=', campaign).select('id').executeTakeFirst()
  if (page) return null
  const row = await db.selectFrom('campaign').where('id', '=', campaign).select('source').executeTakeFirst()
  return row?.source ?? null
}

/** `NPCs: character (12 files), #city: location (3 files), players see no page that does not say so`. */
function inWords({ folders, types, tags }: TypeProposal): string {
  const all = [
    ...folders,
    ...types.map((one) => ({ ...one, name: `type ${one.name}` })),
    ...tags.map((one) => ({ ...one, name: `#${one.name}` })),
  ]
  const named = all.slice(0, NAMED_MAX).map(({ name, type, files }) => `${name}: ${type} (${counted(files, 'file')})`)
  const others = all.length - named.length
  return [
    ...named,
    ...(others > 0 ? [`${others} more`] : []),
    'all other files are notes',
    'players see no page that does not say so',
  ].join(', ')
}
