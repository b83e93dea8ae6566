import { type Blobs, PICTURE_FORMS, pictureHash } from '#blobs/blobs.ts'
import { inspectAccounts, inspectRecordsApart, tablesIn } from '#database/inspect-database.ts'
import { OtherVersion } from '#database/migrate.ts'
import { IN_MEMORY, openSqlite } from '#database/sqlite.ts'
import type { Store } from '#features/store.ts'
import { inParallel } from '#runtime/in-parallel.ts'

import { openSqliteStore } from '../open-store.ts'

export type Checked<Found> = ({ readonly ok: true } & Found) | { readonly ok: false; readonly why: string }

const DAMAGED = { ok: false, why: 'The backup is damaged' } as const
/** Enough requests in parallel to hide the latency of a bucket. */
const CHECKED_AT_ONCE = 8

export interface FoundRecords extends FoundPictures {
  /** The ids of the campaigns. */
  readonly campaigns: readonly string[]
}

/** The number of pictures that the records refer to, and how many of them cannot be shown. */
interface FoundPictures {
  readonly pictures: number
  readonly missing: number
}

/** Checks restored records and their pictures. Opens the records, which migrates the tables of an older copy. */
export async function checkRecords(file: string, blobs: Blobs): Promise<Checked<FoundRecords>> {
  const found = await inspectRecordsApart(file)
  if (found.is !== 'sound') return DAMAGED
  if (found.contents.length === 0) return { ok: false, why: 'There is no campaign in the backup' }
  const opened = await openRecords(file)
  if (!opened.ok) return opened
  const { store } = opened
  try {
    return (await hasAllTables(file))
      ? { ok: true, campaigns: found.contents, ...(await findPictures(store, blobs)) }
      : DAMAGED
  } finally {
    await store.close()
  }
}

/** Checks a restored accounts file and counts the accounts. With Clerk there are none. */
export function checkAccounts(file: string): Checked<{ readonly accounts: number }> {
  const found = inspectAccounts(file)
  return found.is === 'sound' ? { ok: true, accounts: found.contents } : DAMAGED
}

async function openRecords(file: string) {
  try {
    return { ok: true, store: await openSqliteStore({ file, now: Date.now }) } as const
  } catch (error) {
    if (error instanceof OtherVersion) return { ok: false, why: `The backup was made by ${error.writer}` } as const
    throw error
  }
}

/** Compares the tables with those of a new store. An intact file may still lack some. */
async function hasAllTables(file: string): Promise<boolean> {
  const fresh = await openSqlite({ file: IN_MEMORY, now: Date.now })
  try {
    const expected = await fresh.db.introspection.getTables({ withInternalKyselyTables: true })
    const present = tablesIn(file)
    return expected.every(({ name }) => present.has(name))
  } finally {
    await fresh.close()
  }
}

async function findPictures(store: Store, blobs: Blobs): Promise<FoundPictures> {
  const { shown, removed } = await store.picturesInUse()
  const hashes = [...shown.union(removed)]
  let missing = 0
  await inParallel(hashes, CHECKED_AT_ONCE, async (hash) => {
    if (!(await isWhole(hash, blobs))) missing += 1
  })
  return { pictures: hashes.length, missing }
}

/** Whether all forms of a picture exist, or have yet to be made, and the bytes of its original match its hash. */
async function isWhole(hash: string, blobs: Blobs): Promise<boolean> {
  if (!(await blobs.facts(hash))) return false
  for (const form of (await blobs.isComplete(hash)) ? PICTURE_FORMS : (['original'] as const)) {
    const bytes = await blobs.get(hash, form)
    if (!bytes || bytes.length === 0) return false
    if (form === 'original' && pictureHash(bytes) !== hash) return false
  }
  return true
}
