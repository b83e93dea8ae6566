import { randomBytes, randomUUID } from 'node:crypto'

import { LRUCache } from 'lru-cache'
import * as z from 'zod'

import { inParallel } from '#runtime/in-parallel.ts'

import { type Blobs, PICTURE_FORMS, type PictureForm } from '../blobs.ts'
import { copyToFolder } from '../copy-pictures.ts'
import { FACTS_FILE, fileOf, pictureHashForm, PLACE_FILE, TILES_FILE } from '../folder-layout.ts'
import type { Bucket } from './bucket.ts'
import { PICTURES, sweepBucket } from './sweep-bucket.ts'
import { markUsed } from './use-marks.ts'

const entry = z.object({
  contentType: z.string(),
  width: z.number(),
  height: z.number(),
  blur: z.string(),
  /** The folder of the forms. */
  version: z.string(),
  /** The size of all forms together, in bytes. */
  size: z.number(),
})
type Entry = z.infer<typeof entry>

const AT_ONCE = 16
const KNOWN_MAX = 100_000

/**
 * Stores pictures in a bucket: `pictures/abcdef…/facts.json`, and next to it a folder with the forms. Each `put` gets a folder with a
 * random name. The facts are written last and name the folder. Therefore a picture is either complete or absent, even if other servers
 * write or delete it at the same time.
 */
export function openS3Blobs(bucket: Bucket): Blobs {
  const factsOf = (hash: string) => `${PICTURES}${hash}/${FACTS_FILE}`
  const keyOf = (hash: string, { version }: Pick<Entry, 'version'>, form: PictureForm) =>
    `${PICTURES}${hash}/${version}/${fileOf(form)}`
  const tilesOf = (hash: string, { version }: Pick<Entry, 'version'>) => `${PICTURES}${hash}/${version}/${TILES_FILE}`
  /** Caches entries. Another server may have deleted or replaced them. */
  const known = new LRUCache<string, Pick<Entry, 'version' | 'size'>>({ max: KNOWN_MAX })

  const find = async (hash: string): Promise<Entry | null> => {
    const bytes = pictureHashForm.test(hash) ? await bucket.read(factsOf(hash)) : null
    const found = bytes && entry.parse(JSON.parse(bytes.toString()))
    if (found) known.set(hash, { version: found.version, size: found.size })
    else known.delete(hash)
    return found
  }
  const fetchForm = async <Content>(
    hash: string,
    form: PictureForm,
    fetch: (key: string) => Promise<Content | null>,
  ) => {
    const expected = known.get(hash)
    const content = expected && (await fetch(keyOf(hash, expected, form)))
    if (content) return content
    const found = await find(hash)
    return found && (await fetch(keyOf(hash, found, form)))
  }
  const facts: Blobs['facts'] = async (hash) => {
    const found = await find(hash)
    if (!found) return null
    const { contentType, width, height, blur } = found
    return { contentType, width, height, blur }
  }
  const get: Blobs['get'] = async (hash, form) => await fetchForm(hash, form, async (key) => await bucket.read(key))

  return {
    facts,
    get,
    read: async (hash, form) => await fetchForm(hash, form, async (key) => await bucket.stream(key)),
    put: async (hash, forms, about) => {
      if (!pictureHashForm.test(hash)) throw new Error('A picture must be stored under its SHA-256 hash in hex')
      if (await find(hash)) return
      const version = randomBytes(8).toString('hex')
      const size = Object.values(forms).reduce((sum, { length }) => sum + length, 0)
      await inParallel(
        PICTURE_FORMS,
        AT_ONCE,
        async (form) => await bucket.write(keyOf(hash, { version }, form), forms[form]),
      )
      await bucket.writeNew(factsOf(hash), Buffer.from(JSON.stringify({ ...about, version, size })))
    },
    putTiles: async (hash, pack) => {
      const found = await find(hash)
      if (found) await bucket.write(tilesOf(hash, found), pack)
    },
    readTiles: async (hash, part) => {
      const found = known.get(hash) ?? (await find(hash))
      return found && (await bucket.read(tilesOf(hash, found), part))
    },
    bytes: async (hashes) => {
      let sum = 0
      await inParallel(hashes, AT_ONCE, async (hash) => {
        const { size } = known.get(hash) ?? (await find(hash)) ?? { size: 0 }
        sum += size
      })
      return sum
    },
    renew: async (hashes, atMs) => {
      const valid = hashes.filter((hash) => pictureHashForm.test(hash))
      await inParallel(valid, AT_ONCE, async (hash) => await markUsed(bucket, hash, atMs))
    },
    sweep: async (inUse, nowMs) => await sweepBucket(bucket, inUse, nowMs),
    copyTo: async (folder) => await copyToFolder(picturesIn(bucket), { facts, get }, folder),
    place: async () => await placeOf(bucket),
    ping: async () => await bucket.ping(),
  }
}

/** The id comes from the bucket itself, because servers may reach the same bucket at different addresses. */
async function placeOf(bucket: Bucket): Promise<string> {
  const known = await bucket.read(PLACE_FILE)
  if (known) return known.toString()
  await bucket.writeNew(PLACE_FILE, Buffer.from(randomUUID()))
  return String(await bucket.read(PLACE_FILE))
}

async function* picturesIn(bucket: Bucket): AsyncGenerator<string> {
  for await (const { key } of bucket.list(PICTURES)) {
    const [, hash = '', name] = key.split('/')
    if (name === FACTS_FILE) yield hash
  }
}
