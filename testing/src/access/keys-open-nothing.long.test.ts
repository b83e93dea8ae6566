import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import {
  accessOperations,
  authRoutes,
  backupDownloadRoute,
  backupUploadRoute,
  campaignUploadRoute,
  displayRoute,
  isOperationName,
  operations,
  pictureUploadRoute,
  soundUploadRoute,
  type OperationName,
} from '@waybook/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { callerOf } from '../world/callers.ts'
import { openTestServer, ORIGIN, type TestServer } from '../world/test-server.ts'
import { AccessRows } from './access-rows.ts'
import type { Samples } from './samples.ts'
import { secretCampaign } from './secret-campaign.ts'
import { playInSecret } from './secret-play.ts'
import { paramsFor, someOf } from './walk.ts'

const names = Object.keys(operations).filter(isOperationName)
const MOST_SETS = 6

let folder: string
let testServer: TestServer
let rows: AccessRows
let key: string
let samples: Samples
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-keys-'))
  testServer = await openTestServer(secretCampaign, { folder })
  const gameMaster = await callerOf(testServer, { role: 'gameMaster' })
  ;({ samples } = await playInSecret(testServer))
  key = operations.createApiKey.answer.parse((await gameMaster('createApiKey', { name: 'Script' })).body).key
  // The first call stores the time at which the key was used.
  await ask('getSettings', { campaignId: 'dam3' })
  rows = new AccessRows(folder)
})
afterAll(async () => {
  rows.close()
  await testServer.close()
  await rm(folder, { recursive: true })
})

async function send(method: 'GET' | 'POST', url: string, payload: object = {}) {
  const headers = { 'x-api-key': key, origin: ORIGIN }
  return await testServer.app.inject({ method, url, headers, ...(method === 'POST' && { payload }) })
}

const ask = async (operation: OperationName, params: object) => await send('POST', '/api/query', { operation, params })

describe('a game master’s key grants access to nobody', () => {
  it.each(names)('[KEY-8] %s grants no access', async (name) => {
    const before = rows.read()
    for (const params of someOf(paramsFor(name, samples), MOST_SETS)) await ask(name, params)
    expect(openedSince(before)).toEqual([])
  })

  it('[KEY-8] is refused by every operation that decides who has access', async () => {
    for (const name of accessOperations) {
      const [params = {}] = paramsFor(name, samples)
      const { statusCode, body } = await ask(name, params)
      expect([name, statusCode, body]).toEqual([
        name,
        403,
        '{"error":"An API key cannot do this: sign in","id":"not-allowed","code":"accountProblems.apiKeyCannot","params":{}}',
      ])
    }
  })

  it('[KEY-8] those operations are the ones for accounts, links, keys, displays, feeds and permissions', () => {
    expect(accessOperations.toSorted()).toEqual([
      'assignCharacter',
      'createApiKey',
      'createCampaign',
      'createCharacter',
      'createDisplay',
      'createFeed',
      'createShare',
      'endSessions',
      'getFeed',
      'getMembers',
      'listApiKeys',
      'listCampaigns',
      'listDisplays',
      'listShares',
      'makeInvite',
      'makeReset',
      'putCampaignAway',
      'removeMember',
      'reopenShare',
      'revokeApiKey',
      'revokeDisplay',
      'revokeFeed',
      'revokeLink',
      'revokeShare',
      'setGrant',
    ])
  })

  it('[KEY-4] [KEY-8] no other address takes it: sign-in, passkeys, displays, downloads, uploads, the live connection', async () => {
    // Everybody may begin a sign-in or sign out.
    const forAnybody = new Set<string>([
      authRoutes.beginPasskeySignIn.path,
      authRoutes.signOut.path,
      authRoutes.signOutEverywhere.path,
    ])
    const routes = [
      ...Object.values(authRoutes).filter((route) => !forAnybody.has(route.path)),
      displayRoute,
      backupDownloadRoute,
      campaignUploadRoute,
      backupUploadRoute,
      { ...pictureUploadRoute, path: '/api/images/items/wick-knife' },
      soundUploadRoute,
      { method: 'GET', path: '/api/me' },
      { method: 'GET', path: '/api/live' },
      { method: 'POST', path: '/display/api/query' },
    ] as const
    const before = rows.read()
    for (const { method, path: url } of routes) {
      const { statusCode, headers } = await send(method, url)
      expect([url, statusCode, headers['set-cookie']]).toEqual([url, expect.toSatisfy(isRefused), undefined])
    }
    expect(openedSince(before)).toEqual([])
  })
})

/** New rows only, because a call may remove access: deleting a character revokes its invites. */
const openedSince = (before: ReadonlySet<string>) => [...rows.read()].filter((row) => !before.has(row))

const isRefused = (status: number) => status >= 400 && status < 500
