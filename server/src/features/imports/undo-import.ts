import { Problem, type UndoneImport } from '@waybook/contract'

import type { CampaignAuth } from '#auth/auth.ts'
import type { Blobs } from '#blobs/blobs.ts'
import type { StoredPicture } from '#campaign-folder/authored-campaign.ts'
import { CAMPAIGN_FILE } from '#campaign-folder/campaign-file.ts'
import { typedReader } from '#campaign-folder/folder-ids.ts'
import { compileCampaign, type LoadedCampaign } from '#campaign-folder/load-campaign.ts'
import type { ReadCampaign } from '#campaign-folder/read-campaign-folder.ts'
import type { CampaignFolder } from '#campaign-folder/read-folder.ts'
import type { Progress } from '#campaign-folder/store-pictures.ts'
import type { Actor } from '#database/change.ts'
import type { CampaignTransaction } from '#database/database.ts'
import { listOf } from '#database/statement/lists.ts'
import { pageProblems } from '#sentences/problems.ts'

import type { CampaignStore } from '../store.ts'
import { readRevision } from '../writing/history.ts'
import { findImport, markUndone, readImports, type ImportRecord } from './import-records.ts'
import { replaceKeptFiles } from './kept-files.ts'
import { replaceCampaign } from './replace-campaign.ts'
import { readFolderPictures, readPicturesForTexts, readStoredTexts } from './stored-texts.ts'
import { planUndo, type PageToUndo } from './undo-plan.ts'

interface Undoing {
  readonly importId: string
  /** The pages to undo although they have changed since. */
  readonly andChanged: 'all' | readonly string[]
  readonly actor: Actor
  readonly onTexts: Progress
  /** Called at the end of the transaction, which fails with it. */
  readonly within: (tx: CampaignTransaction) => Promise<void>
}

export interface UndoServices {
  readonly records: CampaignStore
  readonly auth: CampaignAuth
  readonly blobs: Blobs
}

/** How often an undo starts again because somebody changed a text in the meantime. */
const ATTEMPTS = 5

/**
 * Takes back an import: imports the texts that the campaign had before, with everything that has changed since. So an undo is one
 * transaction, like the import, and the folder can be imported again. Throws the Problem `not-found` or `conflict`, and then changes nothing.
 */
export async function undoImport(services: UndoServices, undoing: Undoing): Promise<UndoneImport> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const record = await findImport(services.records, undoing.importId)
    if (!record) throw new Problem('not-found', pageProblems.importCanNoLongerBeUndone())
    const former = await formerTexts(services.records, record, undoing.andChanged)
    if (record.undoneAt !== null) return countsOf(former)
    const campaign = await compileFormer(services, former, undoing.onTexts)
    const removed = former.undone.filter(({ would }) => would === 'remove').flatMap(({ now }) => now ?? [])
    const report = await replaceCampaign(services, campaign, {
      actor: undoing.actor,
      reconciled: { versions: former.versions, considered: new Map(), waiting: [] },
      within: async (tx) => {
        await undoing.within(tx)
        await forgetShown(tx, removed)
        // A later import has its own list.
        const last = (await readImports(tx, record.at)).find(({ undoneAt }) => undoneAt === null)
        if (last?.importId === record.importId) await replaceKeptFiles(tx, record.files)
        await markUndone(tx, record.importId)
      },
    })
    if (!report.isOutdated) return countsOf(former)
  }
  throw new Problem('conflict', pageProblems.textsWereBeingChangedMeanwhile())
}

/** A campaign's texts without an import. */
interface FormerTexts {
  /** The texts by path. */
  readonly texts: ReadonlyMap<string, string>
  readonly idOf: ReadonlyMap<string, string>
  readonly pictures: readonly StoredPicture[]
  /** The versions of the texts now. */
  readonly versions: ReadonlyMap<string, number>
  readonly undone: readonly PageToUndo[]
  readonly kept: readonly PageToUndo[]
}

