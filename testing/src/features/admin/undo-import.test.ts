import { importPlan, operations, Problem, type Job } from '@waybook/contract'
import { importFolder } from '@waybook/server/features/imports/import-folder.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { folderOf } from '../../processes/run-command.ts'
import { callerWith, type Caller } from '../../world/callers.ts'
import { CAMPAIGN_ID, ORIGIN, openTestServer, type CampaignFiles, type TestServer } from '../../world/test-server.ts'
import { zipOf } from '../../world/zip-of.ts'

const page = (name: string, text = '') => `---\nname: ${name}\n---\n${text}`
const before = {
  'campaign.yaml': 'name: The Small Road\n',
  'items/bell.md': page('Bell', 'It rings.\n'),
  'items/rope.md': page('Rope'),
}
const after = {
  'campaign.yaml': 'name: The Long Road\n',
  'items/bell.md': page('Bell', 'It is cracked.\n'),
  'items/lamp.md': page('Lamp', 'It hangs near the [[items/bell]].\n'),
  'items/oar.md': page('Oar'),
  'characters/kessa.md': page('Kessa'),
}

let testServer: TestServer
let cookie: string
let gameMaster: Caller
let player: Caller
beforeAll(async () => {
  testServer = await openTestServer(before)
  cookie = await testServer.signIn({ role: 'gameMaster' })
  gameMaster = callerWith(testServer, cookie)
  player = callerWith(testServer, await testServer.signIn({ role: 'player' }))
})
afterAll(async () => await testServer.close())

async function ended(jobId: string): Promise<Job> {
  const job = async () => operations.getJob.answer.parse((await gameMaster('getJob', { jobId })).body).job
  await expect.poll(async () => (await job()).status).toMatch(/completed|failed/)
  return await job()
}

async function imported(files: CampaignFiles): Promise<string> {
  const payload = zipOf(Object.entries(files).map(([name, bytes]) => ({ name, bytes })))
  const sent = await testServer.app.inject({
    method: 'POST',
    url: '/api/imports',
    headers: { origin: ORIGIN, cookie },
    payload,
  })
  const { importId } = importPlan.parse(sent.json())
  const { body } = await gameMaster('importCampaign', { importId, removeMost: true, title: 'road.zip' })
  expect(await ended(operations.importCampaign.answer.parse(body).jobId)).toMatchObject({ status: 'completed' })
  return importId ?? ''
}

async function undone(importId: string, andChanged?: 'all' | readonly string[]): Promise<Job> {
  const { body } = await gameMaster('undoImport', { importId, ...(andChanged && { andChanged }) })
  return await ended(operations.undoImport.answer.parse(body).jobId ?? '')
}

/** The texts of all pages and of the campaign, by id. */
async function texts(): Promise<Record<string, string>> {
  const { body } = await gameMaster('listEntities', {})
  const ids = operations.listEntities.answer.parse(body).entities.map(({ id }) => id)
  const all = ids.map(async (id) => {
    const source = await gameMaster('getSource', { id })
    return [id, operations.getSource.answer.parse(source.body).text] as const
  })
  const { text } = operations.getCampaignSource.answer.parse((await gameMaster('getCampaignSource', {})).body)
  return { ...Object.fromEntries(await Promise.all(all)), campaign: text }
}

const save = async (id: string, text: string, baseVersion: number) =>
  expect((await gameMaster('saveEntity', { id, text, baseVersion })).status).toBe(200)

it('[CIM-441] an undone import leaves every text as it was before, once, and can be done again', async () => {
  const first = await texts()
  const importId = await imported(after)
  const { body } = await gameMaster('listImports', {})
  expect(operations.listImports.answer.parse(body).imports).toMatchObject([
    { importId, title: 'road.zip', added: 3, changed: 1, removed: 1, isUndone: false },
  ])
  await gameMaster('setEntityVisibility', { entityId: 'items/oar', visible: true })
  expect(await undone(importId)).toMatchObject({
    status: 'completed',
    result: { removed: 3, reverted: 1, restored: 1, kept: 0 },
  })
  expect(await texts()).toEqual(first)
  expect((await gameMaster('undoImport', { importId })).body).toMatchObject({ success: true, jobId: null })
  await imported(after)
  const { campaign, ...pages } = await texts()
  expect(campaign).toBe('name: The Long Road\n')
  expect(Object.keys(pages).toSorted()).toEqual(['characters/kessa', 'items/bell', 'items/lamp', 'items/oar'])
})

it('[CIM-442] pages that have changed since are listed, and stay unless the game master names them', async () => {
  const importId = await imported({ ...after, 'items/net.md': page('Net'), 'items/cup.md': page('Cup') })
  await save('items/net', page('Net', 'Mended.\n'), 1)
  await save('items/cup', page('Cup', 'Full.\n'), 1)
  const { body } = await gameMaster('getChangedSinceImport', { importId })
  expect(operations.getChangedSinceImport.answer.parse(body)).toEqual({
    pages: [
      { id: 'items/cup', name: 'Cup', would: 'remove' },
      { id: 'items/net', name: 'Net', would: 'remove' },
    ],
    total: 2,
  })
  expect(await undone(importId, ['items/cup'])).toMatchObject({ result: { removed: 1, kept: 1 } })
  const now = await texts()
  expect([now['items/net'], now['items/cup']]).toEqual([page('Net', 'Mended.\n'), undefined])
})

it('[CIM-443] only a game master of the campaign undoes one of its imports', async () => {
  const importId = await imported({ ...after, 'items/tin.md': page('Tin') })
  for (const operation of ['undoImport', 'listImports', 'getChangedSinceImport', 'planImport'] as const)
    expect((await player(operation, { importId })).status).toBe(403)
  expect((await gameMaster('undoImport', { importId: 'other.1' })).status).toBe(404)
})

it('[CIM-445] an import that is stopped at its end writes nothing', async () => {
  const { store, auth, blobs } = testServer.services
  const was = await texts()
  const folder = await folderOf({ ...before, 'items/tide.md': page('Tide') })
  const services = { records: store.records(CAMPAIGN_ID), auth: auth.campaign(CAMPAIGN_ID), blobs }
  const stopped = importFolder(services, folder, {
    actor: 'test',
    keepMost: false,
    within: async () => await Promise.reject(new Problem('conflict', 'This job was canceled')),
  })
  await expect(stopped).rejects.toThrow('This job was canceled')
  expect(await texts()).toEqual(was)
})
