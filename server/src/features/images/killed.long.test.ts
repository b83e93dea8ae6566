import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { hasEnded, type Job } from '@waybook/contract'
import { openLoopbackService } from '@waybook/testing/features/images/loopback-service.ts'
import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { ServerProcess } from '@waybook/testing/processes/run-server.ts'
import { chanceFromEnvironment } from '@waybook/testing/world/random-moments.ts'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'

import { freePort } from '#app/free-port.ts'
import { openSqliteStore } from '#app/open-store.ts'

import { readChangesSince } from '../changes.ts'

const IMAGES = path.resolve(import.meta.dirname, '../../../../images/src/main.ts')
const ROUNDS = 25
/** About the time from an order until the picture is shown. */
const MOMENT_MAX_MS = 1000
const LOOK_EVERY_MS = 250

const bells = Array.from({ length: ROUNDS }, (_, index) => `items/bell-${index}`)

const campaign = {
  'campaign.yaml': 'name: Bells\n',
  ...Object.fromEntries(bells.map((id, index) => [`${id}.md`, `---\nname: Bell ${index}\n---\n`])),
}

/** The address of a web UI that returns pictures immediately, because painting times do not matter here. */
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

/** An image service in its own process, which is restarted whenever it ends. */
async function imageService() {
  const port = await freePort()
  const environment = { IMAGES_URL: `http://127.0.0.1:${port}`, IMAGES_KEY: 'a key of sixteen letters' }
  const own = { PORT: String(port), IMAGES_KEY: environment.IMAGES_KEY, IMAGES_DIR: await folderOf({}) }
  let child: ChildProcess | null = null
  let ended = false
  const start = (given: Readonly<Record<string, string>>) => {
    child = spawn(process.execPath, [IMAGES], { env: { ...own, ...given }, stdio: 'ignore' })
    child.once('exit', () => ended || start(given))
  }
  onTestFinished(() => {
    ended = true
    child?.kill('SIGKILL')
  })
  return { environment, start, kill: () => void child?.kill('SIGKILL') }
}

async function paintAndKill(server: ServerProcess, killService: (() => void) | null): Promise<void> {
  const chance = chanceFromEnvironment()
  for (const [round, entityId] of bells.entries()) {
    expect(await server.ask('generateImage', { entityId })).toMatchObject({ success: true })
    await delay(chance.between(0, MOMENT_MAX_MS))
    if (killService && round % 2 === 1) killService()
    else {
      await server.killServer()
      await server.start()
    }
  }
}

/** How the job of each bell ended, and how often the bell was painted. */
async function endsOf(server: ServerProcess, dataDir: string) {
  const jobs = await allEnded(server)
  const painted = await timesPainted(dataDir)
  return jobs
    .map(({ metadata, status, error }) => ({ id: String(metadata['entityId']), status, hasError: error !== null }))
    .map((one) => ({ ...one, painted: painted[one.id] ?? 0 }))
    .toSorted((one, other) => bells.indexOf(one.id) - bells.indexOf(other.id))
}

const endedOnce = (completed: readonly string[]) =>
  bells.map((id) =>
    completed.includes(id)
      ? { id, status: 'completed', hasError: false, painted: 1 }
      : { id, status: 'failed', hasError: true, painted: 0 },
  )

const completedIn = (ends: readonly { readonly id: string; readonly status: string }[]) =>
  ends.filter(({ status }) => status === 'completed').map(({ id }) => id)

describe(`[GEN-7] each job ends once, with a picture or an error, at ${ROUNDS} moments`, () => {
  it('if a server that paints itself is killed', async () => {
    const dataDir = await folderOf({})
    const environment = { PAINTER: 'sdweb', SD_WEBUI_URL: await sdWebui() }
    const server = await ServerProcess.on({ dataDir, campaignDir: await folderOf(campaign), environment })
    onTestFinished(async () => await server.stop())
    await paintAndKill(server, null)
    const ends = await endsOf(server, dataDir)
    expect(completedIn(ends)).not.toEqual([])
    expect(ends).toEqual(endedOnce(completedIn(ends)))
  })

  it('if the server or the image service is killed', async () => {
    const dataDir = await folderOf({})
    const { environment, start, kill } = await imageService()
    const server = await ServerProcess.on({ dataDir, campaignDir: await folderOf(campaign), environment })
    onTestFinished(async () => await server.stop())
    start({ PAINTER: 'sdweb', SD_WEBUI_URL: await sdWebui(), IMAGES_CALLBACK: server.origin })
    await paintAndKill(server, kill)
    const ends = await endsOf(server, dataDir)
    expect(completedIn(ends)).not.toEqual([])
    expect(ends).toEqual(endedOnce(completedIn(ends)))
  })
})
