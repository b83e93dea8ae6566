import { mkdir, readdir, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { drownedRoad } from '@waybook/testing/stores/drowned-road.ts'
import { temporaryFolder } from '@waybook/testing/stores/temporary-folder.ts'
import { openBuiltInHarness } from '@waybook/testing/world/auth/built-in-harness.ts'
import { expect, it } from 'vitest'

import { makeDataDir, type DataDir } from './data-dir.ts'
import { openSqliteStore } from './open-store.ts'
import { refuseEmptyStart } from './refuse-empty-start.ts'

const sqlite = { databaseUrl: null }
const newFolder = async () => await makeDataDir(path.join(await temporaryFolder(), 'data'))

async function withRecords(data: DataDir): Promise<void> {
  const store = await openSqliteStore({ file: data.records, now: Date.now })
  await store.records('dam3').replaceCampaign(drownedRoad(), 'test')
  await store.close()
}

async function withAccount(data: DataDir): Promise<void> {
  const harness = await openBuiltInHarness({ file: data.accounts })
  await harness.player()
  await harness.close()
}

async function withCopy(data: DataDir, name: string): Promise<string> {
  await mkdir(data.backups, { recursive: true })
  await withRecords({ ...data, records: path.join(data.backups, name) })
  return path.join(data.backups, name)
}

it('[RUN-8] a server starts on a new folder, on one whose first import failed, and on one with a campaign', async () => {
  const data = await newFolder()
  await expect(refuseEmptyStart(sqlite, data)).resolves.toBeUndefined()
  await (await openSqliteStore({ file: data.records, now: Date.now })).close()
  await (await openBuiltInHarness({ file: data.accounts })).close()
  await expect(refuseEmptyStart(sqlite, data)).resolves.toBeUndefined()
  await withRecords(data)
  await withAccount(data)
  await expect(refuseEmptyStart(sqlite, data)).resolves.toBeUndefined()
})

it('[RUN-8] a server refuses to start if records are missing or empty but there are accounts', async () => {
  const data = await newFolder()
  await withAccount(data)
  await expect(refuseEmptyStart(sqlite, data)).rejects.toThrow(
    /waybook\.db is missing, but there are accounts\. Restore/,
  )
  await writeFile(data.records, '')
  await expect(refuseEmptyStart(sqlite, data)).rejects.toThrow(/has no campaign in it, but there are accounts/)
  await (await openSqliteStore({ file: data.records, now: Date.now })).close()
  await expect(refuseEmptyStart(sqlite, data)).rejects.toThrow(/has no campaign in it/)
})

it('[RUN-8] a server refuses to start if records are missing but there are backups, and names the newest intact copy', async () => {
  const data = await newFolder()
  const copy = await withCopy(data, 'daily-2026-10-07.db')
  const damaged = await withCopy(data, 'daily-2026-10-08.db')
  await writeFile(damaged, 'damaged')
  await expect(refuseEmptyStart(sqlite, data)).rejects.toThrow(`npm run waybook -- restore ${copy} (or`)
  expect((await readdir(data.backups)).toSorted()).toEqual(['daily-2026-10-07.db', 'daily-2026-10-08.db'])
})

it.each(['overwritten', 'cut off'])('[RUN-8] a server refuses to start on records that are %s', async (how) => {
  const data = await newFolder()
  await withRecords(data)
  if (how === 'overwritten') await writeFile(data.records, 'x'.repeat(9000))
  else await truncate(data.records, 3 * 4096)
  await expect(refuseEmptyStart(sqlite, data)).rejects.toThrow(/waybook\.db is damaged\. Restore a backup with/)
})

it('[RUN-8] a copy without a campaign does not count as a backup', async () => {
  const data = await newFolder()
  await mkdir(data.backups)
  new DatabaseSync(path.join(data.backups, 'daily-2026-10-07.db')).close()
  await expect(refuseEmptyStart(sqlite, data)).resolves.toBeUndefined()
})
