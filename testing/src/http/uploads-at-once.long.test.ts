import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { request } from 'node:http'
import os from 'node:os'
import path from 'node:path'

import { openUploadStaging, openFolderBlobs, openImageProcessor, type AppServices } from '@waybook/server'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { pngOf } from '../world/png-of.ts'
import { ORIGIN, openTestServer, type CampaignFiles, type TestServer } from '../world/test-server.ts'

const UPLOADS = 12
/** The size of an upload: a small picture padded with zeros, which the server must still receive. */
const UPLOAD_BYTES = 4_000_000

let folder: string
let arriving: string
let testServer: TestServer
let address: string
let cookie: string
/** The image processor waits until this resolves. */
const opening = Promise.withResolvers<void>()
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-uploads-'))
  const items = Array.from(
    { length: UPLOADS },
    (_, index) => [`items/thing-${index}.md`, '---\nname: Thing\n---\n'] as const,
  )
  const campaign: CampaignFiles = { 'campaign.yaml': 'name: Many\n', ...Object.fromEntries<string>(items) }
  arriving = path.join(folder, 'arriving')
  testServer = await openTestServer(campaign, {
    blobs: await openFolderBlobs(path.join(folder, 'pictures')),
    uploadStaging: openUploadStaging(arriving),
    imageProcessor: openedOnce(opening.promise),
  })
  address = await testServer.app.listen({ port: 0, host: '127.0.0.1' })
  cookie = await testServer.signIn({ role: 'gameMaster' })
})
afterAll(async () => {
  await testServer.close()
  await rm(folder, { recursive: true })
})

/** An image processor that waits for `open`. */
function openedOnce(open: Promise<void>): AppServices['imageProcessor'] {
  const workshop = openImageProcessor()
  const prepare = async (file: string) => {
    await open
    return await workshop.prepare(file)
  }
  return { ...workshop, prepare, close: async () => await workshop.close() }
}

async function send(id: string, picture: Buffer): Promise<number> {
  const headers = { cookie, origin: ORIGIN, 'content-length': UPLOAD_BYTES }
  return await new Promise<number>((resolve, reject) => {
    const call = request(`${address}/api/images/${id}`, { method: 'POST', headers, agent: false }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    call.once('error', reject)
    call.write(picture)
    call.end(Buffer.alloc(UPLOAD_BYTES - picture.length))
  })
}

it('[UPL-6] many simultaneous uploads are all accepted; they wait on disk, while other requests are answered', async () => {
  const uploads = Array.from({ length: UPLOADS }, async (_, index) => await send(`items/thing-${index}`, pngOf(index)))
  await expect.poll(bytesWaiting).toEqual(uploads.map(() => UPLOAD_BYTES))
  for (let turn = 0; turn < 10; turn += 1)
    expect((await fetch(`${address}/api/me`, { headers: { cookie } })).status).toBe(200)
  opening.resolve()
  expect(await Promise.all(uploads)).toEqual(uploads.map(() => 200))
  expect(await readdir(arriving)).toEqual([])
})

/** The sizes of the files received so far. */
async function bytesWaiting(): Promise<number[]> {
  const files = await readdir(arriving).catch(() => [])
  return await Promise.all(files.map(async (file) => (await stat(path.join(arriving, file))).size))
}
