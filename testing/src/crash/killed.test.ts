import { setTimeout as delay } from 'node:timers/promises'

import type { Chance } from '@waybook/server/features/dice/simulator/chance.ts'
import { describe, expect, it, onTestFinished } from 'vitest'

import { folderOf } from '../processes/run-command.ts'
import { ServerProcess, WITHOUT_IMAGE_SERVICE } from '../processes/run-server.ts'
import { chanceFromEnvironment } from '../random-moments.ts'
import { engines } from '../store/test-postgres.ts'
import { expectNothingLost } from './nothing-lost.ts'
import { readStored } from './stored.ts'
import { Writer } from './writer.ts'
import { crashCampaign, WRITERS } from './writes.ts'

const ROUNDS = process.env['LONG'] ? 100 : 10
/** Writes go on for up to this long in each round. */
const MOMENT_MAX_MS = 500
/** In one round of so many the server is also killed while it starts. */
const KILLED_AT_START = 5
/** About as long as a start takes. */
const START_MAX_MS = 1500

describe.each(engines)('on $name', ({ take }) => {
  it(`[STO-140] [STO-141] no acknowledged write is lost and none is half done if the server is killed at ${ROUNDS} moments`, async () => {
    const chance = chanceFromEnvironment()
    const database = await take?.()
    if (database) onTestFinished(database.release)
    const place = { dataDir: await folderOf({}), databaseUrl: database?.url }
    const server = await ServerProcess.on({
      dataDir: place.dataDir,
      campaignDir: await folderOf(crashCampaign),
      environment: { ...WITHOUT_IMAGE_SERVICE, ...(database && { DATABASE_URL: database.url }) },
    })
    onTestFinished(async () => await server.killServer())
    const writers: Writer[] = []
    for (let number = 0; number < WRITERS; number += 1) writers.push(await Writer.at(server, number))
    const { newest: since } = await readStored(place, 0)
    for (let round = 0; round < ROUNDS; round += 1) {
      const writing = writers.map(async (writer) => await writer.writeUntilKilled())
      await delay(chance.between(0, MOMENT_MAX_MS))
      await server.killServer()
      await Promise.all(writing)
      if (round % KILLED_AT_START === 0) await killAtStart(server, chance)
      await server.start()
      await expectNothingLost({ ...place, writers, since }, chance)
    }
    const acknowledged = writers.flatMap((writer) => writer.keys().acknowledged)
    expect(acknowledged.length).toBeGreaterThan(ROUNDS)
  })
})

async function killAtStart(server: ServerProcess, chance: Chance): Promise<void> {
  const starting = server.start().catch(() => {})
  await delay(chance.between(0, START_MAX_MS))
  await server.killServer()
  await starting
}
