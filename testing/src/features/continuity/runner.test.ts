import { openQueryService } from '@waybook/server'
import { openPostgresStore, openSqliteStore } from '@waybook/server/app/open-store.ts'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { readLastRun, saveOwnCheck } from '@waybook/server/features/continuity/queries.ts'
import { ContinuityRunner } from '@waybook/server/features/continuity/runner.ts'
import { shippedChecks } from '@waybook/server/features/continuity/shipped-checks.ts'
import type { QueryService } from '@waybook/server/features/facts/query-service.ts'
import type { CampaignStore, Store } from '@waybook/server/features/store.ts'
import { expect, it, onTestFinished } from 'vitest'

import { BELL, drownedRoad, KESSA, playerOf } from '../../stores/drowned-road.ts'
import { show } from '../../stores/open-for-test.ts'
import { ticking } from '../../stores/temporary-folder.ts'
import { hasTestPostgres, testPostgres } from '../../stores/test-postgres.ts'
import { endless } from '../facts/endless.ts'

const [SOON_MS, HOUR_MS] = [20, 3_600_000]
const ROAD = 'road'
const OTHER = 'other'

function queryService(time = { player: SOON_MS, gameMaster: HOUR_MS }): QueryService {
  const queries = openQueryService(time)
  onTestFinished(async () => await queries.close())
  return queries
}

function runnerOn(store: Store, { queries = queryService(), now = (): number => 0 } = {}): ContinuityRunner {
  const onFault = (error: unknown) => {
    throw error
  }
  const runner = new ContinuityRunner({ store, queries, now, quietMs: 0, onFault })
  onTestFinished(async () => await runner.close())
  return runner
}

/** Two campaigns in memory. */
async function openStore(): Promise<Store> {
  const store = await openSqliteStore({ file: ':memory:', now: ticking() })
  onTestFinished(async () => await store.close())
  for (const id of [ROAD, OTHER]) await store.records(id).replaceCampaign(drownedRoad(), 'test')
  return store
}

const lastSeq = async (records: CampaignStore) => (await readLastRun(records))?.seq ?? null

/** Changes a campaign that is checked, and waits for its run. All earlier runs have ended by then. */
async function runNext(records: CampaignStore, visible: boolean): Promise<void> {
  const before = await newestSeq(records)
  await show(records, BELL, visible)
  await expect.poll(async () => await lastSeq(records)).toBeGreaterThan(before)
}

it('[CON-3] the checks run if a game master has looked within the last hour, and never at startup', async () => {
  const store = await openStore()
  const [road, other] = [store.records(ROAD), store.records(OTHER)]
  let time = 0
  const now = () => time
  const runner = runnerOn(store, { now })
  runner.look(OTHER, false)
  await show(road, BELL, false)
  await runNext(other, false)
  expect(await lastSeq(road)).toBeNull()

  runner.look(ROAD, true)
  await expect.poll(async () => await lastSeq(road)).not.toBeNull()
  time = HOUR_MS
  await runNext(road, true)
  const found = await readLastRun(road)
  time += 1
  runner.look(OTHER, false)
  await show(road, BELL, false)
  await runNext(other, true)
  expect(await readLastRun(road)).toEqual(found)

  const restarted = runnerOn(store, { now })
  restarted.look(OTHER, false)
  await show(road, BELL, true)
  await runNext(other, false)
  expect(await readLastRun(road)).toEqual(found)
})

it.runIf(hasTestPostgres)('[CON-3] after a change, only one of two servers runs the checks', async () => {
  const url = await testPostgres()
  const asked: string[] = []
  let done = 0
  const runners: ContinuityRunner[] = []
  for (let server = 1; server <= 2; server += 1) {
    const store = await openPostgresStore({ url, now: ticking() })
    onTestFinished(async () => await store.close())
    if (server === 1) await store.records(ROAD).replaceCampaign(drownedRoad(), 'test')
    const exclusively: Store['exclusively'] = async (name, work) => {
      const result = await store.exclusively(name, work)
      done += 1
      return result
    }
    const queries = queryService()
    const askForGameMaster: QueryService['askForGameMaster'] = async (own) => {
      asked.push(own.query)
      return await queries.askForGameMaster(own)
    }
    runners.push(runnerOn({ ...store, exclusively }, { queries: { ...queries, askForGameMaster } }))
  }
  for (const runner of runners) runner.look(ROAD, true)
  // Either server may check once more.
  await expect.poll(() => done).toBeGreaterThanOrEqual(2)
  expect(asked).toEqual(shippedChecks.flatMap(({ program }) => program ?? []))
})

it('[CON-5] a program has the time limit of a game master’s query, and a slower one is listed with that error', async () => {
  const store = await openStore()
  const records = store.records(ROAD)
  const own = {
    id: 'endless',
    name: 'Endless',
    purpose: '',
    wording: '',
    program: endless.replaceAll(/\bq\b/g, 'answer'),
  }
  await records.transaction({ actor: 'gm' }, async (tx) => await saveOwnCheck(tx, own))
  const queries = queryService({ player: HOUR_MS, gameMaster: SOON_MS })
  runnerOn(store, { queries }).look(ROAD, true)
  await expect
    .poll(async () => (await readLastRun(records))?.results['endless']?.error)
    .toMatch(/^Error: stopped after 0\.02 s/)
  const { results = {} } = (await readLastRun(records)) ?? {}
  expect(Object.keys(results)).toEqual([...shippedChecks.map(({ id }) => id), 'endless'])
})

it('[CON-5] programs wait in the queue of all queries', async () => {
  const records = (await openStore()).records(ROAD)
  const queries = queryService()
  const answered: string[] = []
  const viewer = { userId: 'ilse', role: 'player', characterId: KESSA } as const
  const common = { campaignId: ROAD, records, aborted: undefined }
  await Promise.all([
    queries.run({ ...common, query: endless, viewer, scope: playerOf(KESSA) }).then(() => answered.push('the player')),
    queries
      .askForGameMaster({ ...common, query: '.printsize event', seq: await newestSeq(records) })
      .then(() => answered.push('the continuity check')),
  ])
  expect(answered).toEqual(['the player', 'the continuity check'])
})
