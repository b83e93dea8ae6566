import type { LibraryEntry, LibrarySet } from '@waybook/contract'
import { nameFromId } from '@waybook/contract'

import { readCards } from '../entities/cards.ts'
import { toCards } from '../entities/presenter.ts'
import type { RequestContext } from '../request-context.ts'
import { type LibraryRecord, readSets } from './queries.ts'

/** The sets that the viewer knows. A set without a page has the name of its folder, which only game masters know. */
export async function toSets(context: RequestContext): Promise<LibrarySet[]> {
  const { records, scope } = context
  const sets = await readSets(records, scope)
  const pages = await toCards(
    await readCards(
      records,
      sets.map(({ id }) => id),
      scope,
    ),
    context,
  )
  return sets.flatMap(({ id, ...counted }) => {
    const page = pages.find((one) => one.id === id)
    if (!page && !scope.everything) return []
    const said = (name: string) => String(page?.properties?.[name] ?? '')
    const about = { source: said('source'), license: said('license'), version: said('version') }
    return [{ id, name: page?.name ?? nameFromId(id), ...about, ...counted }]
  })
}

export async function toEntries(
  found: readonly LibraryRecord[],
  sets: readonly LibrarySet[],
  context: RequestContext,
): Promise<LibraryEntry[]> {
  const cards = await toCards(found, context)
  return cards.flatMap((card, index) => {
    const record = found[index]
    if (!record) return []
    const set = sets.find(({ id }) => id === record.set)
    const { kind, rank, maxHp } = record
    return [{ ...card, kind, rank, maxHp, set: set ? { id: set.id, name: set.name } : null }]
  })
}
