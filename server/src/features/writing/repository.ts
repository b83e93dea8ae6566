import type { AnswerOf } from '@waybook/contract'

import { CAMPAIGN_FILE } from '#campaign-folder/campaign-file.ts'
import { readMatter } from '#campaign-folder/entity-file.ts'
import { idMeant, linkedById, type EntityNames } from '#campaign-folder/entity-names.ts'
import type { Fault } from '#campaign-folder/fault.ts'
import { targetsIn } from '#campaign-folder/targets.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import type { Versioned } from '#database/text-tables.ts'

import { readCampaignText, writeCampaignText, type CampaignText } from './campaign-text.ts'
import { compileTexts, type EntityText } from './compile-texts.ts'
import { completeLink } from './complete-link.ts'
import { deleteDraft, readDraft, readDrafts, writeDraft, type DraftKey, type DraftRecord } from './drafts.ts'
import {
  createEntity,
  deleteEntity,
  duplicateEntity,
  restoreEntity,
  restoreRevision,
  saveEntityText,
  sourceOf,
  type NewText,
} from './entity-texts.ts'
import { toFindings } from './findings.ts'
import { readDeleted, readHistory, readRevision, type DeletedRecord } from './history.ts'
import type { OnlyChange } from './log-written.ts'
import { readAliases, readNamesFor } from './names.ts'
import { newId } from './new-id.ts'
import { renameEntity, type NewName } from './rename-entity.ts'
import { saveText, type WantedText } from './save-text.ts'
import { withSecretAudience, type WantedAudience } from './secret-audience.ts'
import { currentId, readRenamed, readSources, type SourceRecord } from './source.ts'
import { readPictures } from './stored-pictures.ts'
import type { WrittenText } from './write-texts.ts'

