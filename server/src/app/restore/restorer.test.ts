import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { campaignOf, kessa } from '@waybook/testing/stores/drowned-road.ts'
import { provideStore } from '@waybook/testing/stores/store-image.ts'
import { temporaryFolder } from '@waybook/testing/stores/temporary-folder.ts'
import { openBuiltInHarness } from '@waybook/testing/world/auth/built-in-harness.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openFolderBlobs } from '#blobs/folder-blobs.ts'
import { advanceChangeCounter } from '#database/advance-change-counter.ts'
import { writeArchive } from '#features/backups/archive.ts'
import { olderThanKept } from '#features/backups/backups.ts'
import { openStaging } from '#features/backups/staging.ts'

import { dataDirAt, makeDataDir, type DataDir } from '../data-dir.ts'
import { openSqliteStore } from '../open-store.ts'
import { keepSessions } from './keep-sessions.ts'
import { Restorer } from './restorer.ts'

const GAME_MASTER = 'bram'
const DATA = 'data'
const ARCHIVE = 'waybook.tar.gz'
const COPY = 'daily-2026-10-07.db'
let original: string
/** A copy of the original for each test. */
let above: string
let data: DataDir
/** An archive of everything, and a copy of the records. */
let archive: string
let copy: string
let restorer: Restorer

beforeAll(async () => {
  original = await mkdtemp(path.join(os.tmpdir(), 'waybook-restorer-'))
  await fill(original)
})
afterAll(async () => await rm(original, { recursive: true }))

beforeEach(async () => {
  above = await temporaryFolder()
  await cp(original, above, { recursive: true })
  data = dataDirAt(path.join(above, DATA))
  archive = path.join(above, ARCHIVE)
  copy = path.join(data.backups, COPY)
  restorer = new Restorer({ dataDir: data.root, databaseUrl: null, bucket: null, campaignId: 'dam3' })
})
afterEach(async () => await restorer.close())

/** Makes a data folder with a campaign and an account, a copy of its records, and an archive. */
async function fill(place: string): Promise<void> {
  const made = await makeDataDir(path.join(place, DATA))
  await provideStore(made.records)
  const store = await openSqliteStore({ file: made.records, now: Date.now })
  const accounts = await openBuiltInHarness({ file: made.accounts })
  await accounts.player()
  await store.records('dam3').replaceCampaign(campaignOf([{ ...kessa(), picture: null }]), 'test')
  await mkdir(made.backups)
  await store.backup(path.join(made.backups, COPY))
  const source = {
    copyRecords: async (file: string) => await store.backup(file),
    copyAccounts: async (file: string) => await accounts.signIn.backup(file),
    secret: null,
    copyPictures: async (folder: string) => await (await openFolderBlobs(made.pictures)).copyTo(folder),
    madeAt: new Date('2026-11-29T16:05:00Z'),
  }
  await writeArchive(path.join(place, ARCHIVE), source, await openStaging(made.packing))
  await Promise.all([store.close(), accounts.close()])
}

async function* bytesOf(file: string) {
  yield await readFile(file)
}
const receive = async (file: string) => await restorer.receive(bytesOf(file), GAME_MASTER)
/** Everything that a refused or discarded backup could leave behind. */
const remains = async () => [
  ...(await readdir(above)).filter((name) => name.includes('restoring')),
  ...(await readdir(data.root)).filter((name) => name.startsWith('restoring')),
  ...(await readdir(data.packing)),
]

describe('a backup before it is restored', () => {
  it('[BAK-330] is described: campaign, times, pages, accounts and pictures', async () => {
    expect(await receive(archive)).toMatchObject({
      campaign: 'The Drowned Road',
      madeAt: Date.parse('2026-11-29T16:05:00Z'),
      lastChangeAt: expect.any(Number) as number,
      pages: 1,
      accounts: 1,
      hasYourAccount: false,
      pictures: 0,
      missing: 0,
    })
    const stored = await restorer.prepareStored('daily-2026-10-07.db', GAME_MASTER)
    expect(stored).toMatchObject({ pages: 1, accounts: null, hasYourAccount: true })
  })

  it('[BAK-331] leaves nothing behind if another one is chosen, it is canceled, or the server stops', async () => {
    await receive(archive)
    const second = await receive(copy)
    expect(await remains()).toHaveLength(1)
    await restorer.cancel(second.restoreId)
    expect(await remains()).toEqual([])
    await receive(archive)
    await restorer.close()
    expect(await remains()).toEqual([])
  })

  it('[BAK-332] is restored only for the game master who chose it, and once', async () => {
    const { restoreId } = await receive(archive)
    await expect(restorer.begin(restoreId, 'another')).rejects.toMatchObject({ id: 'not-found' })
    await restorer.begin(restoreId, GAME_MASTER)
    expect((await restorer.untilBegun()).restoreId).toBe(restoreId)
    expect(restorer.status()).toMatchObject({ restoreId, state: 'running' })
    await expect(restorer.begin(restoreId, GAME_MASTER)).rejects.toMatchObject({ id: 'not-found' })
    await expect(receive(copy)).rejects.toMatchObject({ id: 'conflict' })
    await restorer.close()
    expect(await remains()).toEqual([])
  })
})

