import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { IMPORT_MAX_BYTES, importPlan, type ImportReading, operations, type Job } from '@waybook/contract'
import { openImportFolders } from '@waybook/server'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { callerWith, type Caller } from '../../world/callers.ts'
import { ORIGIN, openTestServer, type CampaignFiles, type TestServer } from '../../world/test-server.ts'
import { zipOf } from '../../world/zip-of.ts'

const first = {
  'campaign.yaml': 'name: The Small Road\n',
  'items/bell.md': '---\nname: Bell\n---\nIt rings.\n',
  'items/rope.md': '---\nname: Rope\n---\n',
}
const second = {
  'campaign.yaml': 'name: The Small Road\n',
  'items/bell.md': '---\nname: Bell\n---\nIt is cracked.\n',
  'items/lamp.md': '---\nname: Lamp\n---\nSee [[items/nowhere]].\n',
}

let folder: string
let testServer: TestServer
let cookie: string
let gameMaster: Caller
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-import-test-'))
  testServer = await openTestServer(first, { importFolders: openImportFolders(folder) })
  cookie = await testServer.signIn({ role: 'gameMaster' })
  gameMaster = callerWith(testServer, cookie)
})
afterAll(async () => {
  await testServer.close()
  await rm(folder, { recursive: true })
})

const zipped = (files: CampaignFiles, below = '') =>
  zipOf(Object.entries(files).map(([name, bytes]) => ({ name: below + name, bytes })))

async function send(payload: Buffer, headers: Record<string, string> = { cookie }) {
  const requested = { method: 'POST', url: '/api/imports', headers: { origin: ORIGIN, ...headers }, payload } as const
  return await testServer.app.inject(requested)
}

const planned = async (files: CampaignFiles, below?: string) =>
  importPlan.parse((await send(zipped(files, below))).json())

const namesOf = async () => {
  const { body } = await gameMaster('listEntities', {})
  return operations.listEntities.answer.parse(body).entities.map(({ id }) => id)
}

async function ended(jobId: string): Promise<Job> {
  const job = async () => operations.getJob.answer.parse((await gameMaster('getJob', { jobId })).body).job
  await expect.poll(async () => (await job()).status).toMatch(/completed|failed/)
  return await job()
}

async function undone(importId: string, andChanged?: 'all' | readonly string[]): Promise<Job> {
  const { body } = await gameMaster('undoImport', { importId, ...(andChanged && { andChanged }) })
  return await ended(operations.undoImport.answer.parse(body).jobId ?? '')
}

it('[CIM-3] an upload returns a plan of the import and changes nothing', async () => {
  const plan = await planned(second)
  expect(plan).toMatchObject({
    faults: [],
    report: {
      source: 'folder',
      pages: [{ type: 'item', count: 2, examples: ['Bell', 'Lamp'] }],
      links: { resolved: 0, dangling: 1 },
      readableByPlayers: 2,
      readableFolders: [{ folder: 'items', pages: 2 }],
      notes: [{ count: 1, places: [{ file: 'items/lamp.md', line: 4 }] }],
    },
    reading: null,
    added: ['items/lamp'],
    changed: ['items/bell'],
    removed: ['items/rope'],
    campaignChanged: false,
    before: 2,
  })
  expect(await namesOf()).toEqual(['items/bell', 'items/rope'])
  await testServer.services.importFolders.discard(plan.importId ?? '')
})

it('[CIM-4] a folder with an error of the whole campaign cannot be imported and is not stored', async () => {
  const plan = await planned({ ...second, 'campaign.yaml': 'name: [\n' })
  expect(plan).toMatchObject({ importId: null, faults: [{ file: 'campaign.yaml' }] })
  expect(await readdir(folder)).toEqual([])
})

it('[CIM-4] a file with an error is left out, and the plan says so', async () => {
  const plan = await planned({ ...second, 'items/lamp.md': '---\nname: [\n---\n' })
  expect(plan).toMatchObject({ faults: [], added: [] })
  expect(plan.report?.leftOut).toMatchObject([{ count: 1, places: [{ file: 'items/lamp.md' }] }])
  await testServer.services.importFolders.discard(plan.importId ?? '')
})

const vault = {
  'NPCs/Mira.md': 'She sings in [[Low Town]].\n',
  'Places/Low Town.md': '# Low Town\n',
  'Lore/Tides.md': 'Twice a day.\n',
  'Names.md': 'Many.\n',
}

it('[CIM-20] [CIM-440] a vault without campaign.yaml is read by types proposed for its folders, hidden from players', async () => {
  const plan = await planned(vault)
  expect(plan.added.toSorted()).toEqual(['characters/mira', 'locations/low-town', 'pages/names', 'pages/tides'])
  expect(plan).toMatchObject({
    faults: [],
    report: { readableByPlayers: 0, links: { resolved: 1, dangling: 0 } },
    reading: {
      folders: [
        { name: 'Lore', type: 'note', files: 1, why: 'none' },
        { name: 'NPCs', type: 'character', files: 1, why: 'name' },
        { name: 'Places', type: 'location', files: 1, why: 'name' },
      ],
      inNoFolder: 1,
      hidden: true,
    },
  })
  await testServer.services.importFolders.discard(plan.importId ?? '')
})

