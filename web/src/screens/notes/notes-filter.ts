import { isEntityId, noteAudiences } from '@waybook/contract'

import type { NotesFilter } from '#api/notes-query.ts'

/** Reads the filter from a URL's search parameters, `?page=items/bell&for=party`, and ignores all others. */
export function readNotesFilter(search: Readonly<Record<string, unknown>>): NotesSearch {
  const { page } = search
  const audience = noteAudiences.find((one) => one === search['for'])
  return {
    ...(typeof page === 'string' && isEntityId(page) && { page }),
    ...(audience !== undefined && { for: audience }),
  }
}

/** The filter, as in the URL. */
export interface NotesSearch {
  readonly page?: string
  readonly for?: NonNullable<NotesFilter['audience']>
}

export function toFilter({ page, for: audience }: NotesSearch): NotesFilter {
  return { ...(page !== undefined && { entityId: page }), ...(audience !== undefined && { audience }) }
}