describe('refusing a backup', () => {
  const change = (statement: string) => async () => {
    const database = new DatabaseSync(copy)
    database.exec(statement)
    database.close()
    await Promise.resolve()
  }
  const cut = async () => await writeFile(copy, (await readFile(archive)).subarray(0, 3000))
  it.each([
    ['is something else', async () => await writeFile(copy, 'x'.repeat(5000)), 'The file is not a Waybook backup'],
    ['is incomplete', cut, 'The file is not a Waybook backup, or it is incomplete. Nothing has changed.'],
    ['is damaged', change('drop table token'), 'The backup is damaged. Nothing has changed.'],
    [
      'is newer',
      change(
        `delete from kysely_migration where name > '101-baseline'; update kysely_migration set name = '999-newer'`,
      ),
      'The backup was made by a newer Waybook',
    ],
    ['is of another id', change(`update campaign set id = 'other'`), 'whose campaign has the id “other”'],
    [
      'has two campaigns',
      change(
        `create temp table t as select * from campaign; update t set id = 'two'; insert into campaign select * from t`,
      ),
      'The backup contains several campaigns.',
    ],
  ])('[BAK-333] says why, if the file %s, and leaves nothing behind', async (_what, spoil, why) => {
    await spoil()
    await expect(receive(copy)).rejects.toMatchObject({
      id: 'bad-params',
      message: expect.stringContaining(why) as string,
    })
    expect(await remains()).toEqual([])
  })

  it.each(['notes.txt', '../auth.db', 'daily-2026-10-08.db'])('[BAK-333] %s is no stored backup', async (name) => {
    await expect(restorer.prepareStored(name, GAME_MASTER)).rejects.toMatchObject({ id: 'not-found' })
  })
})

it('[BAK-334] sessions continue if their account is in the backup, and sessions that have ended stay ended', async () => {
  const fresh = path.join(above, 'fresh.db')
  const accounts = await openBuiltInHarness({ file: data.accounts })
  await accounts.signIn.backup(fresh)
  await accounts.player()
  await accounts.close()
  const read = (file: string, sql: string) => {
    const database = new DatabaseSync(file)
    const rows = database.prepare(sql).all()
    database.close()
    return rows
  }
  const ids = (file: string) => read(file, 'select id from session order by id')
  const ofFirst = read(data.accounts, `select s.id from session s order by s.createdAt limit 1`)
  keepSessions(data.accounts, fresh)
  expect(ids(fresh)).toEqual(ofFirst)
  const before = new DatabaseSync(data.accounts)
  before.exec('delete from session')
  before.close()
  keepSessions(data.accounts, fresh)
  expect(ids(fresh)).toEqual([])
  await rm(data.accounts)
  await writeFile(data.accounts, '')
  keepSessions(data.accounts, fresh)
})

it('[BAK-335] the numbers of changes go on after every number that an open page knows', () => {
  const seqIn = () => {
    const database = new DatabaseSync(copy)
    const seq = database.prepare('select seq from "changeCounter"').get()?.['seq']
    database.close()
    return Number(seq)
  }
  advanceChangeCounter(copy, 70_000)
  expect(seqIn()).toBe(80_000)
  advanceChangeCounter(copy, 5)
  expect(seqIn()).toBe(90_000)
})

it('[BAK-336] the last three backups from before a restore are kept, and all others of the folder', () => {
  const before = (hour: number) => `before-restore-2026-11-29T0${hour}-00-00-000Z.tar.gz`
  expect(olderThanKept([before(4), before(1), 'daily-2026-11-01.db', before(3), before(2)])).toEqual([before(1)])
})
