import { randomUUID } from 'node:crypto'

import { NOTES_MAX, Problem, type Note } from '@waybook/contract'

import { pageProblems } from '#sentences/problems.ts'

import { readCards } from '../entities/cards.ts'
import { readNames } from '../entities/names.ts'
import { type OperationHandlers, type RequestContext, type WriteContext } from '../request-context.ts'
import { toNotes } from './presenter.ts'
import {
  type NoteRecord,
  addNote,
  changeNote,
  countNotes,
  findNote,
  listNotes,
  readNotedEntities,
  removeNote,
  restoreNote,
} from './queries.ts'

const PAGE = 30

export const noteOperations = {
  listNotes: async (context, { entityId, audience, limit = PAGE, before }) => {
    const { records, viewer } = context
    const from = before === undefined ? undefined : await findNote(records, before, viewer)
    if (from === null) throw new Problem('bad-params', 'params.before: must be the `next` of an earlier page')
    const found = await listNotes(records, { entity: entityId, audience, limit: limit + 1, before: from }, viewer)
    const page = found.slice(0, limit)
    return { notes: await toNotes(page, context), next: found.length > limit ? (page.at(-1)?.id ?? null) : null }
  },

  getNotedPages: async ({ records, viewer, scope }) => {
    const found = await readCards(records, await readNotedEntities(records, viewer), scope)
    const entities = found.map(({ id, name, type }) => ({ id, name, type }))
    return { entities: entities.toSorted((one, other) => one.name.localeCompare(other.name, 'en')) }
  },

  addNote: async (context, { entityId, audience, markdown }) => {
    const { records, viewer, scope, firstName } = context
    if (entityId !== null && (await readNames(records, [entityId], scope)).length === 0) throw new Problem('not-found')
    if ((await countNotes(records, viewer.userId)) >= NOTES_MAX)
      throw new Problem('conflict', pageProblems.tooManyNotes({ most: String(NOTES_MAX) }))
    const note = await addNote(records, {
      id: randomUUID(),
      by: firstName,
      entity: entityId,
      audience,
      text: markdown,
    })
    return { note: await toNote(note, context) }
  },

  changeNote: async (context, { noteId, audience, markdown }) => {
    const before = await ownNote(context, noteId)
    const now = { audience: audience ?? before.audience, text: markdown ?? before.text }
    const note = await changeNote(context.records, before, now)
    return { note: await toNote(note, context) }
  },

  deleteNote: async (context, { noteId }) => {
    await removeNote(context.records, await ownNote(context, noteId))
  },

  restoreNote: async (context, { noteId }) => {
    const note = await restoreNote(context.records, noteId)
    if (!note) throw new Problem('not-found', pageProblems.noteCanNoLongerBeRestored())
    return { note: await toNote(note, context) }
  },
} satisfies Partial<OperationHandlers>

async function ownNote({ records, viewer }: WriteContext, id: string): Promise<NoteRecord> {
  const note = await findNote(records, id, viewer)
  if (!note) throw new Problem('not-found', pageProblems.noteNoLongerExists())
  if (note.author !== viewer.userId) throw new Problem('not-allowed', pageProblems.onlyAuthorMayChangeNote())
  return note
}

async function toNote(record: NoteRecord, context: RequestContext): Promise<Note> {
  const [note] = await toNotes([record], context)
  if (!note) throw new Problem('unknown')
  return note
}
