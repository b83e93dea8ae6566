import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { checkRecords } from '@waybook/server/app/restore/check-records.ts'
import { openFolderBlobs } from '@waybook/server/blobs/folder-blobs.ts'
import { expect, it, onTestFinished } from 'vitest'

import { pngOf } from '../../world/png-of.ts'
import { chanceFromEnvironment } from '../../world/random-moments.ts'
import { folderOf } from '../run-command.ts'
import { ServerProcess } from '../run-server.ts'
import { belongingsOf, crashCampaign } from './writes.ts'

const ROUNDS = 30
/** Longer than the first upload, which starts a process. */
const MOMENT_MAX_MS = 2500
const SHADES = 256
const SMALLEST = 24
const { itemId } = belongingsOf(0)

/** Different for each number. */
const pictureOf = (number: number) => pngOf(number % SHADES, SMALLEST + Math.floor(number / SHADES))

it(`[UPL-140] an acknowledged picture is there with all its bytes if the server is killed at ${ROUNDS} moments of uploads`, async () => {
  const chance = chanceFromEnvironment()
  const dataDir = await folderOf({})
  const campaignDir = await folderOf(crashCampaign)
  const server = await ServerProcess.on({ dataDir, campaignDir })
  onTestFinished(async () => await server.killServer())
  let pictures = 0
  const upload = async (key: string) =>
    await server.upload(itemId, new Uint8Array(pictureOf(pictures)), key).catch(() => null)
  for (let round = 0; round < ROUNDS; round += 1) {
    let unanswered = ''
    const uploading = (async () => {
      for (;;) {
        unanswered = randomUUID()
        const status = await upload(unanswered)
        if (status === null) return
        expect(status).toBe(200)
        pictures += 1
      }
    })()
    await delay(chance.between(0, MOMENT_MAX_MS))
    await server.killServer()
    await uploading
    await server.start()
    // A server's start removes the killed server's partial uploads.
    await expect.poll(async () => await readdir(path.join(dataDir, 'arriving')).catch(() => [])).toEqual([])
    expect(await upload(unanswered)).toBe(200)
    pictures += 1
    const blobs = await openFolderBlobs(path.join(dataDir, 'pictures'))
    const checked = await checkRecords(path.join(dataDir, 'waybook.db'), blobs)
    expect(checked).toMatchObject({ ok: true, pictures, missing: 0 })
  }
})
