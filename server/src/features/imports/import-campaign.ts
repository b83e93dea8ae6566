import { removesMost } from '@waybook/contract'

import type { AuthoredCampaign } from '#campaign-folder/authored-campaign.ts'
import { CAMPAIGN_FILE } from '#campaign-folder/campaign-file.ts'
import type { Fault } from '#campaign-folder/fault.ts'
import type { Change } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { mapInSlices } from '#runtime/slices.ts'

import { recount } from '../entities/entity-counts.ts'
import {
  openedBy,
  readVariantDigests,
  toldTo,
  type Opened,
  type ToldTo,
  type VariantDigests,
  withPins,
} from '../entities/stored/audiences.ts'
import { campaignDigest, removePictures, toEntityRows, type EntityRows } from '../entities/stored/entity-rows.ts'
import { readStored, type Stored } from '../entities/stored/read-stored.ts'
import { insertEntities, readersOf, removeEntities, revealedAs } from '../entities/stored/replace-entities.ts'
import { startCharacters } from '../entities/stored/starting-state.ts'
import { readWrittenPins } from '../maps/read-pins.ts'
import { toldOfPins } from '../maps/told-of-pins.ts'
import { followFolder } from '../pictures/set-aside.ts'
import { overruled } from './overruled.ts'
import { keepCampaignText, keepReplacedTexts } from './versions-of-import.ts'
import { replaceWaitingFiles, type WaitingText } from './waiting-files.ts'
import { writeCampaign } from './write-campaign.ts'

/** The ids of entities by what an import does, or would do, to them. */
export interface ImportReport {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
  /** Whether `campaign.yaml` or a cover changed. */
  readonly campaignChanged: boolean
  /** Whether nothing is written, because it would remove most entities and the import is to keep them. */
  readonly refused: boolean
  /** Whether nothing is written, because somebody has changed a text since it was reconciled with the folder. */
  readonly isOutdated: boolean
  /** How many entities the campaign had before. */
  readonly before: number
  /** What the folder says but the import does not do. */
  readonly notes: readonly Fault[]
}

export interface ImportOptions {
  /** Whether to write nothing if it would remove most entities (`removesMost`). */
  readonly keepMost?: boolean
  readonly reconciled?: Reconciliation
}

/** How a campaign came about that was made of a folder and what is stored. */
export interface Reconciliation {
  /** The versions of the stored texts. If they are others now, nothing is imported. */
  readonly versions: ReadonlyMap<string, number>
  /** The texts of the folder of which something else was made, by their owner: an entity, or the name of the campaign's file. */
  readonly considered: ReadonlyMap<string, string>
  /** The files that stay as they are stored until they are decided. */
  readonly waiting: readonly WaitingText[]
}

const UNRECONCILED: Omit<Reconciliation, 'versions'> = { considered: new Map(), waiting: [] }

export type ImportChange = Change<
  'import',
  Opened & {
    readonly what: 'added' | 'changed' | 'removed'
    /** With the audience `readers`: the characters whose players saw it, or see it now. */
    readonly readers?: readonly string[] | undefined
  }
>

/** A campaign to import, as rows. Their digests take a while in a large one, so they are made before the transaction. */
export interface PreparedCampaign {
  readonly authored: AuthoredCampaign
  readonly digest: string
  readonly entities: readonly EntityRows[]
}

export async function prepareCampaign(authored: AuthoredCampaign): Promise<PreparedCampaign> {
  return { authored, digest: campaignDigest(authored), entities: await mapInSlices(authored.entities, toEntityRows) }
}

export async function compareCampaign(
  tables: CampaignTables,
  coming: PreparedCampaign,
  how: ImportOptions = {},
): Promise<ImportReport> {
  return compare(await readStored(tables), coming, how)
}

