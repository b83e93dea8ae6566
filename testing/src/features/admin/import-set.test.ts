import { importPlan, operations } from '@waybook/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { callerWith, type Caller } from '../../world/callers.ts'
import { ORIGIN, openTestServer, type TestServer } from '../../world/test-server.ts'
import { zipOf } from '../../world/zip-of.ts'

const road = {
  'campaign.yaml': 'name: The Small Road\nfolders: { Monsters: location }\n',
  'items/bell.md': '---\nname: Bell\n---\nIt rings.\n',
  'talents/fen-eyed.md': '---\nname: Fen-Eyed of the road\n---\n',
}
const marsh = {
  'campaign.yaml': 'name: Not this\nfolders: { Monsters: character }\n',
  'Monsters/Reed Wight.md':
    '---\nname: Reed wight\nproperties: { rank: minion }\ntalents: { talents/fen-eyed: 1 }\n---\n',
  'talents/fen-eyed.md': '---\nname: Fen-Eyed\n---\n',
  'items/boathook.md': '---\nname: Boathook\nvisible: true\n---\n',
}

let testServer: TestServer
let cookie: string
let gameMaster: Caller
beforeAll(async () => {
  testServer = await openTestServer(road)
  cookie = await testServer.signIn({ role: 'gameMaster' })
  gameMaster = callerWith(testServer, cookie)
})
afterAll(async () => await testServer.close())

it('[LIB-8] a set comes into the campaign beside everything else, hidden, and leaves as one', async () => {
  const payload = zipOf(Object.entries(marsh).map(([name, bytes]) => ({ name, bytes })))
  const headers = { origin: ORIGIN, cookie }
  const sent = await testServer.app.inject({ method: 'POST', url: '/api/imports', headers, payload })
  const { importId } = importPlan.parse(sent.json())
  const reading = { set: 'The Marsh' }
  const plan = importPlan.parse((await gameMaster('planImport', { importId, reading })).body)
  const added = ['characters/reed-wight', 'items/boathook', 'sets/the-marsh', 'talents/fen-eyed-2']
  expect(plan.added.toSorted()).toEqual(added)
  expect(plan).toMatchObject({ removed: [], changed: [], kept: [], campaignChanged: false })
  expect(plan.report?.pages.reduce((sum, { count }) => sum + count, 0)).toBe(4)
  const { body } = await gameMaster('importCampaign', { importId, reading, title: 'marsh.zip' })
  const { jobId } = operations.importCampaign.answer.parse(body)
  const job = async () => operations.getJob.answer.parse((await gameMaster('getJob', { jobId })).body).job
  await expect.poll(async () => (await job()).status).toBe('completed')
  const library = async () => operations.getLibrary.answer.parse((await gameMaster('getLibrary', {})).body)
  const { entries, sets } = await library()
  expect(sets).toMatchObject([{ id: 'sets/the-marsh', name: 'The Marsh', source: 'marsh.zip', entries: 3 }])
  const visible = entries.map(({ name, visible: isVisible }) => `${name} ${isVisible}`)
  expect(visible).toEqual([
    'Bell true',
    'Boathook true',
    'Fen-Eyed false',
    'Fen-Eyed of the road true',
    'Reed wight false',
  ])
  const undo = operations.undoImport.answer.parse((await gameMaster('undoImport', { importId })).body)
  const undoing = async () =>
    operations.getJob.answer.parse((await gameMaster('getJob', { jobId: undo.jobId ?? '' })).body).job.status
  await expect.poll(undoing).toBe('completed')
  expect((await library()).entries.map(({ name }) => name)).toEqual(['Bell', 'Fen-Eyed of the road'])
})
