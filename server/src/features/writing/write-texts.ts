import { reaches, type Reveal, type TextFinding, type TextOrigin } from '@waybook/contract'

import type { CampaignTransaction } from '#database/database.ts'
import { listOf } from '#database/statement/lists.ts'
import type { Versioned } from '#database/text-tables.ts'

import { countChanges } from '../entities/count-changes.ts'
import { toEntityRows, type EntityRows } from '../imports/entity-rows.ts'
import {
  insertEntities,
  readersOf,
  removeButPictures,
  removeEntities,
  revealedAs,
} from '../imports/replace-entities.ts'
import { startCharacters } from '../imports/starting-state.ts'
import { compileTexts, type CompiledText, type EntityText } from './compile-texts.ts'
import { refuseFaults, toFindings } from './findings.ts'
import { logRemoved, logWritten, readVariantDigests, type VariantDigests } from './log-written.ts'
import { changedKeys, readNames, readReferring } from './names.ts'
import { readSources, type SourceRecord } from './source.ts'
import { picturesAfter, readPictures, type OwnedPicture } from './stored-pictures.ts'
import { forgetOldTexts, keepTexts, nextVersion, noteAdded, readNewestKept, versionIn } from './versions.ts'

export interface TextToWrite extends EntityText {
  readonly origin: TextOrigin
  /** The account that wrote it, if that is not the one that saves it. */
  readonly by?: string
  /** The id that the entity had until now, if it was another. */
  readonly formerly?: string
}

export interface WrittenText {
  readonly id: string
  readonly version: number
  readonly findings: readonly TextFinding[]
}

/** What was stored about some entities, by the id that they are about to have. */
interface Before {
  readonly sources: ReadonlyMap<string, SourceRecord>
  readonly pictures: ReadonlyMap<string, OwnedPicture>
  readonly variants: ReadonlyMap<string, VariantDigests>
  /** What was set in play about who sees it. */
  readonly played: ReadonlyMap<string, Reveal>
}

/**
 * Within a transaction: writes texts of entities, which may be new, with everything that comes from them, and compiles again what refers to
 * names that have changed. Throws the Problem `bad-params` if a text has faults.
 */
export async function writeTexts(tx: CampaignTransaction, texts: readonly TextToWrite[]): Promise<WrittenText[]> {
  const before = await readBefore(tx, texts)
  const formerIds = texts.map(({ id, formerly = id }) => formerly)
  const namesBefore = await readNames(tx, formerIds)
  const versionOf = await keepReplaced(tx, texts, before)
  await removeEntities(tx, formerIds)
  const isRenaming = texts.every(({ origin }) => origin === 'rename')
  const compiled = await compileTexts(tx, texts, { pictures: before.pictures, isAgain: isRenaming })
  for (const { faults } of compiled) refuseFaults(faults)
  await insertCompiled(tx, compiled, { before, versionOf })
  const namesNow = await readNames(
    tx,
    texts.map(({ id }) => id),
  )
  const written = new Set(texts.map(({ id }) => id))
  const referring = await readReferring(tx, changedKeys(namesBefore, namesNow))
  await compileAgain(
    tx,
    referring.filter((id) => !written.has(id)),
  )
  return compiled.map(({ faults }, index) => {
    const id = texts[index]?.id ?? ''
    return { id, version: versionOf(id).version, findings: toFindings(faults) }
  })
}

/** Within a transaction: deletes an entity whose text and names are kept elsewhere, and compiles again what refers to it. */
export async function removeText(tx: CampaignTransaction, source: SourceRecord): Promise<void> {
  const names = await readNames(tx, [source.id])
  await removeButPictures(tx, [source.id])
  await countChanges(tx, { before: [source], after: [] })
  logRemoved(tx, source)
  await compileAgain(tx, await readReferring(tx, changedKeys(names, [])))
}

/** Compiles entities again whose texts mean something else now. Their texts and versions stay. */
async function compileAgain(tx: CampaignTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const sources = await readSources(tx, ids)
  const texts = [...sources.values()]
  const before = await readBefore(tx, texts)
  const versionOf = (id: string) => {
    const source = sources.get(id)
    if (!source) throw new Error(`${id} is compiled again, but is not stored`)
    return versionIn(source)
  }
  const all = await compileTexts(tx, texts, { pictures: before.pictures, isAgain: true })
  const compiled = all.filter(({ entity }) => entity && toEntityRows(entity).digest !== sources.get(entity.id)?.digest)
  await removeEntities(
    tx,
    compiled.flatMap(({ entity }) => entity?.id ?? []),
  )
  await insertCompiled(tx, compiled, { before, versionOf })
}

