import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { type ChosenName, type FileDecision, type FolderReading, type ImportReading, Problem } from '@waybook/contract'
import { setField } from '@waybook/entity-text'

import { CAMPAIGN_FILE, isMisnamed } from '#campaign-folder/campaign-file.ts'
import { campaignRules } from '#campaign-folder/campaign-rules.ts'
import { counted } from '#campaign-folder/fault.ts'
import { readInside, removeInside, statInside, writeInside } from '#campaign-folder/file-inside.ts'
import { NO_FILE_TYPES } from '#campaign-folder/file-types.ts'
import { typedReader } from '#campaign-folder/folder-ids.ts'
import { withChosen } from '#campaign-folder/proposal/chosen-types.ts'
import { countFolders } from '#campaign-folder/proposal/count-folders.ts'
import type { ProposedName } from '#campaign-folder/proposal/game-master-headings.ts'
import { MISSING_PAGE, pathOfMissing } from '#campaign-folder/proposal/missing-pages.ts'
import { proposeReading } from '#campaign-folder/proposal/propose-reading.ts'
import { withProposal } from '#campaign-folder/proposal/write-proposal.ts'
import { readFolder } from '#campaign-folder/read-folder.ts'
import type { CampaignTables } from '#database/database.ts'

import type { OpenUpload } from './import-folders.ts'
import { wrappedName } from './receive-upload.ts'

const NAME = 'New campaign'
/** In a folder whose `campaign.yaml` is from here. No upload can contain it, because names with a leading dot are not unpacked. */
const PROPOSED = '.waybook-proposed'

/**
 * Prepares an upload for reading. A folder without `campaign.yaml`, such as a vault, gets one with the types proposed for its files, unless
 * `reading` says otherwise. An empty campaign keeps its own file in it. The same upload and reading always give the same folder. Returns how
 * the files are read; `null` if the folder has its own `campaign.yaml`. `title`: the name of the uploaded file. Throws the Problem `bad-params` if there is nothing to read.
 */
export async function addCampaignFile(
  tables: CampaignTables,
  { folder, conversion }: OpenUpload,
  { reading, title }: { readonly reading: ImportReading; readonly title: string },
): Promise<FolderReading | null> {
  const hidden = reading.hidden !== false
  if (conversion) {
    await showConverted(folder, conversion.shown, !hidden)
    return {
      folders: [],
      types: [],
      tags: [],
      hide: [],
      properties: [],
      pages: [],
      names: [],
      leaveOut: [],
      inNoFolder: 0,
      hidden,
    }
  }
  const names = await readdir(folder)
  const isProposed = names.includes(PROPOSED)
  if (!isProposed && names.some((name) => name === CAMPAIGN_FILE || isMisnamed(name))) return null
  if (isProposed) await removeMade(folder)
  const read = await readFolder(folder)
  const texts = new Map([...read.texts].filter(([file]) => file !== CAMPAIGN_FILE))
  if (texts.size === 0) throw noNotes(read.pictures.size)
  const typedOf = typedReader()
  const proposed = proposeReading(texts, NOTHING_KNOWN, typedOf)
  const proposal = withChosen(proposed, reading)
  const name = wrappedName(folder) ?? title.replace(/\.[a-z\d]{1,8}$/i, '').trim()
  const pages = await makePages(folder, reading.pages ?? [])
  const own = await ownFile(tables)
  const properties = proposal.properties.map((one) => one.name)
  const { names: givenNames = {}, leaveOut = [] } = reading
  const choices = { name: name || NAME, hidden, properties, names: givenNames, leaveOut }
  const written = withProposal(own, proposal, choices)
  await writeFile(path.join(folder, CAMPAIGN_FILE), written)
  const { folders, inNoFolder } = countFolders(texts, { proposal, reading, typedOf })
  return {
    types: [...proposal.types],
    tags: [...proposal.tags],
    folders,
    hide: chosenAmong(proposed.hide, proposal.hide),
    properties: chosenAmong(proposed.properties, proposal.properties),
    pages,
    names: Object.entries(givenNames).map(([file, given]) => ({ file, name: given })),
    leaveOut: [...leaveOut],
    inNoFolder,
    hidden,
  }
}

const NOTHING_KNOWN = { types: NO_FILE_TYPES, ...campaignRules(null) }

function chosenAmong(all: readonly ProposedName[], chosen: readonly ProposedName[]): ChosenName[] {
  return all.map((one) => ({ ...one, chosen: chosen.includes(one) }))
}

/** Makes a page for each of these names that has none, and lists their paths in PROPOSED. Returns the names. */
async function makePages(folder: string, names: readonly string[]): Promise<string[]> {
  const made = names.flatMap((name) => {
    const file = pathOfMissing(name)
    return file === null || statInside(folder, file) !== null ? [] : [{ name, file }]
  })
  // The list comes first, so that a page is never left over.
  await writeFile(path.join(folder, PROPOSED), made.map(({ file }) => `${file}\n`).join(''))
  for (const { file } of made) await writeInside(folder, file, MISSING_PAGE)
  return made.map(({ name }) => name)
}

/** Removes the pages that an earlier reading of the upload made. */
async function removeMade(folder: string): Promise<void> {
  const made = (await readFile(path.join(folder, PROPOSED), 'utf8')).split('\n').filter((file) => file !== '')
  for (const file of made) await removeInside(folder, file)
}

function noNotes(pictures: number): Problem {
  const found = pictures === 0 ? 'found none' : `found only ${counted(pictures, 'picture')}`
  return new Problem(
    'bad-params',
    `There are no notes in this file. Waybook looked for text files that end in .md, and for exports of other programs, and ${found}.`,
  )
}

/** Shows or hides the pages that players could read in the other program. */
async function showConverted(folder: string, files: readonly string[], visible: boolean): Promise<void> {
  for (const file of files) {
    const text = await readInside(folder, file)
    if (text) await writeInside(folder, file, setField(text.toString(), ['visible'], visible))
  }
}

/** The decision about each file that differs. A campaign without pages takes over what the folder's `campaign.yaml` says. */
export async function decisionsIn(
  { db, campaign }: CampaignTables,
  chosen: Readonly<Record<string, FileDecision>> = {},
): Promise<(file: string) => FileDecision | undefined> {
  const page = await db.selectFrom('entity').where('campaign', '=', campaign).select('id').executeTakeFirst()
  return (file) => chosen[file] ?? (page === undefined && file === CAMPAIGN_FILE ? 'folder' : undefined)
}

/** The file of a campaign without pages; `null` if it has pages, because these will be replaced. */
async function ownFile({ db, campaign }: CampaignTables): Promise<string | null> {
  const page = await db.selectFrom('entity').where('campaign', '=', campaign).select('id').executeTakeFirst()
  if (page) return null
  const row = await db.selectFrom('campaign').where('id', '=', campaign).select('source').executeTakeFirst()
  return row?.source ?? null
}
