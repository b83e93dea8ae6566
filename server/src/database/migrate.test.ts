import { copyFile, readdir } from 'node:fs/promises'
import path from 'node:path'

import { DEFAULT_SETTINGS } from '@waybook/contract'
import {
  BELL,
  drownedRoad,
  gameMaster,
  HASK,
  HIDDEN_MAP,
  KESSA,
  playerOf,
} from '@waybook/testing/stores/drowned-road.ts'
import { jobOf, taskOf } from '@waybook/testing/stores/job-of.ts'
import { writeFixture } from '@waybook/testing/stores/leave-fixture.ts'
import { idsOf, openForTest } from '@waybook/testing/stores/open-for-test.ts'
import { tokenOf } from '@waybook/testing/stores/table/token-of.ts'
import { temporaryFolder, ticking } from '@waybook/testing/stores/temporary-folder.ts'
import { sql, type Kysely } from 'kysely'
import { describe, expect, it } from 'vitest'

import { openSqliteStore } from '#app/open-store.ts'
import { newestSeq } from '#database/change-log.ts'
import { readCampaign } from '#features/campaign/queries.ts'
import { readCampaignSources } from '#features/campaign/read-sources.ts'
import { readChangesSince } from '#features/changes.ts'
import { readDynamic } from '#features/characters/queries.ts'
import { setDynamic } from '#features/characters/set-dynamic.ts'
import { readThrow, listRolls } from '#features/dice/queries.ts'
import { readCards } from '#features/entities/cards.ts'
import { readEntity } from '#features/entities/read-entity.ts'
import { readRelationships } from '#features/entities/relationships.ts'
import { searchEntities, searchNearWords } from '#features/entities/search.ts'
import { compareWithStored } from '#features/imports/compare-campaign.ts'
import { findJobWithTask } from '#features/jobs/queries.ts'
import { readPictureHistory } from '#features/pictures/picture-history.ts'
import { readTableChanges } from '#features/table/queries.ts'

import { loadMigrations } from './migrate.ts'

const migrations = await loadMigrations()
const fixtures = path.join(import.meta.dirname, 'fixtures')

const next = {
  ...migrations,
  '999-next': {
    up: async (db: Kysely<unknown>) => {
      await sql`create table next (name text) strict`.execute(db)
    },
  },
}

const failing = {
  ...next,
  '999-next': {
    up: async (db: Kysely<unknown>) => {
      await next['999-next'].up(db)
      throw new Error('half way')
    },
  },
}

async function folderWithStore() {
  const folder = await temporaryFolder()
  const options = { file: path.join(folder, 'waybook.db'), backupDir: path.join(folder, 'backups'), now: ticking() }
  const store = await openSqliteStore(options)
  await store.records('dam3').replaceCampaign(drownedRoad(), 'test')
  await store.close()
  return options
}

describe('migrating an older store', () => {
  it('[STO-30] first makes a backup of the unchanged store', async () => {
    const options = await folderWithStore()
    const newer = await openForTest(async () => await openSqliteStore({ ...options, known: next }))
    expect(await compareWithStored(newer.records('dam3'), drownedRoad())).toMatchObject({ changed: [], added: [] })
    expect(await readdir(options.backupDir)).toEqual(['before-999-next-2026-10-07.db'])
    const copy = path.join(options.backupDir, 'before-999-next-2026-10-07.db')
    const older = await openForTest(async () => await openSqliteStore({ ...options, file: copy }))
    expect(await compareWithStored(older.records('dam3'), drownedRoad())).toMatchObject({ changed: [], added: [] })
  })

  it('[STO-30] makes no backup of a new or an up-to-date store', async () => {
    const options = await folderWithStore()
    await openForTest(async () => await openSqliteStore(options))
    expect(await readdir(path.dirname(options.file))).not.toContain('backups')
  })

  it('[STO-30] a failed migration leaves the store unchanged, and can be retried', async () => {
    const options = await folderWithStore()
    await expect(openSqliteStore({ ...options, known: failing })).rejects.toMatchObject({
      cause: { message: 'half way' },
    })
    const store = await openForTest(async () => await openSqliteStore({ ...options, known: next }))
    expect(await readEntity(store.records('dam3'), KESSA, gameMaster)).toMatchObject({ id: KESSA })
  })

  it('[STO-30] refuses a store from a newer Waybook and leaves it unchanged', async () => {
    const options = await folderWithStore()
    await (await openSqliteStore({ ...options, known: next })).close()
    await expect(openSqliteStore(options)).rejects.toThrow(/newer Waybook \(999-next\)/)
    await openForTest(async () => await openSqliteStore({ ...options, known: next }))
  })

  it('[STO-320] refuses a store from before the baseline, and leaves it unchanged', async () => {
    const file = path.join(await temporaryFolder(), 'waybook.db')
    const backupDir = path.join(path.dirname(file), 'backups')
    const { '101-baseline': baseline = { up: async () => {} } } = migrations
    const known = { '038-feeds': baseline }
    await (await openSqliteStore({ file, now: ticking(), known })).close()
    await expect(openSqliteStore({ file, backupDir, now: ticking() })).rejects.toThrow(
      /older Waybook \(038-feeds\).*export DIR.*import/,
    )
    expect(await readdir(path.dirname(file))).not.toContain('backups')
    await openForTest(async () => await openSqliteStore({ file, now: ticking(), known }))
  })
})

