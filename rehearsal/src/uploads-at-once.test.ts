import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { openArrivals, openFolderPictures, openWorkshop } from '@waybook/server'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { pngOf } from './png-of.ts'
import { ORIGIN, rehearse, type CampaignFiles, type Rehearsal } from './rehearse.ts'

const UPLOADS = 12
const TIMEOUT_MS = 120_000
/** Of the upload's four megabytes what follows its picture is nothing: it has to come in all the same. */
const UPLOAD_BYTES = 4_000_000
const SAMPLED_EVERY_MS = 20

let folder: string
let arriving: string
let rehearsal: Rehearsal
let address: string
let cookie: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-uploads-'))
  const items = Array.from(
    { length: UPLOADS },
    (_, index) => [`items/thing-${index}.md`, '---\nname: Thing\n---\n'] as const,
  )
  const campaign: CampaignFiles = { 'campaign.yaml': 'name: Many\n', ...Object.fromEntries<string>(items) }
  arriving = path.join(folder, 'arriving')
  rehearsal = await rehearse(campaign, {
    pictures: await openFolderPictures(path.join(folder, 'pictures')),
    arrivals: openArrivals(arriving),
    workshop: openWorkshop(),
  })
  address = await rehearsal.app.listen({ port: 0, host: '127.0.0.1' })
  cookie = await rehearsal.signIn({ role: 'gameMaster' })
})
afterAll(async () => {
  await rehearsal.close()
  await rm(folder, { recursive: true })
})

async function send(id: string, picture: Buffer, rest: Buffer): Promise<number> {
  const headers = { cookie, origin: ORIGIN, 'content-length': picture.length + rest.length }
  return await new Promise<number>((resolve, reject) => {
    const call = request(`${address}/api/images/${id}`, { method: 'POST', headers, agent: false }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    call.once('error', reject)
    call.write(picture)
    call.end(rest)
  })
}

it(
  '[UPL-6] many uploads at once are all taken; they wait on disk, and others are answered meanwhile',
  { timeout: TIMEOUT_MS },
  async () => {
    const rest = Buffer.alloc(UPLOAD_BYTES)
    let [waiting, answered] = [0, 0]
    const over = new AbortController()
    const uploads = Array.from(
      { length: UPLOADS },
      async (_, index) => await send(`items/thing-${index}`, pngOf(index), rest),
    )
    const all = Promise.all(uploads).finally(() => over.abort())
    while (!over.signal.aborted) {
      if ((await fetch(`${address}/api/me`, { headers: { cookie } })).ok) answered += 1
      waiting = Math.max(waiting, (await readdir(arriving).catch(() => [])).length)
      await pause(SAMPLED_EVERY_MS)
    }
    expect(new Set(await all)).toEqual(new Set([200]))
    expect(waiting).toBeGreaterThan(UPLOADS / 2)
    expect(answered).toBeGreaterThan(5)
    expect(await readdir(arriving)).toEqual([])
  },
)