/** Within a transaction: replaces the campaign by the prepared one. If nothing differs, writes nothing and logs no change. */
export async function importCampaign(
  tx: CampaignTransaction,
  coming: PreparedCampaign,
  how: ImportOptions = {},
): Promise<ImportReport> {
  const { authored, digest, entities } = coming
  const stored = await readStored(tx)
  const report = compare(stored, coming, how)
  const { considered, waiting } = how.reconciled ?? UNRECONCILED
  if (report.refused || report.isOutdated) return report
  await replaceWaitingFiles(tx, waiting)
  const variants = await readVariantDigests(tx, report.changed)
  const ofPins = await toldOfAllPins(tx, report, { stored, entities })
  const changes = changesOf(report, { stored, entities, variants, ofPins })
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

interface Compared {
  readonly stored: Stored
  readonly entities: readonly EntityRows[]
  /** Of those that change, as they were stored. */
  readonly variants: ReadonlyMap<string, VariantDigests>
  /** Of those that change: who gets another pin on its map. */
  readonly ofPins: ReadonlyMap<string, ToldTo>
}

function compare(
  stored: Stored,
  { digest, entities }: PreparedCampaign,
  { keepMost = false, reconciled }: ImportOptions,
): ImportReport {
  const ids = new Set(entities.map(({ columns }) => columns.id))
  const isNew = ({ columns }: EntityRows) => !stored.entities.has(columns.id)
  const differs = (rows: EntityRows) => !isNew(rows) && stored.entities.get(rows.columns.id)?.digest !== rows.digest
  const before = stored.entities.size
  const removed = [...stored.entities.keys()].filter((id) => !ids.has(id))
  return {
    added: entities.filter(isNew).map(({ columns }) => columns.id),
    changed: entities.filter(differs).map(({ columns }) => columns.id),
    removed,
    campaignChanged: stored.campaign?.digest !== digest,
    refused: keepMost && removesMost({ removed, before }),
    isOutdated: reconciled !== undefined && !isSame(reconciled.versions, versionsOf(stored)),
    before,
    notes: overruled(
      entities.map((one) => one.authored),
      stored,
    ),
  }
}

function ofEntities(considered: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...considered].filter(([owner]) => owner !== CAMPAIGN_FILE))
}

function versionsOf({ entities, campaign }: Stored): Map<string, number> {
  const versions = new Map(Array.from(entities, ([id, { version }]) => [id, version]))
  return campaign ? versions.set(CAMPAIGN_FILE, campaign.version) : versions
}

function isSame(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  return one.size === other.size && [...one].every(([owner, version]) => other.get(owner) === version)
}

async function toldOfAllPins(
  tx: CampaignTransaction,
  { changed }: ImportReport,
  { stored, entities }: Pick<Compared, 'stored' | 'entities'>,
): Promise<ReadonlyMap<string, ToldTo>> {
  const coming = new Map(entities.map(({ authored }) => [authored.id, authored]))
  const subjectOf = (authored: EntityRows['authored']) => ({
    id: authored.id,
    reveal: revealedAs(authored, stored),
    readers: readersOf(authored, stored),
  })
  const seenBy = async (ids: readonly string[]) => {
    const found = ids.flatMap((id) => coming.get(id) ?? []).map(subjectOf)
    return await Promise.resolve(new Map(found.map((subject) => [subject.id, subject])))
  }
  const before = await readWrittenPins(tx, changed)
  const told = new Map<string, ToldTo>()
  for (const authored of changed.flatMap((id) => coming.get(id) ?? [])) {
    const pins = { subject: subjectOf(authored), before: before.get(authored.id) ?? [], after: authored.pins }
    const ofPins = await toldOfPins(tx, pins, seenBy)
    if (ofPins) told.set(authored.id, ofPins)
  }
  return told
}

/** Decides the audience of each change now: after the import, it is no longer known what players saw of an entity. */
function changesOf(
  { added, changed, removed, campaignChanged }: ImportReport,
  { stored, entities, variants, ofPins }: Compared,
): ImportChange[] {
  const change = (
    subject: string,
    what: ImportChange['payload']['what'],
    { audience, readers, ...opened }: ToldTo & Opened,
  ): ImportChange => ({
    audience,
    operation: 'import',
    subject,
    payload: { what, ...(readers && { readers }), ...opened },
  })
  const coming = new Map(entities.map((rows) => [rows.columns.id, rows]))
  const told = (id: string) => {
    const rows = coming.get(id)
    const was = stored.entities.get(id)
    if (!rows) return []
    const seen = { reveal: revealedAs(rows.authored, stored), readers: readersOf(rows.authored, stored) }
    const opened = openedBy(was ?? null, seen)
    const before = was ? { ...was, variants: variants.get(id) ?? new Map() } : null
    return withPins(toldTo(before, rows, seen), ofPins.get(id) ?? null).map((to) => ({ ...to, ...opened }))
  }
  const toldOfRemoved = (id: string): ToldTo[] => {
    const { reveal = 'hidden', readers = [] } = stored.entities.get(id) ?? {}
    if (reveal !== 'hidden') return [{ audience: 'everyone' }]
    return [readers.length > 0 ? { audience: 'readers', readers } : { audience: 'gameMaster' }]
  }
  return [
    ...(campaignChanged ? [change('campaign', 'changed', { audience: 'everyone' })] : []),
    ...added.flatMap((id) => told(id).map((to) => change(id, 'added', to))),
    ...changed.flatMap((id) => told(id).map((to) => change(id, 'changed', to))),
    ...removed.flatMap((id) => toldOfRemoved(id).map((to) => change(id, 'removed', to))),
  ]
}
