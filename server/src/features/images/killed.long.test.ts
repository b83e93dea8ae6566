import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { hasEnded, type Job } from '@waybook/contract'
import { openLoopbackService } from '@waybook/testing/features/images/loopback-service.ts'
import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { ServerProcess } from '@waybook/testing/processes/run-server.ts'
import { chanceFromEnvironment } from '@waybook/testing/world/random-moments.ts'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'

import { openSqliteStore } from '#app/open-store.ts'

import { readChangesSince } from '../changes.ts'

const ROUNDS = 50
/** About the time from an order until the picture is shown. */
const MOMENT_MAX_MS = 1000
const LOOK_EVERY_MS = 250

const bells = Array.from({ length: ROUNDS }, (_, index) => `items/bell-${index}`)

const campaign = {
  'campaign.yaml': 'name: Bells\n',
  ...Object.fromEntries(bells.map((id, index) => [`${id}.md`, `---\nname: Bell ${index}\n---\n`])),
}

/** The address of a web UI that returns pictures immediately, as painting times do not matter here. */
async function sdWebui(): Promise<string> {
  const grey = { width: 64, height: 64, channels: 3, background: 'grey' } as const
  const picture = await sharp({ create: grey }).png().toBuffer()
  const body = JSON.stringify({ images: [picture.toString('base64')] })
  const service = await openLoopbackService({ status: 200, body })
  onTestFinished(async () => await service.close())
  return service.url
}

async function allEnded(server: ServerProcess): Promise<readonly Job[]> {
  for (;;) {
    const { jobs } = (await server.ask('getJobs', {})) as { jobs: readonly Job[] }
    if (jobs.every(hasEnded)) return jobs
    await delay(LOOK_EVERY_MS)
  }
}

/** How often each entity received a picture, according to the change log. */
async function timesPainted(dataDir: string): Promise<Readonly<Record<string, number>>> {
  const store = await openSqliteStore({ file: path.join(dataDir, 'waybook.db'), now: Date.now })
  const changes = await readChangesSince(store.records('dam3'), 0, 10_000)
  await store.close()
  const painted = changes.filter(({ operation }) => operation === 'picture')
  return Object.fromEntries(bells.map((id) => [id, painted.filter(({ subject }) => subject === id).length]))
}

it(`[GEN-7] each job ends once, with a picture or an error, if server or image service are killed at ${ROUNDS} moments`, async () => {
  const chance = chanceFromEnvironment()
  const dataDir = await folderOf({})
  const environment = { PAINTER: 'sdweb', SD_WEBUI_URL: await sdWebui() }
  const server = await ServerProcess.on({ dataDir, campaignDir: await folderOf(campaign), environment })
  onTestFinished(async () => await server.stop())
  for (const [round, entityId] of bells.entries()) {
    expect(await server.ask('generateImage', { entityId })).toMatchObject({ success: true })
    await delay(chance.between(0, MOMENT_MAX_MS))
    if (round % 2 === 1) server.killImageService()
    else {
      await server.killServer()
      await server.start()
    }
  }
  const jobs = await allEnded(server)
  const painted = await timesPainted(dataDir)
  const ended = jobs.map(({ metadata, status, error }) => ({ id: String(metadata['entityId']), status, error }))
  expect(ended.map(({ id }) => id).toSorted()).toEqual(bells.toSorted())
  expect(ended.map(({ status }) => status)).toContain('completed')
  for (const { id, status, error } of ended)
    expect({ id, painted: painted[id], error: error !== null }).toEqual({
      id,
      painted: status === 'completed' ? 1 : 0,
      error: status === 'failed',
    })
})