/** The texts of the campaign as they were written. Only game masters read them. */
export interface TextRepository {
  /** The id of an entity that may be given by one that it had before; `null` if there is none. */
  currentId(id: string): Promise<string | null>
  /** The ids that entities have now, by those that they had before. */
  renamed(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  source(id: string): Promise<SourceRecord | null>
  /** By the ids that entities have now, in no particular order. */
  sources(ids: readonly string[]): Promise<ReadonlyMap<string, SourceRecord>>
  /** What is wrong with a text, if the entity had it. */
  check(text: EntityText): Promise<readonly Fault[]>
  /** A Markdown text with the ids of what its links mean. */
  withIds(text: string): Promise<string>
  /** The entities that the targets of links in a text mean; `null` for one that means none, or more than one. */
  meaning(text: string): Promise<(target: string) => string | null>
  /** The text of an entity if one of its secrets had this audience; `null` if there is no such secret. */
  withSecretAudience(id: string, wanted: WantedAudience): Promise<ReturnType<typeof withSecretAudience>>
  /** The id that a new entity with this text would have. */
  newId(text: Pick<NewText, 'type' | 'text'>): Promise<string>
  /** The ids of the entities that a link begun with these words may mean, best first. */
  complete(query: string, limit: number): Promise<string[]>
  /** The aliases of entities as keys of names, by id. */
  aliases(ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>
  /** The past versions of a text, newest first. */
  history(id: string): Promise<Versioned[]>
  revision(id: string, version: number): Promise<string | null>
  /** The last deleted first. */
  deleted(): Promise<DeletedRecord[]>
  /** `null` if there is no campaign yet. */
  campaign(): Promise<CampaignText | null>
  /** Newest first. */
  drafts(account: string): Promise<DraftRecord[]>
  draft(key: DraftKey): Promise<DraftRecord | null>
}

/** Throws the Problems `not-found`, `bad-params` with findings if a text has faults, and `conflict`. */
export interface TextWriter extends TextRepository {
  /** `only`: if nothing else is changed. */
  save(id: string, wanted: WantedText, only?: OnlyChange): Promise<AnswerOf<'saveEntity'>>
  restoreRevision(
    id: string,
    wanted: { readonly version: number; readonly baseVersion: number },
  ): Promise<AnswerOf<'restoreRevision'>>
  create(text: NewText): Promise<WrittenText>
  /** Returns the id of the copy. */
  duplicate(id: string): Promise<string>
  rename(id: string, name: NewName): Promise<{ readonly from: string; readonly id: string; readonly changed: number }>
  /** Returns the id that it had. */
  remove(id: string): Promise<string>
  /** Returns its version. */
  restore(id: string): Promise<number>
  saveCampaign(wanted: WantedText): Promise<AnswerOf<'saveCampaign'>>
  saveDraft(key: DraftKey, draft: Pick<DraftRecord, 'type' | 'baseVersion' | 'text'>): Promise<void>
  discardDraft(key: DraftKey): Promise<void>
}

export function textRepository(tables: CampaignTables): TextRepository {
  return {
    currentId: async (id) => await currentId(tables, id),
    renamed: async (ids) => await readRenamed(tables, ids),
    sources: async (ids) => await readSources(tables, ids),
    source: async (asked) => {
      const id = await currentId(tables, asked)
      return id === null ? null : ((await readSources(tables, [id])).get(id) ?? null)
    },
    check: async (text) => {
      const [compiled] = await compileTexts(tables, [text], {
        pictures: await readPictures(tables, [text.id]),
        isAgain: false,
      })
      return compiled?.faults ?? []
    },
    withIds: async (text) => linkedById(text, await namesIn(tables, text)),
    meaning: async (text) => {
      const names = await namesIn(tables, text)
      return (target) => idMeant(target, names)
    },
    withSecretAudience: async (id, wanted) => {
      const source = (await readSources(tables, [id])).get(id)
      if (!source) return null
      const names = await readNamesFor(tables, [readMatter(id, source.path, source.text)])
      return withSecretAudience(source.text, wanted, names)
    },
    newId: async ({ type, text }) => await newId(tables, type, text),
    complete: async (query, limit) => await completeLink(tables, query, limit),
    aliases: async (ids) => await readAliases(tables, ids),
    history: async (id) => await readHistory(tables, id),
    revision: async (id, version) => (await readRevision(tables, id, version))?.text ?? null,
    deleted: async () => await readDeleted(tables),
    campaign: async () => await readCampaignText(tables),
    drafts: async (account) => await readDrafts(tables, account),
    draft: async (key) => await readDraft(tables, key),
  }
}

export function textWriter(tx: CampaignTransaction): TextWriter {
  return {
    ...textRepository(tx),
    save: async (id, wanted, only) => await saveEntityText(tx, await sourceOf(tx, id), wanted, only),
    restoreRevision: async (id, wanted) => await restoreRevision(tx, await sourceOf(tx, id), wanted),
    create: async (text) => await createEntity(tx, text),
    duplicate: async (id) => await duplicateEntity(tx, await sourceOf(tx, id)),
    rename: async (id, name) => {
      const source = await sourceOf(tx, id)
      return { from: source.id, ...(await renameEntity(tx, source, name)) }
    },
    remove: async (asked) => {
      const source = await sourceOf(tx, asked)
      await deleteEntity(tx, source)
      return source.id
    },
    restore: async (id) => await restoreEntity(tx, id),
    saveCampaign: async (wanted) => await saveCampaign(tx, wanted),
    saveDraft: async (key, draft) => await writeDraft(tx, key, draft),
    discardDraft: async (key) => await deleteDraft(tx, key),
  }
}

async function saveCampaign(tx: CampaignTransaction, wanted: WantedText): Promise<AnswerOf<'saveCampaign'>> {
  const stored = await readCampaignText(tx)
  return await saveText(
    {
      text: stored?.text ?? '',
      version: stored?.version ?? wanted.baseVersion,
      isYaml: true,
      earlier: async (version) => (await readRevision(tx, CAMPAIGN_FILE, version))?.text ?? null,
      write: async (text, origin) => {
        const { version, faults } = await writeCampaignText(tx, text, { origin })
        return { version, findings: toFindings(faults) }
      },
    },
    wanted,
  )
}

async function namesIn(tables: CampaignTables, text: string): Promise<EntityNames> {
  return await readNamesFor(tables, [], { also: targetsIn({ source: text, fields: null }) })
}
