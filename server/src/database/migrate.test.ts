import { copyFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { DEFAULT_SETTINGS } from '@waybook/contract'
import {
  BELL,
  campaignOf,
  drownedRoad,
  entityOf,
  gameMaster,
  HASK,
  HIDDEN_MAP,
  KESSA,
  playerOf,
} from '@waybook/testing/stores/drowned-road.ts'
import { leftBy, rowsIn, storeBefore } from '@waybook/testing/stores/earlier-store.ts'
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
import { readChecks, readOpenChecks } from '#features/checks/queries.ts'
import { listRolls, readThrow } from '#features/dice/queries.ts'
import { readCards } from '#features/entities/cards.ts'
import { readEntity } from '#features/entities/read-entity.ts'
import { readRelationships } from '#features/entities/relationships.ts'
import { searchEntities, searchNearWords } from '#features/entities/search.ts'
import { placeBefore } from '#features/entities/stored/place.ts'
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
  await store.records('dam3').imports.replace(drownedRoad(), 'test')
  await store.close()
  return options
}

describe('migrating an older store', () => {
  it('[STO-30] first makes a backup of the store as it was', async () => {
    const options = await folderWithStore()
    const newer = await openForTest(async () => await openSqliteStore({ ...options, known: next }))
    expect(await newer.records('dam3').imports.compare(drownedRoad())).toMatchObject({ changed: [], added: [] })
    expect(await readdir(options.backupDir)).toEqual(['before-999-next-2026-10-07.db'])
    const copy = path.join(options.backupDir, 'before-999-next-2026-10-07.db')
    const older = await openForTest(async () => await openSqliteStore({ ...options, file: copy }))
    expect(await older.records('dam3').imports.compare(drownedRoad())).toMatchObject({ changed: [], added: [] })
  })

  it('[STO-30] makes no backup of a new or an up-to-date store', async () => {
    const options = await folderWithStore()
    await openForTest(async () => await openSqliteStore(options))
    expect(await readdir(path.dirname(options.file))).not.toContain('backups')
  })

  it('[STO-30] leaves the store as it was if a migration fails, so that it can be retried', async () => {
    const options = await folderWithStore()
    await expect(openSqliteStore({ ...options, known: failing })).rejects.toMatchObject({
      cause: { message: 'half way' },
    })
    const store = await openForTest(async () => await openSqliteStore({ ...options, known: next }))
    expect(await readEntity(store.records('dam3'), KESSA, gameMaster)).toMatchObject({ id: KESSA })
  })

  it('[STO-30] refuses a store of a newer Waybook and leaves it unchanged', async () => {
    const options = await folderWithStore()
    await (await openSqliteStore({ ...options, known: next })).close()
    await expect(openSqliteStore(options)).rejects.toThrow(/newer Waybook \(999-next\)/)
    await openForTest(async () => await openSqliteStore({ ...options, known: next }))
  })
})

it('[STO-57] ids in mastheads and datelines that an older version indexed are no longer found', async () => {
  const gazette = entityOf('newsletters/gazette', {
    name: 'First Gazette',
    masthead: '[[characters/zebulon]] and [[items/bell|the bell]]',
    longDescription: { open: '<p>Low tide &amp; fog</p>', full: '<p>Low tide &amp; fog</p><p>Traitor</p>' },
    visible: true,
  })
  const written = path.join(await temporaryFolder(), 'waybook.db')
  const newest = await openSqliteStore({ file: written, now: ticking() })
  await newest.records('dam3').imports.replace(campaignOf([gazette]), 'test')
  await newest.close()
  const file = await storeBefore('012', written)
  const database = new DatabaseSync(file)
  database.exec(`insert into "entityWords" (rowid, name, open, whole)
    select number, 'first gazette', 'characters zebulon items bell', 'characters zebulon' from entity`)
  database.close()
  const store = await openForTest(async () => await openSqliteStore({ file, now: ticking() }))
  const search = async (word: string, scope = playerOf(KESSA)) =>
    idsOf(await searchEntities(store.records('dam3'), { words: [word], limit: 9 }, scope))
  expect(
    await Promise.all(['zebulon', 'characters', 'items', 'traitor', 'amp'].map(async (word) => await search(word))),
  ).toEqual([[], [], [], [], []])
  const found = ['bell', 'gazette', 'fog', 'tide']
  expect(await Promise.all(found.map(async (word) => await search(word)))).toEqual(found.map(() => [gazette.id]))
  expect(await search('traitor', gameMaster)).toEqual([gazette.id])
  const near = async (word: string) =>
    idsOf(await searchNearWords(store.records('dam3'), { words: [word], limit: 9 }, gameMaster))
  expect([await near('zebluon'), await near('tratior')]).toEqual([[], [gazette.id]])
})

