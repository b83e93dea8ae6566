import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { importPlan, operations } from '@waybook/contract'
import { smallSources } from '@waybook/converters/small-sources'
import { callerWith, type Caller } from '@waybook/testing/world/callers.ts'
import { ORIGIN, openTestServer, type TestServer } from '@waybook/testing/world/test-server.ts'
import { zipOf, type ZipPart } from '@waybook/testing/world/zip-of.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openImportFolders } from './import-folders.ts'

/** An element, attribute or address with which a text could run a script. */
const RUNS =
  /<(?:script|iframe|object|embed|svg|style)\b|<[a-z][^>]*\s(?:on\w+|style)\s*=|(?:href|src)="\s*javascript:/i
const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(2)>[x](javascript:alert(3))'
/** The keys under which one of the formats has a text that a page shows. */
const TEXTS = /("(?:[nN]ame|title|entry|content|text|value|notes?|legend|[dD]escription)":\s*)"[^"]*"/g

let root: string
let testServer: TestServer
let cookie: string
let gameMaster: Caller
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'waybook-hostile-'))
  testServer = await openTestServer({ 'campaign.yaml': 'name: Fen\n' }, { importFolders: openImportFolders(root) })
  cookie = await testServer.signIn({ role: 'gameMaster' })
  gameMaster = callerWith(testServer, cookie)
})
afterAll(async () => {
  await testServer.close()
  await rm(root, { recursive: true })
})

async function send(parts: readonly ZipPart[], name = 'upload.zip') {
  const headers = { origin: ORIGIN, cookie, 'x-file-name': encodeURIComponent(name) }
  return await testServer.app.inject({ method: 'POST', url: '/api/imports', headers, payload: zipOf(parts) })
}

/** Imports an upload, with its pages visible to players. Returns the HTML of all pages. */
async function imported(importId: string): Promise<string[]> {
  const params = { importId, removeMost: true, reading: { hidden: false } }
  const { jobId } = operations.importCampaign.answer.parse((await gameMaster('importCampaign', params)).body)
  const job = async () => operations.getJob.answer.parse((await gameMaster('getJob', { jobId })).body).job
  await expect.poll(async () => (await job()).status, { timeout: 60_000 }).toBe('completed')
  const listed = operations.listEntities.answer.parse((await gameMaster('listEntities', {})).body)
  const pages = listed.entities.map(async ({ id }) => {
    const { entities } = operations.getEntity.answer.parse((await gameMaster('getEntity', { id })).body)
    return entities.map(({ longDescription }) => longDescription)
  })
  return (await Promise.all(pages)).flat()
}

it('[CIM-455] an archive that unpacks to more than the limit is refused, and nothing of it stays', async () => {
  const zeros = Buffer.alloc(64 * 1024 * 1024)
  const parts = Array.from({ length: 17 }, (_, index) => ({ name: `notes/${index}.md`, bytes: zeros, saysBytes: 10 }))
  const refused = await send(parts)
  expect([refused.statusCode, await readdir(root)]).toEqual([400, []])
})

it('[CIM-455] a name of the file that leads out leads nowhere', async () => {
  for (const name of ['../../evil.json', '/etc/passwd', '..', '\0', 'C:\\evil.dd2vtt']) {
    const { statusCode } = await send([{ name: 'a.md', bytes: 'Fog.' }], name)
    expect(statusCode).toBeLessThan(500)
  }
  await testServer.services.importFolders.sweep(new Set(), Infinity)
  expect(await readdir(root)).toEqual([])
})

describe.each(Object.keys(smallSources))('an archive of %s', (format) => {
  const parts = (change: (text: string) => string = (text) => text): ZipPart[] =>
    Object.entries(smallSources[format] ?? {}).map(([name, text]) => ({
      name,
      bytes: text === null ? 'no picture' : change(text),
    }))

  it('[CIM-455] with a path that leads out is refused with the reason', async () => {
    for (const name of ['../../evil.json', '/etc/evil.json', 'a/../../../evil.md']) {
      const refused = await send([...parts(), { name, bytes: '{}' }])
      expect([refused.statusCode, refused.json()]).toMatchObject([400, { error: /\w/ }])
    }
    expect(await readdir(root)).toEqual([])
  })

  it('[CIM-455] with texts that are nested too deeply or of another kind is planned or refused, never a failure', async () => {
    const wrong = [
      '['.repeat(1_000_000),
      'null',
      '{"name":7,"entities":"x","pages":{"a":1},"items":[null]}',
      '<a>'.repeat(100_000),
    ]
    for (const text of wrong) {
      const answer = await send(parts(() => text))
      expect([200, 400]).toContain(answer.statusCode)
    }
    await testServer.services.importFolders.sweep(new Set(), Infinity)
  })

  it('[CIM-455] with scripts in names and texts becomes pages without any', async () => {
    const hostile = parts((text) =>
      text
        .replaceAll(TEXTS, (_, key: string) => key + JSON.stringify(SCRIPT))
        .replaceAll(/<(Name|Description)>[^<]*<\/\1>/g, `<$1>${SCRIPT.replaceAll('<', '&lt;')}</$1>`),
    )
    const answer = await send(hostile)
    expect(answer.statusCode).toBe(200)
    const { importId, report } = importPlan.parse(answer.json())
    expect(report?.pages).not.toEqual([])
    const texts = await imported(importId ?? '')
    expect(texts.filter((text) => RUNS.test(text))).toEqual([])
  })
})
