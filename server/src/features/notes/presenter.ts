import type { Note } from '@waybook/contract'

import { renderFor } from '#rich-text/render-markdown.ts'

import { readCards } from '../entities/cards.ts'
import { filledFor } from '../entities/fill-texts.ts'
import { knownNames } from '../entities/presenter.ts'
import type { RequestContext } from '../request-context.ts'
import type { NoteRecord } from './queries.ts'

/** Presents notes that the viewer may read. */
export async function toNotes(records: readonly NoteRecord[], context: RequestContext): Promise<Note[]> {
  const html = records.map(({ text }) => renderFor(context.scope, text))
  const [names, fill] = await Promise.all([knownNames(html, context), filledFor(null, html, context)])
  const about = [...new Set(records.flatMap(({ entity }) => entity ?? []))]
  const entities = await readCards(context.records, about, context.scope)
  return records.map(({ id, author, by, entity, audience, text, at, changedAt }, index) => {
    const known = entities.find((one) => one.id === entity)
    return {
      id,
      entity: known ? { id: known.id, name: known.name, type: known.type } : null,
      audience,
      html: fill(html[index] ?? '', names),
      by,
      at,
      changedAt,
      ...(author === context.viewer.userId && { markdown: text }),
    }
  })
}