async function readBefore(
  tx: CampaignTransaction,
  texts: readonly Pick<TextToWrite, 'id' | 'formerly'>[],
): Promise<Before> {
  const { db, campaign } = tx
  const formerIds = texts.map(({ id, formerly = id }) => formerly)
  const sources = await readSources(tx, formerIds)
  const pictures = await readPictures(tx, formerIds)
  const variants = await readVariantDigests(tx, formerIds)
  const ids = texts.map(({ id }) => id)
  const revealed = await db
    .selectFrom('playedVisibility')
    .where('campaign', '=', campaign)
    .where('entity', 'in', listOf(db, ids))
    .select(['entity', 'reveal'])
    .execute()
  return {
    sources: byNewId(texts, sources),
    pictures: picturesAfter(texts, pictures),
    variants: byNewId(texts, variants),
    played: new Map(revealed.map((row) => [row.entity, row.reveal])),
  }
}

function byNewId<Record>(
  texts: readonly Pick<TextToWrite, 'id' | 'formerly'>[],
  records: ReadonlyMap<string, Record>,
): Map<string, Record> {
  const found = new Map<string, Record>()
  for (const { id, formerly = id } of texts) {
    const record = records.get(formerly)
    if (record) found.set(id, record)
  }
  return found
}

/** Keeps the texts that differ as past versions, and returns the version of each text. */
async function keepReplaced(
  tx: CampaignTransaction,
  texts: readonly TextToWrite[],
  { sources }: Before,
): Promise<(id: string) => Versioned> {
  const changed = texts.filter(({ id, text, path }) => {
    const stored = sources.get(id)
    return stored && (stored.text !== text || stored.path !== path)
  })
  await keepTexts(
    tx,
    changed.map(({ id, formerly = id }) => formerly),
  )
  const added = texts.filter(({ id }) => !sources.has(id)).map(({ id }) => id)
  const newest = await readNewestKept(tx, added)
  await noteAdded(tx, added)
  const versions = new Map<string, Versioned>()
  for (const { id, origin, by = tx.actor } of texts) {
    const stored = sources.get(id)
    const isChanged = changed.some((one) => one.id === id)
    const version =
      stored && !isChanged
        ? versionIn(stored)
        : nextVersion({ at: tx.at, actor: by }, stored?.version ?? newest.get(id) ?? 0, origin)
    versions.set(id, version)
    if (isChanged) await forgetOldTexts(tx, id, version.version)
  }
  return (id) => versions.get(id) ?? nextVersion(tx, 0, 'app')
}

/** Inserts what was compiled, with everything that follows from it, and logs it. */
async function insertCompiled(
  tx: CampaignTransaction,
  compiled: readonly CompiledText[],
  { before, versionOf }: { readonly before: Before; readonly versionOf: (id: string) => Versioned },
): Promise<void> {
  const rows = compiled.flatMap(({ entity }) => (entity ? toEntityRows(entity) : []))
  const stored = { entities: before.sources, pictures: before.pictures, played: before.played }
  await insertEntities(tx, rows, { stored, at: tx.at, versionOf })
  await startCharacters(
    tx,
    rows.map(({ authored }) => authored),
  )
  const seenAs = (authored: EntityRows['authored']) => {
    const reveal = revealedAs(authored, stored)
    return { reveal, shown: reaches(reveal, 'page') }
  }
  const counted = ({ authored }: EntityRows) => ({ ...authored, ...seenAs(authored) })
  await countChanges(tx, {
    before: rows.flatMap(({ columns }) => before.sources.get(columns.id) ?? []),
    after: rows.map(counted),
  })
  for (const row of rows) {
    const { id } = row.columns
    const source = before.sources.get(id)
    logWritten(tx, source ? { ...source, variants: before.variants.get(id) ?? new Map() } : null, {
      rows: row,
      seen: { ...seenAs(row.authored), readers: readersOf(row.authored, stored) },
      version: versionOf(id).version,
    })
  }
}
