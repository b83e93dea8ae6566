import { importPlan, operations, type Job } from '@waybook/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { callerWith, type Caller } from '../../world/callers.ts'
import { ORIGIN, openTestServer, type TestServer } from '../../world/test-server.ts'
import { zipOf } from '../../world/zip-of.ts'

let testServer: TestServer
let cookie: string
let gameMaster: Caller
beforeAll(async () => {
  testServer = await openTestServer({ 'campaign.yaml': 'name: The Small Road\n' })
  cookie = await testServer.signIn({ role: 'gameMaster' })
  gameMaster = callerWith(testServer, cookie)
})
afterAll(async () => await testServer.close())

async function send(name: string, payload: Buffer) {
  const headers = { origin: ORIGIN, cookie, 'x-file-name': encodeURIComponent(name) }
  return await testServer.app.inject({ method: 'POST', url: '/api/imports', headers, payload })
}

async function ended(jobId: string): Promise<Job> {
  const job = async () => operations.getJob.answer.parse((await gameMaster('getJob', { jobId })).body).job
  await expect.poll(async () => (await job()).status).toMatch(/completed|failed/)
  return await job()
}

const uuid = (last: number) => `0d2a8c2b-0000-4000-8000-00000000000${last}`
/** A world of OnlyWorlds. */
const world = {
  'world.json': { name: 'The Fen', description: '' },
  'elements/character/mira--1.json': { id: uuid(1), name: 'Mira', description: 'She sings.', friends: [uuid(9)] },
  'elements/location/low-town--2.json': { id: uuid(2), name: 'Low Town', description: 'Wet.' },
}
const zippedWorld = zipOf(Object.entries(world).map(([name, value]) => ({ name, bytes: JSON.stringify(value) })))

it('[CIM-444] the files of another program go through its converter, and the report lists the losses', async () => {
  const plan = importPlan.parse((await send('fen.zip', zippedWorld)).json())
  expect(plan.added.toSorted()).toEqual(['characters/mira', 'locations/low-town'])
  expect(plan).toMatchObject({
    report: { source: 'onlyworlds', readableByPlayers: 0 },
    reading: { folders: [], hidden: true },
  })
  expect(plan.report?.leftOut).toContainEqual(
    expect.objectContaining({ cause: 'A link or a relationship leads to a page that the source lacks' }),
  )
  const { body } = await gameMaster('importCampaign', { importId: plan.importId })
  expect(await ended(operations.importCampaign.answer.parse(body).jobId)).toMatchObject({ result: { added: 2 } })
})

it('[CIM-444] a single file of another program needs no zip', async () => {
  const map = {
    format: 0.3,
    resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: 10, y: 5 }, pixels_per_grid: 70 },
    line_of_sight: [],
    portals: [],
    lights: [],
    environment: { baked_lighting: true, ambient_light: 'ffffffff' },
    image: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  }
  const plan = importPlan.parse((await send('The Cellar.dd2vtt', Buffer.from(JSON.stringify(map)))).json())
  expect(plan).toMatchObject({ added: ['scenes/the-cellar'], report: { source: 'uvtt', pictures: 1 } })
})

it('[CIM-444] a file of another program that cannot be read is refused with the reason', async () => {
  const refused = await send('The Cellar.dd2vtt', Buffer.from('{"format": 0.3, '))
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { error: /The Cellar\.dd2vtt/ }])
})
