import type { TextFinding, TextOrigin } from '@waybook/contract'

import type { EntityText } from '#campaign-folder/entity-file.ts'
import type { Fault } from '#campaign-folder/fault.ts'
import type { CampaignTransaction } from '#database/database.ts'
import type { Versioned } from '#database/text-tables.ts'

import { countChanges } from '../entities/count-changes.ts'
import { subjectOf, type Subject } from '../entities/stored/audiences.ts'
import { toEntityRows } from '../entities/stored/entity-rows.ts'
import { removeButPictures, removeEntities } from '../entities/stored/replace-entities.ts'
import { compileTexts, type CompiledText } from './compile-texts.ts'
import { refuseFaults, toFindings } from './findings.ts'
import { insertCompiled } from './insert-compiled.ts'
import { logRemoved, type OnlyChange } from './log-written.ts'
import { changedKeys, readNames, readReferring } from './names.ts'
import { readSources, type SourceRecord } from './source.ts'
import { readStoredBefore, type StoredBefore } from './stored-before.ts'
import {
  forgetOldTexts,
  keepConsidered,
  keepTexts,
  nextVersion,
  noteAdded,
  readNewestKept,
  versionIn,
} from './versions.ts'

export interface TextToWrite extends EntityText {
  readonly origin: TextOrigin
  /** The account that wrote it, if another one saves it. */
  readonly by?: string
  /** The entity's id before, if it changes. */
  readonly formerly?: string
  /** The folder's differing text, which this text was decided against: it is stored as the version before. `null` if there is no such file. */
  readonly considered?: string | null
  /** Set if nothing else changes. */
  readonly only?: OnlyChange | undefined
}

export interface WrittenText {
  readonly id: string
  readonly version: number
  readonly findings: readonly TextFinding[]
}

/**
 * Within a transaction: writes texts of new or existing entities with everything derived from them, and recompiles entities that refer to
 * changed names. Throws the Problem `bad-params` if a text has faults.
 */
export async function writeTexts(tx: CampaignTransaction, texts: readonly TextToWrite[]): Promise<WrittenText[]> {
  const before = await readStoredBefore(tx, texts)
  const formerIds = texts.map(({ id, formerly = id }) => formerly)
  const namesBefore = await readNames(tx, formerIds)
  const versionOf = await keepReplaced(tx, texts, before)
  await removeEntities(tx, formerIds)
  const isRenaming = texts.every(({ origin }) => origin === 'rename')
  const compiled = await compileTexts(tx, texts, { pictures: before.pictures, isAgain: isRenaming })
  for (const { faults } of compiled) refuseFaults(faults)
  const subjects = subjectsOf(texts, compiled, before)
  await insertCompiled(tx, compiled, {
    before,
    versionOf,
    onlyOf: (id) => texts.find((one) => one.id === id)?.only,
    isRenamed: (id) => texts.some(({ id: now, formerly = now }) => now === id && formerly !== now),
    // Texts in which only references were rewritten mean the same as before.
    becauseOf: (id) => (isRenaming && !subjects.own.has(id) ? subjects.all : null),
  })
  const namesNow = await readNames(
    tx,
    texts.map(({ id }) => id),
  )
  const written = new Set(texts.map(({ id }) => id))
  const referring = await readReferring(tx, changedKeys(namesBefore, namesNow))
  await compileAgain(
    tx,
    referring.filter((id) => !written.has(id)),
    subjects.all,
  )
  return compiled.map(({ faults }, index) => {
    const id = texts[index]?.id ?? ''
    return { id, version: versionOf(id).version, findings: toFindings(faults) }
  })
}

/** Within a transaction: deletes an entity whose text was stored for a restore, and recompiles the entities that refer to it. */
export async function removeText(tx: CampaignTransaction, source: SourceRecord): Promise<void> {
  const names = await readNames(tx, [source.id])
  await removeButPictures(tx, [source.id])
  await countChanges(tx, { before: [source], after: [] })
  logRemoved(tx, source)
  await compileAgain(tx, await readReferring(tx, changedKeys(names, [])), [source])
}

/** The entities that change by themselves, before and after: a renamed entity, but not the texts that refer to it. */
function subjectsOf(texts: readonly TextToWrite[], compiled: readonly CompiledText[], before: StoredBefore) {
  const own = new Set(texts.filter((one) => one.origin !== 'rename' || one.formerly !== undefined).map(({ id }) => id))
  const were = [...before.sources].filter(([id]) => own.has(id)).map(([, source]) => source)
  const are = compiled.flatMap(({ entity }) => (entity && own.has(entity.id) ? [subjectOf(entity, before)] : []))
  return { own, all: [...were, ...are] }
}

/**
 * Within a transaction: recompiles entities whose texts mean something else now, because other entities or (with `null`) the campaign's
 * file changed. Their texts and versions stay. Returns their faults.
 */
export async function compileAgain(
  tx: CampaignTransaction,
  ids: readonly string[],
  because: readonly Subject[] | null,
): Promise<Fault[]> {
  if (ids.length === 0) return []
  const sources = await readSources(tx, ids)
  const texts = [...sources.values()]
  const before = await readStoredBefore(tx, texts)
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
  await insertCompiled(tx, compiled, { before, versionOf, becauseOf: () => because })
  return all.flatMap(({ faults }) => faults)
}

/** Stores the texts that differ as past versions, and returns the version of each text. */
async function keepReplaced(
  tx: CampaignTransaction,
  texts: readonly TextToWrite[],
  { sources }: StoredBefore,
): Promise<(id: string) => Versioned> {
  const changed = texts.filter(({ id, text, path, considered }) => {
    const stored = sources.get(id)
    return stored && (stored.text !== text || stored.path !== path || considered !== undefined)
  })
  await keepTexts(
    tx,
    changed.map(({ id, formerly = id }) => formerly),
  )
  const added = texts.filter(({ id }) => !sources.has(id)).map(({ id }) => id)
  const newest = await readNewestKept(tx, added)
  await noteAdded(tx, added)
  const versions = new Map<string, Versioned>()
  for (const { id, origin, considered, by = tx.actor } of texts) {
    const stored = sources.get(id)
    const isChanged = changed.some((one) => one.id === id)
    const replaced = stored?.version ?? newest.get(id) ?? 0
    if (typeof considered === 'string') await keepConsidered(tx, new Map([[id, considered]]), new Map([[id, replaced]]))
    const before = typeof considered === 'string' ? replaced + 1 : replaced
    const version = stored && !isChanged ? versionIn(stored) : nextVersion({ at: tx.at, actor: by }, before, origin)
    versions.set(id, version)
    if (isChanged) await forgetOldTexts(tx, id, version.version)
  }
  return (id) => versions.get(id) ?? nextVersion(tx, 0, 'app')
}