const asked = {
  'Inn.md': '---\nrace: eel\ncssclass: wide\n---\nSee [[Old Mill]].\n\n## DM notes\n\nThe cellar.\n',
  'GM only/Plot.md': 'All of it.\n',
}

it('[CIM-449] the plan asks what to hide, what to show and which pages to make, and an answer can be taken back', async () => {
  const { importId, ...plan } = await planned(asked)
  expect(plan).toMatchObject({
    report: { missing: ['Old Mill'], links: { resolved: 0, dangling: 1 } },
    reading: {
      hide: [
        { name: 'DM notes', pages: 1, chosen: true },
        { name: 'GM only', pages: 1, chosen: true },
      ],
      properties: [{ name: 'race', pages: 1, chosen: false }],
      pages: [],
    },
  })
  const answered = async (reading: ImportReading) =>
    importPlan.parse((await gameMaster('planImport', { importId, reading })).body)
  const made = await answered({ hide: ['GM only'], properties: ['race'], pages: ['Old Mill', '../up', 'Inn'] })
  expect(made.added).toContain('pages/old-mill')
  expect(made).toMatchObject({
    report: { missing: [], links: { resolved: 1, dangling: 0 } },
    reading: { pages: ['Old Mill'], properties: [{ chosen: true }], hide: [{ chosen: false }, { chosen: true }] },
  })
  expect(made.report?.notes.map(({ cause }) => cause)).toContain(
    'the heading "DM notes" looks like notes for the game master',
  )
  const pages = ['Old Mill']
  const both = await Promise.all([answered({ pages }), answered({ pages, hide: [] })])
  expect(both.map(({ reading }) => reading?.pages)).toEqual([pages, pages])
  expect((await answered({})).added.toSorted()).toEqual(plan.added.toSorted())
  await testServer.services.importFolders.discard(importId ?? '')
})

it('[CIM-440] another reading of the folders changes the plan, and the import follows it', async () => {
  const { importId } = await planned(vault)
  const reading = { folders: { Lore: 'event', NPCs: 'none' }, hidden: false }
  const { body } = await gameMaster('planImport', { importId, reading })
  const plan = importPlan.parse(body)
  expect(plan.added.toSorted()).toEqual(['events/tides', 'locations/low-town', 'pages/names'])
  expect(plan).toMatchObject({
    report: { readableByPlayers: 2, leftOut: [{ count: 1, places: [{ file: 'NPCs/Mira.md' }] }] },
    reading: {
      folders: [
        { name: 'Lore', type: 'event', why: 'chosen' },
        { name: 'NPCs', type: 'none', why: 'chosen' },
        { name: 'Places', type: 'location', why: 'name' },
      ],
      hidden: false,
    },
  })
  expect(importPlan.parse((await gameMaster('planImport', { importId })).body).added).toHaveLength(4)
  const begun = await gameMaster('importCampaign', { importId, reading, removeMost: true, title: 'Fen.zip' })
  const { jobId } = operations.importCampaign.answer.parse(begun.body)
  expect(await ended(jobId)).toMatchObject({ status: 'completed', result: { added: 3, removed: 2 } })
  const { text } = operations.getCampaignSource.answer.parse((await gameMaster('getCampaignSource', {})).body)
  expect(text).toContain('name: Fen\n')
  expect(text).toMatch(/NPCs: none\n[^]*Lore: event\n/)
  await undone(importId ?? '')
  expect(await namesOf()).toEqual(['items/bell', 'items/rope'])
})

it('[CIM-5] a job then imports the upload, even if the zip wraps it in a folder, and removes it', async () => {
  const { importId } = await planned(second, 'small-road/')
  const { body } = await gameMaster('importCampaign', { importId })
  const { jobId } = operations.importCampaign.answer.parse(body)
  expect(await ended(jobId)).toMatchObject({ status: 'completed', result: { added: 1, changed: 1, removed: 1 } })
  expect(await namesOf()).toEqual(['items/bell', 'items/lamp'])
  await expect.poll(async () => await readdir(folder)).toEqual([])
  expect((await gameMaster('importCampaign', { importId })).status).toBe(404)
})

