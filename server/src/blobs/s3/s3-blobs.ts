import { randomBytes, randomUUID } from 'node:crypto'

import { inParallel } from '#runtime/in-parallel.ts'

import { type Blobs, PICTURE_FORMS, type PictureForms } from '../blobs.ts'
import { copyToFolder } from '../copy-pictures.ts'
import { expectHash, FACTS_FILE, pictureHashForm, PLACE_FILE } from '../folder-layout.ts'
import type { Bucket } from './bucket.ts'
import { type Entry, factsOf, formsOf, keyOf, StoredFacts, tilesOf, type Version } from './stored-facts.ts'
import { FILES, PICTURES, sweepBucket } from './sweep-bucket.ts'
import { markUsed } from './use-marks.ts'
import { listWaiting, markWaiting, unmarkWaiting } from './waiting-marks.ts'

const AT_ONCE = 16

/**
 * Stores pictures in a bucket: `pictures/abcdef…/facts.json`, and next to it a folder with the forms. Each `put` gets a folder with a
 * random name. The facts are written last and name the folder. Therefore a picture is either stored or absent, even if other servers
 * write or delete it at the same time. Later forms go into the same folder, and count once `forms.json` exists.
 */
export function openS3Blobs(bucket: Bucket): Blobs {
  const stored = new StoredFacts(bucket)
  const write = async (hash: string, { version }: Version, forms: Partial<PictureForms>) => {
    const names = PICTURE_FORMS.filter((form) => forms[form] !== undefined)
    await inParallel(names, AT_ONCE, async (form) => {
      const bytes = forms[form]
      if (bytes) await bucket.write(keyOf(hash, { version }, form), bytes)
    })
  }
  const store = async (hash: string, forms: Partial<PictureForms>, about: Entry) => {
    await write(hash, about, forms)
    await bucket.writeNew(factsOf(hash), Buffer.from(JSON.stringify(about)))
  }
  const putForms: Blobs['putForms'] = async (hash, { small, medium, large, full }) => {
    const found = await stored.find(hash)
    if (!found?.formsLater) return
    const forms = { small, medium, large, full }
    await write(hash, found, forms)
    await bucket.write(formsOf(hash, found), Buffer.from(JSON.stringify({ size: sizeOfAll(forms) })))
    await unmarkWaiting(bucket, hash)
  }
  const facts: Blobs['facts'] = async (hash) => {
    const found = await stored.find(hash)
    if (!found) return null
    const { contentType, width, height, blur } = found
    return { contentType, width, height, blur }
  }
  const isComplete: Blobs['isComplete'] = async (hash) => await stored.isComplete(hash)
  const get: Blobs['get'] = async (hash, form) =>
    await stored.fetchForm(hash, form, async (key) => await bucket.read(key))

  const getFile: Blobs['getFile'] = async (hash) =>
    pictureHashForm.test(hash) ? await bucket.read(FILES + hash) : null

  return {
    facts,
    get,
    getFile,
    // Written again, which makes its modification time that of the last use.
    putFile: async (hash, content) => {
      expectHash(hash)
      await bucket.write(FILES + hash, content)
    },
    read: async (hash, form) => await stored.fetchForm(hash, form, async (key) => await bucket.stream(key)),
    put: async (hash, forms, about) => {
      expectHash(hash)
      const found = await stored.find(hash)
      if (found) return (await stored.sizeOf(hash, found)) === null ? await putForms(hash, forms) : undefined
      await store(hash, forms, { ...about, version: newVersion(), size: sizeOfAll(forms) })
    },
    putOriginal: async (hash, original, about) => {
      expectHash(hash)
      if (await stored.find(hash)) return
      await markWaiting(bucket, hash)
      await store(hash, { original }, { ...about, version: newVersion(), size: original.length, formsLater: true })
    },
    putForms,
    isComplete,
    waiting: async () =>
      await listWaiting(bucket, async (hash) => (await stored.find(hash)) !== null && !(await stored.isComplete(hash))),
    putTiles: async (hash, pack) => {
      const found = await stored.find(hash)
      if (found) await bucket.write(tilesOf(hash, found), pack)
    },
    readTiles: async (hash, part) => {
      const found = stored.known(hash) ?? (await stored.find(hash))
      return found && (await bucket.read(tilesOf(hash, found), part))
    },
    bytes: async (hashes) => {
      let sum = 0
      await inParallel(hashes, AT_ONCE, async (hash) => {
        const size = stored.known(hash)?.size ?? (await stored.sizeNow(hash))
        sum += size
      })
      return sum
    },
    renew: async (hashes, atMs) => {
      const valid = hashes.filter((hash) => pictureHashForm.test(hash))
      await inParallel(valid, AT_ONCE, async (hash) => await markUsed(bucket, hash, atMs))
    },
    sweep: async (inUse, nowMs) => await sweepBucket(bucket, inUse, nowMs),
    copyTo: async (folder) => {
      const all = { pictures: picturesIn(bucket), files: filesIn(bucket) }
      await copyToFolder(all, { facts, get, isComplete, getFile }, folder)
    },
    place: async () => await placeOf(bucket),
    ping: async () => await bucket.ping(),
  }
}

function newVersion(): string {
  return randomBytes(8).toString('hex')
}

function sizeOfAll(forms: Partial<PictureForms>): number {
  return Object.values(forms).reduce((sum, { length }) => sum + length, 0)
}

/** The id comes from the bucket itself, because servers may reach the same bucket at different addresses. */
async function placeOf(bucket: Bucket): Promise<string> {
  const known = await bucket.read(PLACE_FILE)
  if (known) return known.toString()
  await bucket.writeNew(PLACE_FILE, Buffer.from(randomUUID()))
  return String(await bucket.read(PLACE_FILE))
}

async function* filesIn(bucket: Bucket): AsyncGenerator<string> {
  for await (const { key } of bucket.list(FILES)) yield key.slice(FILES.length)
}

async function* picturesIn(bucket: Bucket): AsyncGenerator<string> {
  for await (const { key } of bucket.list(PICTURES)) {
    const [, hash = '', name] = key.split('/')
    if (name === FACTS_FILE) yield hash
  }
}
