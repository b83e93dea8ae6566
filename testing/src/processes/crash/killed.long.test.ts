import { setTimeout as delay } from 'node:timers/promises'

import { describe, expect, it, onTestFinished } from 'vitest'

import { engines, hasTestPostgres, testPostgres } from '../../stores/test-postgres.ts'
import { chanceFromEnvironment } from '../../world/random-moments.ts'
import { DurablePostgres } from '../durable-postgres.ts'
import { folderOf } from '../run-command.ts'
import { ServerProcess } from '../run-server.ts'
import { expectNothingLost } from './nothing-lost.ts'
import { readStored, type StorePlace } from './stored.ts'
import { Writer } from './writer.ts'
import { crashCampaign, WRITERS } from './writes.ts'

/** A start of the server takes seconds of processor time. */
const ROUNDS = 100
const POSTGRES_ROUNDS = 50
/** The maximum time of writing in each round. */
const MOMENT_MAX_MS = 500
/** The server is also killed during its start in one of this many rounds. */
const KILLED_AT_START = 5
/** About as long as a start takes. */
const START_MAX_MS = 1500

interface Play {
  readonly server: ServerProcess
  readonly writers: readonly Writer[]
  /** The server's store, and the number of the last change before the writes. */
  readonly written: StorePlace & { readonly since: number }
}

async function open(databaseUrl: string | undefined): Promise<Play> {
  const place = { dataDir: await folderOf({}), databaseUrl }
  const server = await ServerProcess.on({
    dataDir: place.dataDir,
    campaignDir: await folderOf(crashCampaign),
    environment: databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl },
  })
  onTestFinished(async () => await server.killServer())
  const writers: Writer[] = []
  for (let number = 0; number < WRITERS; number += 1) writers.push(await Writer.at(server, number))
  const { newest: since } = await readStored(place, 0)
  return { server, writers, written: { ...place, since } }
}

async function writeUntil(writers: readonly Writer[], moment: number, kill: () => Promise<void>): Promise<void> {
  const writing = writers.map(async (writer) => await writer.writeUntilKilled())
  await delay(moment)
  await kill()
  await Promise.all(writing)
}

async function killAtStart(server: ServerProcess, moment: number): Promise<void> {
  const starting = server.start().catch(() => {})
  await delay(moment)
  await server.killServer()
  await starting
}

const acknowledgedBy = (writers: readonly Writer[]) => writers.flatMap((writer) => writer.keys().acknowledged).length

describe.each(engines)('on $name', ({ take }) => {
  it(`[STO-140] [STO-141] no acknowledged write is lost and none is half done if the server is killed; moments: ${ROUNDS}`, async () => {
    const chance = chanceFromEnvironment()
    const database = await take?.()
    if (database) onTestFinished(database.release)
    const { server, writers, written } = await open(database?.url)
    for (let round = 0; round < ROUNDS; round += 1) {
      await writeUntil(writers, chance.between(0, MOMENT_MAX_MS), async () => await server.killServer())
      if (round % KILLED_AT_START === 1) await killAtStart(server, chance.between(0, START_MAX_MS))
      await server.start()
      await expectNothingLost(writers, written, chance)
    }
    expect(acknowledgedBy(writers)).toBeGreaterThan(ROUNDS)
  })
})

it.runIf(hasTestPostgres)(
  `[STO-140] [STO-141] nothing is lost if PostgreSQL is killed at ${POSTGRES_ROUNDS} moments; the server continues without a restart`,
  async () => {
    const chance = chanceFromEnvironment()
    const postgres = await DurablePostgres.start(await testPostgres())
    onTestFinished(async () => await postgres.kill())
    const { server, writers, written } = await open(postgres.url)
    for (let round = 0; round < POSTGRES_ROUNDS; round += 1) {
      await writeUntil(writers, chance.between(0, MOMENT_MAX_MS), async () => await postgres.kill())
      await postgres.start()
      await expect.poll(async () => (await server.call({ operation: 'getRolls', params: {} })).status).toBe(200)
      await expectNothingLost(writers, written, chance)
    }
    expect(acknowledgedBy(writers)).toBeGreaterThan(POSTGRES_ROUNDS)
  },
)
