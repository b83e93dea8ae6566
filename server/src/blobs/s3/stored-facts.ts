import { LRUCache } from 'lru-cache'
import * as z from 'zod'

import type { PictureForm } from '../blobs.ts'
import { FACTS_FILE, fileOf, FORMS_FILE, pictureHashForm, TILES_FILE } from '../folder-layout.ts'
import type { Bucket } from './bucket.ts'
import { PICTURES } from './sweep-bucket.ts'

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
export type Entry = z.infer<typeof entry>

const KNOWN_MAX = 100_000

export type Version = Pick<Entry, 'version'>

export const factsOf = (hash: string) => `${PICTURES}${hash}/${FACTS_FILE}`
export const keyOf = (hash: string, { version }: Version, form: PictureForm) =>
  `${PICTURES}${hash}/${version}/${fileOf(form)}`
export const formsOf = (hash: string, { version }: Version) => `${PICTURES}${hash}/${version}/${FORMS_FILE}`
export const tilesOf = (hash: string, { version }: Version) => `${PICTURES}${hash}/${version}/${TILES_FILE}`

/** Reads the facts of pictures. It caches where their forms are; another server may have deleted or replaced them. */
export class StoredFacts {
  readonly #bucket: Bucket
  /** `size` is unknown until all forms are there. */
  readonly #known = new LRUCache<string, Version & { readonly size: number | null }>({ max: KNOWN_MAX })

  constructor(bucket: Bucket) {
    this.#bucket = bucket
  }

  known(hash: string) {
    return this.#known.get(hash)
  }

  async find(hash: string): Promise<Entry | null> {
    const bytes = pictureHashForm.test(hash) ? await this.#bucket.read(factsOf(hash)) : null
    const found = bytes && entry.parse(JSON.parse(bytes.toString()))
    if (found) this.#known.set(hash, { version: found.version, size: found.formsLater ? null : found.size })
    else this.#known.delete(hash)
    return found
  }

  /** In bytes; `null` if the picture waits for its forms. */
  async sizeOf(hash: string, { version, size, formsLater }: Entry): Promise<number | null> {
    if (!formsLater) return size
    const forms = await this.#bucket.read(formsOf(hash, { version }))
    if (!forms) return null
    const all = size + added.parse(JSON.parse(forms.toString())).size
    this.#known.set(hash, { version, size: all })
    return all
  }

  async isComplete(hash: string): Promise<boolean> {
    const found = await this.find(hash)
    return found !== null && (await this.sizeOf(hash, found)) !== null
  }

  /** The size of the forms that are there now, in bytes; 0 for an unknown picture. */
  async sizeNow(hash: string): Promise<number> {
    const found = await this.find(hash)
    return found ? ((await this.sizeOf(hash, found)) ?? found.size) : 0
  }

  /** Fetches a form from its cached place. If it is no longer there, it reads the facts again. */
  async fetchForm<Content>(hash: string, form: PictureForm, fetch: (key: string) => Promise<Content | null>) {
    const expected = this.#known.get(hash)
    const content = expected && (await fetch(keyOf(hash, expected, form)))
    if (content) return content
    const found = await this.find(hash)
    return found && (await fetch(keyOf(hash, found, form)))
  }
}
