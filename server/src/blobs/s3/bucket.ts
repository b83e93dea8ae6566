import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'

import { AwsClient } from 'aws4fetch'

import { BucketError } from '#runtime/storage-fault.ts'

import type { ByteRange } from '../blobs.ts'
import { readListing, type ListedObject } from './listing.ts'
import { limitMs, type S3Request, sendRequest } from './send-request.ts'

/** A bucket of an S3-compatible store, and its credentials. */
export interface BucketSettings {
  readonly name: string
  /** Such as `https://s3.eu-central-1.amazonaws.com`, without a path. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** The prefix of all keys. Empty, or ends in a slash. */
  readonly prefix: string
}

/** The length of an object in bytes, and its content as it arrives. */
export interface ObjectStream {
  readonly size: number
  readonly content: Readable
}

/** In milliseconds, for tests. */
interface Timing {
  readonly backOffMs?: number
  readonly answersWithinMs?: number
}

const ATTEMPTS = 4
const BACK_OFF_MS = 100
const ANSWERS_WITHIN_MS = 5000

/**
 * A bucket of an S3-compatible store. Keys are relative to the prefix in the settings, and consist of letters, digits and `-_./`. All
 * requests are idempotent. They are retried a few times with back-off, then a BucketError is thrown.
 */
export class Bucket {
  readonly #client: AwsClient
  readonly #settings: BucketSettings
  readonly #timing: Required<Timing>

  constructor(settings: BucketSettings, { backOffMs = BACK_OFF_MS, answersWithinMs = ANSWERS_WITHIN_MS }: Timing = {}) {
    const { accessKeyId, secretAccessKey, region } = settings
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
    this.#settings = settings
    this.#timing = { backOffMs, answersWithinMs }
  }

  /** An object, or a part of it. `null` if there is no such object. */
  async read(key: string, part?: ByteRange): Promise<Buffer | null> {
    const headers = part && { range: `bytes=${part.from}-${part.from + part.length - 1}` }
    return await this.#perform(
      { method: 'GET', url: this.#urlOf(key), ...(headers && { headers }) },
      async (response) => Buffer.from(await response.arrayBuffer()),
    )
  }

  /** Like `read`, but returns when the content begins to arrive. */
  async stream(key: string): Promise<ObjectStream | null> {
    return await this.#perform({ method: 'GET', url: this.#urlOf(key) }, ({ headers, body }) => {
      const content = body ? Readable.fromWeb(body) : Readable.from([])
      return { size: Number(headers.get('content-length')), content }
    })
  }

  async write(key: string, content: Uint8Array): Promise<void> {
    await this.#put(key, bodyOf(content))
  }

  /** Writes an object unless its key exists. If the store has no conditional writes, the later of two concurrent writers may win. */
  async writeNew(key: string, content: Uint8Array): Promise<void> {
    try {
      await this.#put(key, bodyOf(content), { 'if-none-match': '*' })
    } catch (error) {
      if (!(error instanceof BucketError && error.code === 'NotImplemented')) throw error
      if (!(await this.read(key))) await this.write(key, content)
    }
  }

  async writeFile(key: string, content: Blob): Promise<void> {
    const hash = createHash('sha256')
    await pipeline(Readable.fromWeb(content.stream()), hash)
    await this.#put(key, { content, sha256: hash.digest('hex') })
  }

  /** Deleting an object that does not exist changes nothing. */
  async delete(key: string): Promise<void> {
    await this.#perform({ method: 'DELETE', url: this.#urlOf(key) }, ignored)
  }

  /** The objects whose keys begin with `prefix`, in the order of their keys. */
  async *list(prefix: string): AsyncGenerator<ListedObject> {
    let token: string | null = null
    do {
      const page: string = await this.#listing(prefix, token === null ? {} : { 'continuation-token': token })
      const { objects, next } = readListing(page)
      for (const { key, ...about } of objects) yield { key: key.slice(this.#settings.prefix.length), ...about }
      token = next
    } while (token !== null)
  }

  /** Resolves if objects can be written and listed. */
  async ping(): Promise<void> {
    await Promise.all([this.write('ping', new Uint8Array()), this.#listing('ping', { 'max-keys': '1' })])
  }

  async #listing(prefix: string, more: Readonly<Record<string, string>>): Promise<string> {
    const query = { 'list-type': '2', prefix: this.#settings.prefix + prefix, ...more }
    const page = await this.#perform(
      { method: 'GET', url: this.#urlOf(null, query) },
      async (answer) => await answer.text(),
    )
    if (!page?.includes('<ListBucketResult')) throw new BucketError('refused', 'The picture store does not speak S3')
    return page
  }

  async #put(key: string, body: S3Request['body'], headers: S3Request['headers'] = {}): Promise<void> {
    await this.#perform({ method: 'PUT', url: this.#urlOf(key), headers, body }, ignored)
  }

  #urlOf(key: string | null, query: Readonly<Record<string, string>> = {}): URL {
    const { endpoint, name, prefix } = this.#settings
    const url = new URL(`${endpoint}/${name}${key === null ? '' : `/${prefix}${key}`}`)
    for (const [parameter, value] of Object.entries(query)) url.searchParams.set(parameter, value)
    return url
  }

  /** Sends a request, with retries, until `read` has read an answer. */
  async #perform<Result>(
    request: S3Request,
    read: (response: Response) => Result | Promise<Result>,
  ): Promise<Result | null> {
    const { backOffMs, answersWithinMs } = this.#timing
    const giveUpAt = performance.now() + 2 * limitMs(request, answersWithinMs)
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await sendRequest(this.#client, request, answersWithinMs, read)
      } catch (error) {
        if (error instanceof BucketError && error.fault === 'refused') throw error
        if (attempt === ATTEMPTS || performance.now() > giveUpAt)
          throw error instanceof BucketError ? error : unreachable(error)
      }
      await delay(backOffMs * 2 ** (attempt - 1) * (0.5 + Math.random()))
    }
  }
}

function unreachable(cause: unknown): BucketError {
  return new BucketError('unreachable', 'The picture store cannot be reached', { cause })
}

async function ignored(response: Response): Promise<void> {
  await response.arrayBuffer()
}

function bodyOf(content: Uint8Array): S3Request['body'] {
  return { content: new Uint8Array(content), sha256: createHash('sha256').update(content).digest('hex') }
}