it('[CIM-9] an import that would remove most entities needs the game master’s confirmation', async () => {
  const { importId, removed, before } = await planned({ 'campaign.yaml': 'name: The Small Road\n' })
  expect([removed, before]).toEqual([['items/bell', 'items/lamp'], 2])
  const start = async (params: object) => {
    const { body } = await gameMaster('importCampaign', { importId, ...params })
    return await ended(operations.importCampaign.answer.parse(body).jobId)
  }
  expect(await start({})).toMatchObject({
    status: 'failed',
    error:
      'It would remove 2 of the 2 entities, so nothing was imported. Upload the whole folder, or confirm the removal.',
  })
  expect(await namesOf()).toEqual(['items/bell', 'items/lamp'])
  expect(await start({ removeMost: true })).toMatchObject({ status: 'completed', result: { removed: 2 } })
  expect(await namesOf()).toEqual([])
})

it('[CIM-6] a file that is not a zip file is refused with a message and not stored', async () => {
  const refused = await send(Buffer.from('no zip'))
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ error: 'This is not a zip file, or it is incomplete.' })
  const large = await send(Buffer.from('x'), { cookie, 'content-length': String(IMPORT_MAX_BYTES + 1) })
  expect([large.statusCode, await readdir(folder)]).toEqual([413, []])
})

it('[CIM-7] an upload that was not imported is removed by the next upload after an hour', async () => {
  const { importId } = await planned(second)
  const { importFolders } = testServer.services
  await importFolders.sweep(new Set([importId ?? '']), Infinity)
  expect(await readdir(folder)).toEqual([importId])
  await importFolders.sweep(new Set(), Date.now() - 3_600_000)
  expect(await readdir(folder)).toEqual([importId])
  await importFolders.sweep(new Set(), Infinity)
  expect(await readdir(folder)).toEqual([])
})

it('[CIM-8] an upload requires a signed-in game master on a page of this site', async () => {
  const zip = zipped(second)
  expect((await send(zip, {})).statusCode).toBe(401)
  expect((await send(zip, { cookie: await testServer.signIn({ role: 'player' }) })).statusCode).toBe(403)
  expect((await send(zip, { cookie, origin: 'https://elsewhere.example' })).statusCode).toBe(403)
  expect(await readdir(folder)).toEqual([])
})

it.each(['..', '../../..', 'not-an-id'])('[CIM-8] %j is not the id of an upload', async (importId) => {
  expect((await gameMaster('importCampaign', { importId })).status).toBe(404)
})

it('[MEM-13] an import revokes the open invites for characters that it removes, and no others', async () => {
  const imported = async (files: CampaignFiles) => {
    const { importId } = await planned({ ...second, ...files })
    const { body } = await gameMaster('importCampaign', { importId })
    await ended(operations.importCampaign.answer.parse(body).jobId)
    await expect.poll(async () => await readdir(folder)).toEqual([])
  }
  const [kessa, odo] = ['characters/kessa', 'characters/odo']
  await imported({ [`${kessa}.md`]: '---\nname: Kessa\n---\n', [`${odo}.md`]: '---\nname: Odo\n---\n' })
  for (const characterId of [kessa, odo]) await gameMaster('makeInvite', { role: 'player', characterId })
  await gameMaster('makeInvite', { role: 'player' })
  await imported({ [`${odo}.md`]: '---\nname: Odo\n---\n' })
  const { links } = operations.getMembers.answer.parse((await gameMaster('getMembers', {})).body)
  expect(links.map(({ characterId }) => characterId)).toEqual([odo, null])
})

it('[CIM-453] the plan offers names for pages that share one, and Waybook names them so until the file or campaign.yaml says otherwise', async () => {
  const twins = { 'Places/Weir.md': 'Old.\n', 'World/Ruins/Weir.md': '# Weir\n\nSee [[Places/Weir]] and [[Weir]].\n' }
  const { importId, report } = await planned(twins)
  const names = { 'World/Ruins/Weir.md': 'Weir (Ruins)' }
  expect(report?.twins).toEqual([{ file: 'World/Ruins/Weir.md', name: 'Weir (Ruins)' }])
  const reading: ImportReading = { folders: { 'World/Ruins': 'location' }, names }
  const plan = importPlan.parse((await gameMaster('planImport', { importId, reading })).body)
  expect(plan).toMatchObject({
    report: { twins: [], links: { resolved: 1, dangling: 0 } },
    reading: { names: [{ file: 'World/Ruins/Weir.md', name: 'Weir (Ruins)' }] },
  })
  const begun = await gameMaster('importCampaign', { importId, reading, removeMost: true })
  await ended(operations.importCampaign.answer.parse(begun.body).jobId)
  const nameOf = async () => {
    const { entities } = operations.getEntity.answer.parse((await gameMaster('getEntity', { id: TWIN })).body)
    return entities[0]?.name
  }
  expect(await nameOf()).toBe('Weir (Ruins)')
  const { text, version } = operations.getCampaignSource.answer.parse((await gameMaster('getCampaignSource', {})).body)
  await gameMaster('saveCampaign', { text: text.replace('Weir (Ruins)', 'Weir of old'), baseVersion: version })
  expect(await nameOf()).toBe('Weir of old')
  await undone(importId ?? '')
})

const TWIN = 'locations/weir-2'
