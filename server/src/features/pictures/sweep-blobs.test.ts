import { REMOVED_IMAGES_RETENTION_MS } from '@waybook/contract'
import { BELL, campaignOf, drownedRoad, KESSA } from '@waybook/testing/stores/drowned-road.ts'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'

import { openSqliteStore } from '#app/open-store.ts'
import { openMemoryBlobs } from '#blobs/memory-blobs.ts'
import { prepareAdded } from '#blobs/prepare/prepare-added.ts'
import { storePrepared } from '#blobs/store-upload.ts'
import { IN_MEMORY } from '#database/sqlite.ts'

import { readPictureHistory } from './picture-history.ts'
import { setPicture } from './set-picture.ts'
import { sweepBlobs } from './sweep-blobs.ts'

const campaignId = 'dam3'
const square = async (color: string) =>
  await sharp({ create: { width: 9, height: 9, channels: 3, background: color } })
    .png()
    .toBuffer()

async function fixtureAt(now: number) {
  const store = await openSqliteStore({ file: IN_MEMORY, now: () => now })
  onTestFinished(async () => await store.close())
  const records = store.records(campaignId)
  await records.replaceCampaign(drownedRoad(), 'test')
  const pictures = openMemoryBlobs()
  const show = async (id: string, color: string) => {
    const stored = await storePrepared(await prepareAdded(await square(color)), pictures)
    if (!stored.ok) throw new Error(stored.why)
    await records.transaction({ actor: 'gm' }, async (write) => await setPicture(write, id, stored.picture))
    return stored.picture.hash
  }
  const sweepAt = async (time: number) => await sweepBlobs({ store, blobs: pictures, campaignId }, time)
  const isKept = async (hash: string) => (await pictures.facts(hash)) !== null
  return { records, show, sweepAt, isKept }
}

it('[PIC-65] a replaced picture can be restored for 30 days, then it is deleted along with its bytes', async () => {
  const now = Date.now()
  const { records, show, sweepAt, isKept } = await fixtureAt(now)
  const [red, blue] = [await show(KESSA, 'red'), await show(KESSA, 'blue')]
  await sweepAt(now + REMOVED_IMAGES_RETENTION_MS - 1000)
  expect((await readPictureHistory(records, KESSA))?.removed).toMatchObject([{ picture: { hash: red } }])
  expect(await isKept(red)).toBe(true)
  await sweepAt(Date.now() + REMOVED_IMAGES_RETENTION_MS + 1000)
  expect((await readPictureHistory(records, KESSA))?.removed).toEqual([])
  expect([await isKept(red), await isKept(blue)]).toEqual([false, true])
})

it('[PIC-65] keeps a picture that another entity shows', async () => {
  const now = Date.now()
  const { show, sweepAt, isKept } = await fixtureAt(now)
  const red = await show(KESSA, 'red')
  await show(BELL, 'red')
  await show(KESSA, 'blue')
  await sweepAt(now + 2 * REMOVED_IMAGES_RETENTION_MS)
  expect(await isKept(red)).toBe(true)
})

it('[PIC-65] keeps the picture of an entity that an import removed, in case it returns', async () => {
  const now = Date.now()
  const { records, show, sweepAt, isKept } = await fixtureAt(now)
  const red = await show(KESSA, 'red')
  await records.replaceCampaign(campaignOf([]), 'test')
  await sweepAt(now + 2 * REMOVED_IMAGES_RETENTION_MS)
  expect(await isKept(red)).toBe(true)
})
