import { Problem, typeOfId, type AnswerOf, type EntityType, type TextFinding } from '@waybook/contract'
import { readFields, setField } from '@waybook/entity-text'

import type { CampaignTransaction } from '#database/database.ts'
import { pageProblems } from '#sentences/problems.ts'

import type { Handled } from '../request-context.ts'
import { FIRST_TEXT, readCampaignText, writeCampaignText } from './campaign-text.ts'
import { isDeleted, readRevision } from './history.ts'
import type { OnlyChange } from './log-written.ts'
import { expectFree, newId } from './new-id.ts'
import { saveText, type WantedText } from './save-text.ts'
import { currentId, readSources, type SourceRecord } from './source.ts'
import { noteDeleted, readNewestKept } from './versions.ts'
import { removeText, writeTexts, type TextToWrite, type WrittenText } from './write-texts.ts'

export interface NewText {
  readonly type: EntityType
  readonly text: string
  /** If left out, it is made from the name. */
  readonly id?: string | undefined
}

/** The current text of an entity. Throws the Problem `not-found` if there is none. */
export async function sourceOf(tx: CampaignTransaction, asked: string): Promise<SourceRecord> {
  const id = await currentId(tx, asked)
  const source = id === null ? undefined : (await readSources(tx, [id])).get(id)
  if (!source) throw new Problem('not-found')
  return source
}

/**
 * Saves the text of an entity, merged with what others have saved since. `only`: set if nothing else changes. Throws the Problems
 * `not-found`, `bad-params` with findings if the text has faults, and `conflict`.
 */
export async function saveEntityText(
  tx: CampaignTransaction,
  asked: string,
  wanted: WantedText,
  only?: OnlyChange,
): Promise<Handled<AnswerOf<'saveEntity'>>> {
  const source = await sourceOf(tx, asked)
  const { id, path } = source
  return await saveText(
    {
      text: source.text,
      version: source.version,
      earlier: async (version) => (await readRevision(tx, id, version))?.text ?? null,
      write: async (text, origin) =>
        await writeOne(tx, {
          id,
          path,
          text,
          only,
          ...(wanted.proposedBy === undefined ? { origin } : { origin: 'proposal', by: wanted.proposedBy }),
        }),
    },
    wanted,
  )
}

/** Saves an earlier version again. */
export async function restoreRevision(
  tx: CampaignTransaction,
  asked: string,
  { version, baseVersion }: { readonly version: number; readonly baseVersion: number },
): Promise<Handled<AnswerOf<'restoreRevision'>>> {
  const source = await sourceOf(tx, asked)
  const { id, path } = source
  const earlier = version === source.version ? source : await readRevision(tx, id, version)
  if (!earlier) throw new Problem('not-found', pageProblems.noVersion({ version: String(version) }))
  const { text } = earlier
  if (text === source.text) return { version: source.version, outcome: 'unchanged', text, findings: [] }
  if (baseVersion !== source.version)
    throw new Problem('conflict', pageProblems.somebodyElseSaved(), {
      details: {
        version: source.version,
        text: source.text,
        hunks: [{ where: 'line 1', base: '', mine: text, theirs: source.text }],
      },
    })
  const written = await writeOne(tx, { id, path, text, origin: 'restore' })
  return { outcome: 'saved', text, ...written }
}

/** Creates an entity. */
export async function createEntity(tx: CampaignTransaction, { type, text, id }: NewText): Promise<WrittenText> {
  if (id !== undefined) await expectFree(tx, type, id)
  const created = id ?? (await newId(tx, type, text))
  if (!(await readCampaignText(tx))) await writeCampaignText(tx, FIRST_TEXT, { origin: 'app' })
  const written = await writeOne(tx, { id: created, path: `${created}.md`, text, origin: 'app' })
  return { id: created, ...written }
}

/** The type of the game master's relationship from a copy to its original. */
const COPIED_FROM = 'copied from'

/** Creates a copy with another name, hidden from players. `credit`: whether the copy names its original. Returns the id of the copy. */
export async function duplicateEntity(tx: CampaignTransaction, asked: string, credit: boolean): Promise<string> {
  const { type, id, name, text } = await sourceOf(tx, asked)
  const named = setField(text, ['name'], `${name} (copy)`)
  const nameless = setField(setField(named, ['aliases'], undefined), ['audience'], undefined)
  const hidden = setField(nameless, ['visible'], false)
  const credited = credit ? withRelationship(hidden, { type: COPIED_FROM, to: id, secret: true }) : hidden
  return (await createEntity(tx, { type: typeOfId(id) ?? type, text: credited })).id
}

function withRelationship(text: string, relationship: { readonly [key: string]: string | boolean }): string {
  const read = readFields(text)
  const written: unknown = read.ok ? read.fields['relationships'] : undefined
  return Array.isArray(written)
    ? setField(text, ['relationships', written.length], relationship)
    : setField(text, ['relationships'], [relationship])
}

/** Deletes an entity, which can be restored later. Returns its id. */
export async function deleteEntity(tx: CampaignTransaction, asked: string): Promise<string> {
  const source = await sourceOf(tx, asked)
  await noteDeleted(tx, [source.id])
  await removeText(tx, source)
  return source.id
}

/** Restores a deleted entity as it was. Returns its version. */
export async function restoreEntity(tx: CampaignTransaction, id: string): Promise<number> {
  if (!(await isDeleted(tx, id))) throw new Problem('not-found', pageProblems.noDeletedPageWithId())
  const newest = (await readNewestKept(tx, [id])).get(id) ?? 0
  const last = await readRevision(tx, id, newest)
  if (!last) throw new Problem('not-found')
  return (await writeOne(tx, { id, ...last, origin: 'restore' })).version
}

async function writeOne(
  tx: CampaignTransaction,
  text: TextToWrite,
): Promise<{ readonly version: number; readonly findings: TextFinding[] }> {
  const [written] = await writeTexts(tx, [text])
  if (!written) throw new Error('A text was written without an answer')
  return { version: written.version, findings: [...written.findings] }
}
