import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { openSqliteStore } from '@waybook/server/app/open-store.ts'
import { IN_MEMORY } from '@waybook/server/database/sqlite.ts'
import type { Store } from '@waybook/server/features/store.ts'

/** Tests of one file mostly open the same campaign, and an image takes about a megabyte. */
const KEPT = 8

const kept = new Map<string, Promise<Uint8Array>>()
let newStore: Promise<Uint8Array> | undefined

/** A serialized store without any campaign, made once for a process: to open a copy takes a tenth of the time of all migrations. */
export async function newStoreImage(): Promise<Uint8Array> {
  newStore ??= imageAfter(async () => await Promise.resolve())
  return await newStore
}

/** A serialized store in which this was done. `name` tells apart what was done: for the same name it is done once. */
export async function storeImage(name: string, prepare: (store: Store) => Promise<void>): Promise<Uint8Array> {
  const image = kept.get(name) ?? newStoreImage().then(async (empty) => await imageAfter(prepare, empty))
  kept.delete(name)
  kept.set(name, image)
  const [oldest] = kept.keys()
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  return await image
}

/** Writes a store without any campaign to a file, unless there is a store. */
export async function provideStore(file: string): Promise<void> {
  if (!existsSync(file)) await writeFile(file, await newStoreImage())
}

async function imageAfter(prepare: (store: Store) => Promise<void>, image?: Uint8Array): Promise<Uint8Array> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-image-'))
  const store = await openSqliteStore({ file: IN_MEMORY, now: Date.now, image })
  await prepare(store)
  const file = path.join(folder, 'image.db')
  await store.backup(file)
  await store.close()
  const made = await readFile(file)
  await rm(folder, { recursive: true })
  return made
}