describe('fixtures of released migrations', () => {
  it.each(Object.keys(migrations))('[STO-31] exist for %s', async (migration) => {
    const file = `${migration}.db`
    const there = await readdir(fixtures)
    const newest = Object.keys(migrations).toSorted().at(-1) === migration
    if (newest && !there.includes(file)) await writeFixture(path.join(fixtures, file))
    expect(there, `${file} was missing; if it exists now, check it and commit it`).toContain(file)
  })

  it.each(Object.keys(migrations))(
    '[STO-31] the fixture of %s opens with all authored and played data',
    async (left) => {
      const file = path.join(await temporaryFolder(), 'waybook.db')
      await copyFile(path.join(fixtures, `${left}.db`), file)
      const store = await openForTest(async () => await openSqliteStore({ file, now: ticking() }))
      const records = store.records('dam3')
      expect(await readCampaign(records)).toMatchObject({ name: 'The Drowned Road', cover: { hash: 'cover' } })
      expect(idsOf(await readCards(records, [KESSA, HASK, BELL, HIDDEN_MAP], playerOf(KESSA)))).toEqual([
        KESSA,
        HASK,
        BELL,
      ])
      expect(await readDynamic(records, KESSA, playerOf(KESSA))).toMatchObject({
        figures: { hitpoints: 5 },
        conditions: ['winded'],
      })
      expect(await readRelationships(records, KESSA, gameMaster)).toHaveLength(4)
      expect(idsOf(await searchEntities(records, { words: ['traitor'], limit: 9 }, gameMaster))).toEqual([KESSA])
      expect(idsOf(await searchNearWords(records, { words: ['tratior'], limit: 9 }, gameMaster))).toEqual([KESSA])
      expect(await searchNearWords(records, { words: ['tratior'], limit: 9 }, playerOf(KESSA))).toEqual([])
      expect(await newestSeq(records)).toBeGreaterThanOrEqual(6)
      expect(await readChangesSince(records, 5, 1)).toMatchObject([
        { seq: 6, operation: 'setVisibility', subject: HASK },
      ])
      expect((await readCampaignSources(records))?.files).toHaveLength(4)
    },
  )

  it('[STO-31] the fixture of the baseline has the data of play, with its history', async () => {
    const file = path.join(await temporaryFolder(), 'waybook.db')
    await copyFile(path.join(fixtures, '101-baseline.db'), file)
    const store = await openForTest(async () => await openSqliteStore({ file, now: ticking() }))
    const records = store.records('dam3')
    expect(await readEntity(records, KESSA, gameMaster)).toMatchObject({ picture: { hash: 'drawn' } })
    const removed = [{ picture: { hash: 'painted' }, removedBy: 'player' }]
    expect(await readPictureHistory(records, KESSA)).toMatchObject({ folder: { hash: 'kessa' }, removed })
    expect(await findJobWithTask(records)).toEqual([jobOf('first-job', {}, taskOf())])
    const campaign = await readCampaign(records)
    expect(campaign?.settings).toEqual({ ...DEFAULT_SETTINGS, imageGeneration: false })
    expect(campaign?.grants).toEqual(['moveOwnToken'])
    expect(await readTableChanges(records, 'player', 9)).toMatchObject([
      { operation: 'activeScene', payload: { before: null, after: 'scenes/toll-gate' } },
      { operation: 'token', payload: { tokenId: 'first-token', before: null, after: tokenOf(KESSA) } },
    ])
  })

  it('[STO-31] the fixture of the baseline has the rolls and the used idempotency keys', async () => {
    const file = path.join(await temporaryFolder(), 'waybook.db')
    await copyFile(path.join(fixtures, '101-baseline.db'), file)
    const store = await openForTest(async () => await openSqliteStore({ file, now: ticking() }))
    const records = store.records('dam3')
    const player = { userId: 'player', role: 'player', characterId: KESSA } as const
    expect(await listRolls(records, { limit: 9 }, player)).toMatchObject([{ id: 'first-roll', characterId: KESSA }])
    expect(await readThrow(records, 'first-roll', player)).toEqual(new Uint8Array([1, 2, 3]))
    const idempotencyKey = { key: 'the-first-of-all-writes', request: 'to play' }
    await records.transaction(
      { actor: 'player', idempotencyKey },
      async (write) => await setDynamic(write, KESSA, { hitpoints: 1 }),
    )
    expect(await readDynamic(records, KESSA, gameMaster)).toMatchObject({
      figures: { hitpoints: 5, inventory: [{}, { itemId: BELL, amount: 2 }] },
    })
  })
})
