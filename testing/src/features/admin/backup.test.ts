import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { importPlan } from '@waybook/contract'
import { openBackups, unpackArchive } from '@waybook/server'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { readChangesSince } from '@waybook/server/features/changes.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { secretCampaign } from '../../access/secret-campaign.ts'
import { callerWith } from '../../world/callers.ts'
import { ORIGIN, openTestServer, type TestServer } from '../../world/test-server.ts'

let folder: string
let testServer: TestServer
let gameMaster: string
let player: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-backup-test-'))
  await mkdir(path.join(folder, 'kept'))
  for (const name of ['daily-2026-11-20.db', 'notes.txt']) await writeFile(path.join(folder, 'kept', name), 'a copy')
  const source = () => ({
    copyRecords: async (file: string) => await testServer.services.store.backup(file),
    copyAccounts: async (file: string) => await testServer.services.auth.backup(file),
    secret: null,
    copyPictures: async () => {},
    madeAt: new Date(),
  })
  const backups = openBackups({ kept: path.join(folder, 'kept'), packing: path.join(folder, 'packing'), source })
  testServer = await openTestServer(secretCampaign, { backups })
  gameMaster = await testServer.signIn({ role: 'gameMaster' })
  player = await testServer.signIn({ role: 'player' })
})
afterAll(async () => {
  await testServer.close()
  await rm(folder, { recursive: true })
})

/** Sends a request like a browser's form. */
const post = async (url: string, headers: Record<string, string>) =>
  await testServer.app.inject({
    method: 'POST',
    url,
    headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

it('[BAK-1] a download has the format of `waybook backup` and leaves no files behind', async () => {
  const answer = await post('/api/backup', { cookie: gameMaster })
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="waybook-\d{4}-\d\d-\d\d\.tar\.gz"$/)
  const file = path.join(folder, 'taken.tar.gz')
  await writeFile(file, answer.rawPayload)
  const into = await mkdtemp(path.join(folder, 'into-'))
  expect(await unpackArchive(file, into)).toMatchObject({ ok: true })
  for (const name of ['waybook.db', 'auth.db'])
    expect((await readFile(path.join(into, name))).toString('latin1', 0, 15)).toBe('SQLite format 3')
  await expect.poll(async () => await readdir(path.join(folder, 'packing'))).toEqual([])
})

it('[BAK-2] only one download runs at a time', async () => {
  const first = await testServer.services.backups.make()
  expect((await post('/api/backup', { cookie: gameMaster })).statusCode).toBe(409)
  first.destroy()
  await expect.poll(async () => (await post('/api/backup', { cookie: gameMaster })).statusCode).toBe(200)
})

it('[BAK-3] stored copies are listed with their time and size and can be downloaded; other files of the folder cannot', async () => {
  const { body } = await callerWith(testServer, gameMaster)('getBackups', {})
  const madeAt = expect.any(Number) as number
  expect(body['backups']).toEqual([{ name: 'daily-2026-11-20.db', reason: 'daily', madeAt, bytes: 6 }])
  const copy = await post('/api/backups/daily-2026-11-20.db', { cookie: gameMaster })
  expect([copy.headers['content-length'], copy.body]).toEqual(['6', 'a copy'])
  for (const name of ['notes.txt', 'daily-2026-11-19.db', '..%2F..%2Fauth.db', 'daily-%2E%2E%2Fnotes.db'])
    expect((await post(`/api/backups/${name}`, { cookie: gameMaster })).statusCode).toBe(404)
})

it('[BAK-6] the campaign’s folder is downloaded as a zip file, and importing it again changes nothing', async () => {
  const answer = await post('/api/export', { cookie: gameMaster })
  const { 'content-type': type, 'content-disposition': as } = answer.headers
  expect([type, as]).toEqual(['application/zip', expect.stringMatching(/"waybook-campaign-\d{4}-\d\d-\d\d\.zip"$/)])
  const headers = { origin: ORIGIN, cookie: gameMaster }
  const payload = answer.rawPayload
  const sent = await testServer.app.inject({ method: 'POST', url: '/api/imports', headers, payload })
  const nothing = { faults: [], added: [], changed: [], removed: [], campaignChanged: false }
  expect(importPlan.parse(sent.json())).toMatchObject(nothing)
})

it.each([
  '/api/backup',
  '/api/backups/daily-2026-11-20.db',
  '/api/export',
  '/api/export/played',
  '/api/export/onlyworlds',
  '/api/export/uvtt/scenes/toll-gate',
  '/api/export/foundry/characters/kessa-vane',
])('[BAK-4] %s requires a signed-in game master on a page of this site', async (url) => {
  expect((await post(url, {})).statusCode).toBe(401)
  expect((await post(url, { cookie: player })).statusCode).toBe(403)
  expect((await post(url, { cookie: gameMaster, origin: 'https://elsewhere.example' })).statusCode).toBe(403)
  expect((await testServer.app.inject({ url, headers: { cookie: gameMaster } })).statusCode).toBe(404)
})

it.each([
  ['/api/backup', 'backupTaken'],
  ['/api/export', 'campaignTaken'],
  ['/api/export/played', 'campaignTaken'],
])('[BAK-5] the change log records the user who requested %s', async (url, action) => {
  await post(url, { cookie: gameMaster })
  const changes = await readChangesSince(testServer.services.store.records(testServer.services.campaignId), 0, 1000)
  expect(changes).toContainEqual(
    expect.objectContaining({ audience: 'gameMaster', operation: 'member', payload: { action } }),
  )
})

it('[BAK-5] a refused download is not recorded', async () => {
  const tables = testServer.services.store.records(testServer.services.campaignId)
  const before = await newestSeq(tables)
  expect((await post('/api/backups/daily-2026-11-19.db', { cookie: gameMaster })).statusCode).toBe(404)
  const running = await testServer.services.backups.make()
  expect((await post('/api/backup', { cookie: gameMaster })).statusCode).toBe(409)
  running.destroy()
  expect(await newestSeq(tables)).toBe(before)
})