it('[CAM-33] newsletters that an older version stored are sorted by their dates, as if they were imported now', async () => {
  const dated = { reader: 'everyone', text: 'Saltmonth 241', until: null, place: 964, first: 241, last: 270 } as const
  const published = Date.parse('2026-11-22') / 86_400_000
  const news = [
    entityOf('newsletters/salt', { order: 4, dates: [dated], published: 1 }),
    entityOf('newsletters/told', { order: 1, dates: [{ ...dated, reader: 'gameMaster' }] }),
    entityOf('newsletters/days', { published }),
    entityOf('newsletters/both', { order: 2, published: published - 1, source: sourceOf("date: '2026-11-21'") }),
    entityOf('newsletters/line', { order: 3, published: published - 2, dateline: '2026-11-20, at night' }),
    entityOf('newsletters/none'),
    entityOf('events/tide', { order: 2, dates: [dated] }),
  ]
  const written = path.join(await temporaryFolder(), 'waybook.db')
  const newest = await openSqliteStore({ file: written, now: ticking() })
  await newest.records('dam3').imports.replace(campaignOf(news), 'test')
  await newest.close()
  const placesIn = (file: string) => new Map((rowsIn(file).get('entity') ?? []).map(({ id, place }) => [id, place]))
  const wanted = placesIn(written)
  const file = await storeBefore('037', written)
  const database = new DatabaseSync(file)
  for (const one of news) database.prepare('update entity set place = ? where id = ?').run(placeBefore(one), one.id)
  database.close()
  await (await openSqliteStore({ file, now: ticking() })).close()
  expect(placesIn(file)).toEqual(wanted)
  const inOrder = [...wanted].toSorted(([, one], [, other]) => Number(one) - Number(other))
  expect(inOrder.map(([id]) => id)).toEqual(
    ['salt', 'days', 'both', 'line', 'told']
      .map((slug) => `newsletters/${slug}`)
      .concat('events/tide', 'newsletters/none'),
  )
})

const sourceOf = (line: string) => ({ path: 'newsletters/one.md', text: `---\r\nname: One\r\n${line}\r\n---\r\n` })

describe('fixtures of earlier migrations', () => {
  it.each(leftBy(migrations))('[STO-31] exist for %s', async (migration) => {
    const file = `${migration}.db`
    const there = await readdir(fixtures)
    const newest = Object.keys(migrations).toSorted().at(-1) === migration
    if (newest && !there.includes(file)) await writeFixture(path.join(fixtures, file))
    expect(there, `${file} was missing; if it exists now, check it and commit it`).toContain(file)
  })

  it.each(leftBy(migrations))('[STO-31] the one of %s opens with all authored and played data', async (left) => {
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
    expect(await readChangesSince(records, 5, 1)).toMatchObject([{ seq: 6, operation: 'setVisibility', subject: HASK }])
    expect((await readCampaignSources(records))?.files).toHaveLength(4)
  })

  it('[STO-31] attacks that were open in the one of 028-fog are over, as their weapons are stored in another way now', async () => {
    const file = path.join(await temporaryFolder(), 'waybook.db')
    await copyFile(path.join(fixtures, '028-fog.db'), file)
    const database = new DatabaseSync(file)
    const attack = JSON.stringify({ state: 'open', parts: [{ target: { weapon: { qualities: ['Burn 2'] } } }] })
    const other = JSON.stringify({ state: 'open', parts: [] })
    const insert = database.prepare(
      'insert into "gameCheck" (campaign, id, at, open, version, content) values (?, ?, 1, 1, 1, ?)',
    )
    for (const [id, content] of [
      ['attack', attack],
      ['other', other],
    ] as const)
      insert.run('dam3', id, content)
    database.close()
    const store = await openForTest(async () => await openSqliteStore({ file, now: ticking() }))
    const open = (await readOpenChecks(store.records('dam3'))).map(({ id }) => id)
    expect(open).toContain('other')
    expect(open).not.toContain('attack')
    expect(await readChecks(store.records('dam3'), ['attack'])).toMatchObject([{ document: { state: 'closed' } }])
  })

  it('[STO-31] the one of 006-pictures has the added pictures and those they replaced', async () => {
    const file = path.join(await temporaryFolder(), 'waybook.db')
    await copyFile(path.join(fixtures, '006-pictures.db'), file)
    const store = await openForTest(async () => await openSqliteStore({ file, now: ticking() }))
    const records = store.records('dam3')
    expect(await readEntity(records, KESSA, gameMaster)).toMatchObject({ picture: { hash: 'drawn' } })
    const removed = [{ picture: { hash: 'painted' }, removedBy: 'player' }]
    expect(await readPictureHistory(records, KESSA)).toMatchObject({ folder: { hash: 'kessa' }, removed })
  })

  it('[STO-31] the one of 005-jobs has the jobs with their tasks, and the settings', async () => {
    const file = path.join(await temporaryFolder(), 'waybook.db')
    await copyFile(path.join(fixtures, '005-jobs.db'), file)
    const store = await openForTest(async () => await openSqliteStore({ file, now: ticking() }))
    const records = store.records('dam3')
    expect(await findJobWithTask(records)).toEqual([jobOf('first-job', {}, taskOf())])
    expect((await readCampaign(records))?.settings).toEqual({ ...DEFAULT_SETTINGS, imageGeneration: false })
  })

  it('[STO-31] the one of 004-table has the tokens, their changes, and the grants that players had', async () => {
    const file = path.join(await temporaryFolder(), 'waybook.db')
    await copyFile(path.join(fixtures, '004-table.db'), file)
    const store = await openForTest(async () => await openSqliteStore({ file, now: ticking() }))
    const records = store.records('dam3')
    expect((await readCampaign(records))?.grants).toEqual(['moveOwnToken', 'seePoints', 'rollForTable'])
    const logged = await readTableChanges(records, 'player', 9)
    expect(logged).toMatchObject([
      { operation: 'activeScene', payload: { before: null, after: 'scenes/toll-gate' } },
      { operation: 'token', payload: { tokenId: 'first-token', before: null, after: tokenOf(KESSA) } },
    ])
  })

  it('[STO-31] the one of 003-acts-and-rolls has the rolls and the used idempotency keys', async () => {
    const file = path.join(await temporaryFolder(), 'waybook.db')
    await copyFile(path.join(fixtures, '003-acts-and-rolls.db'), file)
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
