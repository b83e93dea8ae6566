import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { openSqliteStore } from '@waybook/server/app/open-store.ts'
import { IN_MEMORY } from '@waybook/server/database/sqlite.ts'
import type { Store } from '@waybook/server/features/store.ts'

/** The number of cached images: tests of one file mostly open the same campaign, and an image takes about a megabyte. */
const CACHED_MAX = 8

const images = new Map<string, Promise<Uint8Array>>()
let newStore: Promise<Uint8Array> | undefined

/** A serialized store without a campaign, made once per process: opening a copy takes a tenth of the time of all migrations. */
export async function newStoreImage(): Promise<Uint8Array> {
  newStore ??= imageAfter(async () => await Promise.resolve())
  return await newStore
}

/** A serialized store after `prepare`. `name` identifies the preparation, which runs once per name. */
export async function storeImage(name: string, prepare: (store: Store) => Promise<void>): Promise<Uint8Array> {
  const image = images.get(name) ?? newStoreImage().then(async (empty) => await imageAfter(prepare, empty))
  images.delete(name)
  images.set(name, image)
  const [oldest] = images.keys()
  if (images.size > CACHED_MAX && oldest !== undefined) images.delete(oldest)
  return await image
}

/** Writes a store without a campaign to a file, unless the file exists. */
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
