import { randomBytes, randomUUID } from 'node:crypto'

import { LRUCache } from 'lru-cache'
import * as z from 'zod'

import { inParallel } from '#runtime/in-parallel.ts'

import { type Blobs, PICTURE_FORMS, type PictureForm, type PictureForms } from '../blobs.ts'
import { copyToFolder } from '../copy-pictures.ts'
import {
  expectHash,
  FACTS_FILE,
  fileOf,
  FORMS_FILE,
  pictureHashForm,
  PLACE_FILE,
  TILES_FILE,
} from '../folder-layout.ts'
import type { Bucket } from './bucket.ts'
import { PICTURES, sweepBucket } from './sweep-bucket.ts'
import { markUsed } from './use-marks.ts'
import { listWaiting, markWaiting, unmarkWaiting } from './waiting-marks.ts'

const entry = z.object({
  contentType: z.string(),
  width: z.number(),
  height: z.number(),
  blur: z.string(),
  /** The folder of the forms. */
  version: z.string(),
  /** The size of all forms together, in bytes. If the others come later, the size of the original. */
  size: z.number(),
  formsLater: z.optional(z.literal(true)),
})
/** Written after the forms that come later. `size`: the size of these forms together, in bytes. */
const added = z.object({ size: z.number() })
type Entry = z.infer<typeof entry>

const AT_ONCE = 16
const KNOWN_MAX = 100_000

/**
 * Stores pictures in a bucket: `pictures/abcdef…/facts.json`, and next to it a folder with the forms. Each `put` gets a folder with a
 * random name. The facts are written last and name the folder. Therefore a picture is either stored or absent, even if other servers
 * write or delete it at the same time. Later forms go into the same folder, and count once `forms.json` exists.
 */
export function openS3Blobs(bucket: Bucket): Blobs {
  const factsOf = (hash: string) => `${PICTURES}${hash}/${FACTS_FILE}`
  const keyOf = (hash: string, { version }: Pick<Entry, 'version'>, form: PictureForm) =>
    `${PICTURES}${hash}/${version}/${fileOf(form)}`
  const formsOf = (hash: string, { version }: Pick<Entry, 'version'>) => `${PICTURES}${hash}/${version}/${FORMS_FILE}`
  const tilesOf = (hash: string, { version }: Pick<Entry, 'version'>) => `${PICTURES}${hash}/${version}/${TILES_FILE}`
  /** Caches entries. Another server may have deleted or replaced them. `size` is unknown until all forms are there. */
  const known = new LRUCache<string, Pick<Entry, 'version'> & { readonly size: number | null }>({ max: KNOWN_MAX })

  const find = async (hash: string): Promise<Entry | null> => {
    const bytes = pictureHashForm.test(hash) ? await bucket.read(factsOf(hash)) : null
    const found = bytes && entry.parse(JSON.parse(bytes.toString()))
    if (found) known.set(hash, { version: found.version, size: found.formsLater ? null : found.size })
    else known.delete(hash)
    return found
  }
  /** In bytes; `null` if the picture waits for its forms. */
  const sizeOf = async (hash: string, { version, size, formsLater }: Entry): Promise<number | null> => {
    if (!formsLater) return size
    const forms = await bucket.read(formsOf(hash, { version }))
    if (!forms) return null
    const all = size + added.parse(JSON.parse(forms.toString())).size
    known.set(hash, { version, size: all })
    return all
  }
  const isComplete: Blobs['isComplete'] = async (hash) => {
    const found = await find(hash)
    return found !== null && (await sizeOf(hash, found)) !== null
  }
  const write = async (hash: string, { version }: Pick<Entry, 'version'>, forms: Partial<PictureForms>) => {
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
    const found = await find(hash)
    if (!found?.formsLater) return
    const forms = { small, medium, large, full }
    await write(hash, found, forms)
    await bucket.write(formsOf(hash, found), Buffer.from(JSON.stringify({ size: sizeOfAll(forms) })))
    await unmarkWaiting(bucket, hash)
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
  const sizeNow = async (hash: string) => {
    const found = await find(hash)
    return found ? ((await sizeOf(hash, found)) ?? found.size) : 0
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
      expectHash(hash)
      const found = await find(hash)
      if (found) return (await sizeOf(hash, found)) === null ? await putForms(hash, forms) : undefined
      await store(hash, forms, { ...about, version: newVersion(), size: sizeOfAll(forms) })
    },
    putOriginal: async (hash, original, about) => {
      expectHash(hash)
      if (await find(hash)) return
      await markWaiting(bucket, hash)
      await store(hash, { original }, { ...about, version: newVersion(), size: original.length, formsLater: true })
    },
    putForms,
    isComplete,
    waiting: async () =>
      await listWaiting(bucket, async (hash) => (await find(hash)) !== null && !(await isComplete(hash))),
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
        const size = known.get(hash)?.size ?? (await sizeNow(hash))
        sum += size
      })
      return sum
    },
    renew: async (hashes, atMs) => {
      const valid = hashes.filter((hash) => pictureHashForm.test(hash))
      await inParallel(valid, AT_ONCE, async (hash) => await markUsed(bucket, hash, atMs))
    },
    sweep: async (inUse, nowMs) => await sweepBucket(bucket, inUse, nowMs),
    copyTo: async (folder) => await copyToFolder(picturesIn(bucket), { facts, get, isComplete }, folder),
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

async function* picturesIn(bucket: Bucket): AsyncGenerator<string> {
  for await (const { key } of bucket.list(PICTURES)) {
    const [, hash = '', name] = key.split('/')
    if (name === FACTS_FILE) yield hash
  }
}
