import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { type ImportReading, Problem, toSlug } from '@waybook/contract'
import { readFields, setField } from '@waybook/entity-text'

import { CAMPAIGN_FILE, readCampaignFile } from '#campaign-folder/campaign-file.ts'
import { RECEIPT } from '#campaign-folder/export-receipt.ts'
import { writeInside } from '#campaign-folder/file-inside.ts'
import { fileTypesIn, NO_FILE_TYPES, NO_PAGE, typeOfFile, type FileTypes } from '#campaign-folder/file-types.ts'
import { typedIn } from '#campaign-folder/own-keys.ts'
import { withChosenTypes } from '#campaign-folder/proposal/chosen-types.ts'
import { proposeTypes } from '#campaign-folder/proposal/propose-types.ts'
import { readFolder } from '#campaign-folder/read-folder.ts'
import type { CampaignTables } from '#database/database.ts'
import { setOfPath } from '#database/library-row.ts'
import { pageProblems } from '#sentences/problems.ts'

import type { OpenUpload } from './import-folders.ts'
import { readStoredTexts } from './stored-texts.ts'

/** How an upload is read that becomes a set of the library. */
export interface SetReading {
  readonly reading: ImportReading
  /** The name of the set. */
  readonly name: string
  /** The name of the uploaded file. */
  readonly title: string
}

export interface SetFolder {
  readonly folder: string
  /** Whether a file is part of the set. All others stay as they are in Waybook. */
  readonly isInSet: (file: string) => boolean
}

/**
 * Calls `use` with a temporary folder that has the campaign as it is in Waybook, and the files of an upload as the entries of a set.
 * The campaign's own pages keep their ids if the set has a page of the same id.
 */
export async function withSetFolder<Result>(
  tables: CampaignTables,
  upload: OpenUpload,
  wanted: SetReading,
  use: (set: SetFolder) => Promise<Result>,
): Promise<Result> {
  const set = `sets/${toSlug(wanted.name) || 'set'}`
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-set-'))
  try {
    await writeStored(tables, folder)
    await rm(path.join(folder, set), { recursive: true, force: true })
    await mkdir(path.join(folder, 'sets'), { recursive: true })
    await cp(upload.folder, path.join(folder, set), {
      recursive: true,
      filter: (from) => !isAboutCampaign(upload, from),
    })
    await writeEntries(upload, path.join(folder, set), wanted)
    await writePage(tables, folder, { ...wanted, set, source: upload.conversion?.format ?? null })
    return await use({ folder, isInSet: (file) => file === `${set}.md` || setOfPath(file) === set })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The file of the uploaded campaign itself, and files of Waybook, which have a leading dot. */
function isAboutCampaign({ folder }: OpenUpload, file: string): boolean {
  const name = path.relative(folder, file)
  return name === CAMPAIGN_FILE || name === RECEIPT || /(?:^|[/\\])\./.test(name)
}

async function writeStored(tables: CampaignTables, folder: string): Promise<void> {
  const { files } = await readStoredTexts(tables)
  if (!files.has(CAMPAIGN_FILE)) await writeFile(path.join(folder, CAMPAIGN_FILE), 'name: New campaign\n')
  for (const { path: file, text } of files.values()) await writeInside(folder, file, text)
}

/** Each page says its type unless its folder does, because the campaign's own rules for types are about other folders. */
async function writeEntries(upload: OpenUpload, into: string, { reading }: SetReading): Promise<void> {
  const { texts } = await readFolder(upload.folder)
  const pages = new Map([...texts].filter(([file]) => file !== CAMPAIGN_FILE))
  if (pages.size === 0) throw new Problem('bad-params', pageProblems.noPagesInFile())
  const types = typesOf(pages, texts.get(CAMPAIGN_FILE), reading)
  const shown = new Set(upload.conversion?.shown)
  const hidden = reading.hidden !== false
  for (const [file, text] of pages) {
    const type = typeOfFile(file, typedIn(text, file), types)
    if (type === NO_PAGE) {
      await rm(path.join(into, file), { force: true })
      continue
    }
    const isSaid = typeOfFile(`sets/set/${file}`, typedIn(text, file), NO_FILE_TYPES) === type
    const typed = isSaid ? text : setField(text, ['type'], type)
    await writeInside(into, file, withVisibility(typed, { hidden, isShown: shown.has(file) }))
  }
}

function typesOf(pages: ReadonlyMap<string, string>, about: string | undefined, reading: ImportReading): FileTypes {
  const own = about === undefined ? null : readCampaignFile(about, null).value
  const { folders, types, tags } = withChosenTypes(proposeTypes(pages, fileTypesIn(own)), reading)
  const named = (some: typeof folders) => Object.fromEntries(some.map(({ name, type }) => [name, type]))
  return fileTypesIn({
    folders: { ...own?.folders, ...named(folders) },
    types: { ...own?.types, ...named(types) },
    tags: { ...own?.tags, ...named(tags) },
  })
}

/** A page that says who sees it keeps that. */
function withVisibility(
  text: string,
  { hidden, isShown }: { readonly hidden: boolean; readonly isShown: boolean },
): string {
  const read = readFields(text)
  const says = read.ok && ['visible', 'audience', 'reveal'].some((field) => read.fields[field] !== undefined)
  if (isShown) return setField(text, ['visible'], !hidden)
  return says || !hidden ? text : setField(text, ['visible'], false)
}

/** The page of the set; what Waybook has already stays. */
async function writePage(
  tables: CampaignTables,
  folder: string,
  { name, title, set, source, reading }: SetReading & { readonly set: string; readonly source: string | null },
): Promise<void> {
  const { files } = await readStoredTexts(tables)
  const stored = files.get(set)
  const said = source === null || source === 'folder' ? title : `${title} (${source})`
  const fields = [
    ['name', name],
    ['visible', reading.hidden === false],
    ['properties', { source: said }],
  ] as const
  const text = fields.reduce((all, [key, value]) => setField(all, [key], value), '---\n---\n')
  await writeInside(folder, `${set}.md`, stored?.text ?? text)
}
