import { scopeOf, type NoteAudience, type Viewer } from '@waybook/contract'
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'

import type { Audience, Change } from '#database/change.ts'
import { type CampaignTables, type CampaignTransaction, leadsWithin } from '#database/database.ts'
import { listOf } from '#database/statement/lists.ts'
import type { Tables } from '#database/tables.ts'

/** A note as stored. Times are in milliseconds since 1970. */
export interface NoteRecord {
  readonly id: string
  /** The id of an account. */
  readonly author: string
  /** The author's first name when it was written. */
  readonly by: string
  /** The id of the entity that the note is about. The entity may be gone. */
  readonly entity: string | null
  readonly audience: NoteAudience
  /** Markdown. */
  readonly text: string
  readonly at: number
  readonly changedAt: number
}

export interface NoteQuery {
  readonly entity?: string | undefined
  readonly audience?: NoteAudience | undefined
  readonly limit: number
  /** The note at which the previous page ended. */
  readonly before?: Pick<NoteRecord, 'id' | 'at'> | undefined
}

/** How long a deleted note can be restored. */
export const RESTORABLE_MS = 60 * 60 * 1000

/** Somebody wrote, changed or deleted a note. */
export type NoteChange = Change<'note', { readonly noteId: string }>

/** A note, if the viewer may read it. */
export async function findNote(tables: CampaignTables, id: string, viewer: Viewer): Promise<NoteRecord | null> {
  return (await selectNotes(tables, viewer).where('id', '=', id).executeTakeFirst()) ?? null
}

/** The notes with these ids that the viewer may read, oldest first. */
export async function readNamedNotes(
  tables: CampaignTables,
  ids: readonly string[],
  viewer: Viewer,
): Promise<NoteRecord[]> {
  if (ids.length === 0) return []
  return await selectNotes(tables, viewer)
    .where('id', 'in', listOf(tables.db, ids))
    .orderBy('at')
    .orderBy('id')
    .execute()
}

/** The ids of the entities with notes that the viewer may read. */
export async function readNotedEntities(tables: CampaignTables, viewer: Viewer): Promise<string[]> {
  const rows = await selectNotes(tables, viewer)
    .where('entity', 'is not', null)
    .clearSelect()
    .select('entity')
    .distinct()
    .execute()
  return rows.flatMap(({ entity }) => entity ?? [])
}

export async function addNote(
  tx: CampaignTransaction,
  note: Omit<NoteRecord, 'author' | 'at' | 'changedAt'>,
): Promise<NoteRecord> {
  const { db, campaign, at, actor } = tx
  const record = { ...note, author: actor, at, changedAt: at }
  await db
    .insertInto('note')
    .values({ campaign, ...record, deletedAt: null })
    .execute()
  logNote(tx, record, record.audience)
  return record
}

export async function changeNote(
  tx: CampaignTransaction,
  before: NoteRecord,
  now: Pick<NoteRecord, 'audience' | 'text'>,
): Promise<NoteRecord> {
  const { db, at } = tx
  const record = { ...before, ...now, changedAt: at }
  await db
    .updateTable('note')
    .set({ audience: record.audience, text: record.text, changedAt: at })
    .where((eb) => eb.and(ownNote(tx, before.id)))
    .execute()
  logNote(tx, record, widest(before.audience, record.audience))
  return record
}

/** Deletes a note. It can be restored until its author deletes another one more than `RESTORABLE_MS` later. */
export async function removeNote(tx: CampaignTransaction, note: NoteRecord): Promise<void> {
  const { db, campaign, at, actor } = tx
  await db
    .deleteFrom('note')
    .where('campaign', '=', campaign)
    .where('author', '=', actor)
    .where('deletedAt', '<', at - RESTORABLE_MS)
    .execute()
  await setDeleted(tx, note.id, at)
  logNote(tx, note, note.audience)
}