async function formerTexts(
  records: CampaignStore,
  record: ImportRecord,
  andChanged: Undoing['andChanged'],
): Promise<FormerTexts> {
  const stored = await readStoredTexts(records)
  const plan = await planUndo(records, record)
  const isWanted = ({ now, page, isChanged }: PageToUndo) =>
    !isChanged || andChanged === 'all' || andChanged.includes(now ?? page.id)
  const files = new Map(stored.files)
  const [undone, kept]: [PageToUndo[], PageToUndo[]] = [[], []]
  for (const one of plan.pages) {
    const { page, now, would } = one
    const before = page.before === null ? null : await readRevision(records, now ?? page.id, page.before)
    const isSame = would === 'revert' && page.before === page.after && !one.isChanged
    if (!isWanted(one) || (would !== 'remove' && before === null && !isSame)) kept.push(one)
    else {
      undone.push(one)
      if (would === 'remove') files.delete(now ?? page.id)
      // A renamed page keeps its new path, so that links to it stay.
      else if (before) files.set(now ?? page.id, { ...before, path: renamedPath(one, stored.files) ?? before.path })
    }
  }
  const about = await formerCampaignFile(records, record, { isKept: kept.length > 0 || plan.isCampaignChanged })
  if (about !== null) files.set(CAMPAIGN_FILE, { path: CAMPAIGN_FILE, text: about })
  const pictures = await picturesOf(records, [...files.keys()], record)
  return {
    texts: new Map(Array.from(files.values(), ({ path, text }) => [path, text])),
    idOf: new Map(Array.from(files, ([id, { path }]) => [path, id])),
    pictures,
    versions: stored.versions,
    undone,
    kept,
  }
}

function renamedPath({ page, now }: PageToUndo, files: ReadonlyMap<string, { readonly path: string }>): string | null {
  return now === null || now === page.id ? null : (files.get(now)?.path ?? null)
}

/** Pages that stay may need the types of the import's `campaign.yaml`, so that file only goes back together with all of them. */
async function formerCampaignFile(
  records: CampaignStore,
  { about }: ImportRecord,
  { isKept }: { readonly isKept: boolean },
): Promise<string | null> {
  if (isKept || about.before === null || about.before === about.after) return null
  return (await readRevision(records, CAMPAIGN_FILE, about.before))?.text ?? null
}

/** The pictures of the pages. Where the import replaced them, the earlier ones. */
async function picturesOf(records: CampaignStore, owners: readonly string[], { pictures }: ImportRecord) {
  const now = await readFolderPictures(records, owners)
  return [...now, ...(await readPicturesForTexts(records)), ...pictures]
}

/** Compiles the texts. Throws the Problem `conflict` if a page would get lost. */
async function compileFormer(
  { blobs }: UndoServices,
  { texts, idOf, pictures }: FormerTexts,
  onTexts: Progress,
): Promise<NonNullable<LoadedCampaign['campaign']>> {
  const folder: CampaignFolder = {
    root: '',
    texts,
    facts: new Map<string, string>(),
    pictures: new Set<string>(),
    all: new Set<string>(),
    misnamed: null,
    faults: [],
  }
  const about = {
    atItsRow: (one: LoadedCampaign['faults'][number]) => one,
    stored: new Map(),
    typedOf: typedReader(),
    generated: new Set<string>(),
  }
  const read: ReadCampaign = { ...folder, folder, idOf, ...about }
  const { campaign, faults } = await compileCampaign(read, { pictures: blobs, onTexts }, { texts, pictures })
  const compiled = new Set(campaign?.entities.map(({ id }) => id))
  const lost = [...idOf].find(([, id]) => id !== CAMPAIGN_FILE && !compiled.has(id))
  if (!campaign || lost) {
    const [file, why] = [lost?.[0] ?? CAMPAIGN_FILE, faults[0]?.message ?? 'its type is no longer known']
    throw new Problem('conflict', `Nothing was undone, because ${file} cannot be read again: ${why}.`)
  }
  return campaign
}

/** Pages that come again with the next import are hidden again. */
async function forgetShown({ db, campaign }: CampaignTransaction, removed: readonly string[]): Promise<void> {
  await db
    .deleteFrom('playedVisibility')
    .where('campaign', '=', campaign)
    .where('entity', 'in', listOf(db, removed))
    .execute()
}

function countsOf({ undone, kept }: FormerTexts): UndoneImport {
  const of = (wanted: PageToUndo['would']) => undone.filter(({ would }) => would === wanted).length
  return { removed: of('remove'), reverted: of('revert'), restored: of('restore'), kept: kept.length }
}
