import path from 'node:path'

import { type AnswerOf, Problem, SHOWN_AT_ONCE_MAX, type ShownCount } from '@waybook/contract'

import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { fromJson } from '#database/statement/columns.ts'

import { setVisibility } from './visibility.ts'

/** The entities in a folder and below it, with a tag, or with these ids. */
export type ManyEntities = { readonly folder: string } | { readonly tag: string } | { readonly ids: readonly string[] }

interface Row {
  readonly id: string
  readonly isShown: boolean
  /** The folders of its file, the nearest first. */
  readonly folders: readonly string[]
  readonly tags: readonly string[]
}

/** Counts all entities, and those that players can read, by folder and tag. The largest come first. */
export async function countShown(tables: CampaignTables): Promise<AnswerOf<'countShown'>> {
  const rows = await readRows(tables)
  const outside = rows.filter(({ folders }) => folders.length === 0)
  return {
    folders: countsBy(rows, ({ folders }) => folders).toSorted((one, other) => one.name.localeCompare(other.name)),
    tags: countsBy(rows, ({ tags }) => tags),
    inNoFolder: { name: '', entities: outside.length, shown: outside.filter(({ isShown }) => isShown).length },
  }
}

/** Within a transaction: shows or hides the pages of these entities. Returns the ids of those that changed. */
export async function setVisibilityOfMany(
  tx: CampaignTransaction,
  of: ManyEntities,
  visible: boolean,
): Promise<string[]> {
  const ids = 'ids' in of ? new Set(of.ids) : null
  const isMeant = ({ id, folders, tags }: Row) => {
    if ('tag' in of) return tags.includes(of.tag)
    if ('folder' in of) return of.folder === '' ? folders.length === 0 : folders.includes(of.folder)
    return ids?.has(id) === true
  }
  const changed = (await readRows(tx)).filter((row) => row.isShown !== visible && isMeant(row))
  if (changed.length > SHOWN_AT_ONCE_MAX)
    throw new Problem('bad-params', `params.of: these are ${changed.length} pages; choose at most ${SHOWN_AT_ONCE_MAX}`)
  for (const { id } of changed) await setVisibility(tx, id, visible)
  return changed.map(({ id }) => id)
}

async function readRows({ db, campaign }: CampaignTables): Promise<Row[]> {
  const rows = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    .select(['id', 'sourcePath', 'tags', 'shown'])
    .orderBy('id')
    .execute()
  return rows.map(({ id, sourcePath, tags, shown }) => ({
    id,
    isShown: shown === 1,
    folders: foldersAbove(sourcePath),
    tags: fromJson(tags),
  }))
}

function foldersAbove(file: string): string[] {
  const folders: string[] = []
  for (let folder = path.posix.dirname(file); folder !== '.' && folder !== '/'; folder = path.posix.dirname(folder))
    folders.push(folder)
  return folders
}

function countsBy(rows: readonly Row[], namesOf: (row: Row) => readonly string[]): ShownCount[] {
  const counts = new Map<string, { entities: number; shown: number }>()
  for (const row of rows)
    for (const name of namesOf(row)) {
      const count = counts.get(name) ?? { entities: 0, shown: 0 }
      count.entities += 1
      if (row.isShown) count.shown += 1
      counts.set(name, count)
    }
  return Array.from(counts, ([name, count]) => ({ name, ...count })).toSorted(
    (one, other) => other.entities - one.entities || one.name.localeCompare(other.name),
  )
}
