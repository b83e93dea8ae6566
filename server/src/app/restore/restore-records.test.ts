import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { campaignOf, kessa, KESSA } from '@waybook/testing/stores/drowned-road.ts'
import { temporaryFolder } from '@waybook/testing/stores/temporary-folder.ts'
import { openBuiltInHarness } from '@waybook/testing/world/auth/built-in-harness.ts'
import { pngOf } from '@waybook/testing/world/png-of.ts'
import { beforeEach, describe, expect, it } from 'vitest'

import { openFolderBlobs } from '#blobs/folder-blobs.ts'
import { storePicture } from '#blobs/store-picture.ts'
import { setPicture } from '#features/pictures/set-picture.ts'

import { makeDataDir, type DataDir } from '../data-dir.ts'
import { openSqliteStore } from '../open-store.ts'
import { checkAccounts } from './check-records.ts'
import { isDatabase, restoreRecords } from './restore-records.ts'

const local = { databaseUrl: null, bucket: null }
let data: DataDir
/** A daily copy of the records, from before the campaign was called Larger. */
let copy: string
beforeEach(async () => {
  data = await makeDataDir(path.join(await temporaryFolder(), 'data'))
  const store = await openSqliteStore({ file: data.records, now: Date.now })
  const records = store.records('dam3')
  await records.replaceCampaign(campaignOf([{ ...kessa(), picture: null }]), 'test')
  const stored = await storePicture(pngOf(7), await openFolderBlobs(data.pictures), { svg: false })
  if (!stored.ok) throw new Error(stored.why)
  await records.transaction({ actor: 'test' }, async (write) => await setPicture(write, KESSA, stored.picture))
  copy = path.join(data.backups, 'daily-2026-10-07.db')
  await mkdir(data.backups)
  await store.backup(copy)
  await store.close()
})

const nameIn = (file: string) => {
  const database = new DatabaseSync(file)
  const name = database.prepare('select name from campaign').get()?.['name']
  database.close()
  return name
}

/** Changes the records like a server that is killed: the change is only in the log. */
async function changeAndKill(): Promise<void> {
  const database = new DatabaseSync(data.records)
  database.exec(`pragma wal_autocheckpoint = 0; update campaign set name = 'Larger'`)
  for (const suffix of ['', '-wal']) await cp(data.records + suffix, `${data.records}.killed${suffix}`)
  database.close()
  for (const suffix of ['', '-wal']) await cp(`${data.records}.killed${suffix}`, data.records + suffix)
}

describe('restoring a daily copy', () => {
  it('[RUN-9] replaces the records of a killed server, and retains them together with their log', async () => {
    const before = nameIn(copy)
    await changeAndKill()
    const restored = await restoreRecords(copy, data, local)
    expect(restored).toMatchObject({ ok: true, accounts: null, pictures: 1, missing: 0 })
    const previous = (restored.ok && restored.previous) || ''
    expect([nameIn(data.records), nameIn(path.join(previous, 'waybook.db'))]).toEqual([before, 'Larger'])
    expect((await readdir(data.root)).filter((name) => name.startsWith('restoring'))).toEqual([])
  })

  it('[RUN-9] works if the records are missing but their log exists', async () => {
    await changeAndKill()
    await rm(data.records)
    expect(await restoreRecords(copy, data, local)).toMatchObject({ ok: true, previous: null })
    expect(nameIn(data.records)).toBe(nameIn(copy))
  })

  it('[RUN-9] counts missing and damaged pictures', async () => {
    const [folder = ''] = await readdir(data.pictures)
    const [rest = ''] = await readdir(path.join(data.pictures, folder))
    await writeFile(path.join(data.pictures, folder, rest, 'original'), 'other bytes')
    expect(await restoreRecords(copy, data, local)).toMatchObject({ ok: true, pictures: 1, missing: 1 })
  })

  const truncated = async () => await writeFile(copy, (await readFile(copy)).subarray(0, 3 * 4096))
  const change = async (statement: string) => {
    const database = new DatabaseSync(copy)
    database.exec(statement)
    database.close()
    await Promise.resolve()
  }
  it.each([
    ['damaged', truncated, 'The backup is damaged'],
    ['without one of the tables', async () => await change('drop table token'), 'The backup is damaged'],
    ['without a campaign', async () => await change('delete from campaign'), 'There is no campaign in the backup'],
    [
      'from a newer Waybook',
      async () =>
        await change(
          `delete from kysely_migration where name > '101-baseline'; update kysely_migration set name = '999-newer'`,
        ),
      'The backup was made by a newer Waybook',
    ],
    [
      'from an older Waybook',
      async () =>
        await change(
          `delete from kysely_migration where name > '101-baseline'; update kysely_migration set name = '038-feeds'`,
        ),
      'The backup was made by an older Waybook',
    ],
  ])('[RUN-9] refuses a copy that is %s, and changes nothing', async (_what, spoil, why) => {
    await spoil()
    const before = await readdir(data.root)
    expect(await restoreRecords(copy, data, local)).toEqual({ ok: false, why })
    expect(await readdir(data.root)).toEqual(before)
  })
})

it('[RUN-9] accounts are counted, and damaged ones are refused', async () => {
  const accounts = await openBuiltInHarness({ file: data.accounts })
  await accounts.player()
  await accounts.close()
  expect(checkAccounts(data.accounts)).toEqual({ ok: true, accounts: 1 })
  await writeFile(data.accounts, 'x'.repeat(5000))
  expect(checkAccounts(data.accounts)).toEqual({ ok: false, why: 'The backup is damaged' })
})

it('[RUN-9] a copy of the records is recognized by its first bytes', async () => {
  const other = path.join(data.root, 'waybook.tar.gz')
  await writeFile(other, 'x')
  expect([await isDatabase(copy), await isDatabase(other)]).toEqual([true, false])
})