/** Restores a note of the actor; `null` if it was not deleted or is gone. */
export async function restoreNote(tx: CampaignTransaction, id: string): Promise<NoteRecord | null> {
  const { at } = tx
  const note = await selectAll(tx)
    .where((eb) => eb.and(ownNote(tx, id)))
    .where('deletedAt', '>=', at - RESTORABLE_MS)
    .executeTakeFirst()
  if (!note) return null
  await setDeleted(tx, id, null)
  logNote(tx, note, note.audience)
  return note
}

export async function listNotes(tables: CampaignTables, query: NoteQuery, viewer: Viewer): Promise<NoteRecord[]> {
  const { entity, audience, limit, before } = query
  let selected = selectNotes(tables, viewer).orderBy('at', 'desc').orderBy('id', 'desc').limit(limit)
  if (entity !== undefined) selected = selected.where('note.entity', '=', entity)
  if (audience !== undefined) selected = selected.where('note.audience', '=', audience)
  if (before) {
    const { id, at } = before
    selected = selected.where((eb) => eb.or([eb('at', '<', at), eb.and([eb('at', '=', at), eb('id', '<', id)])]))
  }
  return await selected.execute()
}

function selectNotes(tables: CampaignTables, viewer: Viewer) {
  return selectAll(tables).where('note.deletedAt', 'is', null).where(readableBy(viewer))
}

function selectAll(tables: CampaignTables) {
  return tables.db
    .selectFrom('note')
    .where('note.campaign', '=', tables.campaign)
    .select(['id', 'author', 'by', 'note.entity', 'audience', 'text', 'at', 'changedAt'])
}

/** The viewer's own notes, and notes of others for the viewer, except about an entity that the viewer does not see. */
function readableBy(viewer: Viewer) {
  const audiences: NoteAudience[] = viewer.role === 'gameMaster' ? ['gameMaster', 'party'] : ['party']
  return (eb: ExpressionBuilder<Tables, 'note'>): ExpressionWrapper<Tables, 'note', SqlBool> => {
    const isSeen = eb.or([eb('note.entity', 'is', null), leadsWithin('note.entity', scopeOf(viewer))])
    return eb.or([eb('note.author', '=', viewer.userId), eb.and([eb('note.audience', 'in', audiences), isSeen])])
  }
}

export async function countNotes({ db, campaign }: CampaignTables, author: string): Promise<number> {
  const { notes } = await db
    .selectFrom('note')
    .where('campaign', '=', campaign)
    .where('author', '=', author)
    .where('deletedAt', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('notes'))
    .executeTakeFirstOrThrow()
  return notes
}

/** From the narrowest to the widest. */
const byWidth: readonly NoteAudience[] = ['self', 'gameMaster', 'party']

function widest(one: NoteAudience, other: NoteAudience): NoteAudience {
  return byWidth.indexOf(one) > byWidth.indexOf(other) ? one : other
}

const audiences: Readonly<Record<NoteAudience, Audience>> = {
  self: 'roller',
  gameMaster: 'rollerAndGameMaster',
  party: 'everyone',
}

/** Logs the change for everyone who could read the note before or can read it now. */
function logNote(tx: CampaignTransaction, { id, entity }: NoteRecord, audience: NoteAudience): void {
  const isOfEntity = audience === 'party' && entity !== null
  const change: NoteChange = {
    audience: isOfEntity ? 'entity' : audiences[audience],
    operation: 'note',
    subject: entity ?? 'campaign',
    payload: { noteId: id },
  }
  tx.log(change)
}

/** The note of this id, if the actor wrote it. */
function ownNote({ campaign, actor }: CampaignTransaction, id: string) {
  return { campaign, id, author: actor }
}

async function setDeleted(tx: CampaignTransaction, id: string, deletedAt: number | null): Promise<void> {
  const own = ownNote(tx, id)
  await tx.db
    .updateTable('note')
    .set({ deletedAt })
    .where((eb) => eb.and(own))
    .execute()
}
