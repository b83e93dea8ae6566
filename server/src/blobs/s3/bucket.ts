import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'

import { AwsClient } from 'aws4fetch'

import { BucketError } from '#runtime/storage-fault.ts'

import { readListing, type ListedObject } from './listing.ts'

/** A bucket of an S3-compatible store, and what is needed to use it. */
export interface BucketSettings {
  readonly name: string
  /** Such as `https://s3.eu-central-1.amazonaws.com`, without a path. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** What all keys begin with: empty, or ends in a slash. */
  readonly prefix: string
}

/** An object as it is read: its length in bytes, and its content as it arrives. */
export interface ObjectStream {
  readonly size: number
  readonly content: Readable
}

/** A `Blob` can be a file on the disk, which is read while it is sent. */
type Body = Uint8Array<ArrayBuffer> | Blob

interface Sent {
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** The content, and its SHA-256 in hex. */
  readonly body?: { readonly content: Body; readonly sha256: string }
}

const ATTEMPTS = 4
const BACK_OFF_MS = 100
/** How long a store may take to answer; for content, one second more for each of so many bytes. */
const ANSWERS_WITHIN_MS = 5000
const SLOWEST_BYTES_A_SECOND = 128 * 1024
interface Timing {
  readonly backOffMs?: number
  readonly answersWithinMs?: number
}

/** The store asks for patience, or another write to the same object was under way. */
const TRY_AGAIN: ReadonlySet<number> = new Set([408, 409, 429, 500, 502, 503, 504])
const EMPTY_SHA256 = sha256Of(new Uint8Array())

/**
 * A bucket of an S3-compatible store. Keys are relative to the prefix in the settings, and consist of letters, digits and `-_./`. Requests
 * are retried a few times with back-off, which is safe since all of them can be repeated; then a BucketError is thrown.
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

  /** `null` if there is no such object. */
  async read(key: string): Promise<Buffer | null> {
    return await this.#perform('GET', key, {}, async (response) => Buffer.from(await response.arrayBuffer()))
  }

  /** Like `read`, but returns once the content begins to arrive. */
  async stream(key: string): Promise<ObjectStream | null> {
    return await this.#perform('GET', key, {}, ({ headers, body }) => {
      const content = body ? Readable.fromWeb(body) : Readable.from([])
      return { size: Number(headers.get('content-length')), content }
    })
  }

  async write(key: string, content: Uint8Array): Promise<void> {
    await this.#put(key, {}, { content: new Uint8Array(content), sha256: sha256Of(content) })
  }

  /** Writes an object unless there is one under its name, as far as the store supports this. */
  async writeNew(key: string, content: Uint8Array): Promise<void> {
    await this.#put(key, { 'if-none-match': '*' }, { content: new Uint8Array(content), sha256: sha256Of(content) })
  }

  async writeFile(key: string, content: Blob): Promise<void> {
    const hash = createHash('sha256')
    await pipeline(Readable.fromWeb(content.stream()), hash)
    await this.#put(key, {}, { content, sha256: hash.digest('hex') })
  }

  /** Deleting an object that does not exist changes nothing. */
  async delete(key: string): Promise<void> {
    await this.#perform('DELETE', key, {}, ignored)
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
    return (await this.#perform('GET', null, { query }, async (response) => await response.text())) ?? ''
  }

  async #put(key: string, headers: Sent['headers'] & object, body: NonNullable<Sent['body']>): Promise<void> {
    await this.#perform('PUT', key, { headers, body }, ignored)
  }

  /** Calls `read` with the first answer that is final, `null` if it is that there is no such object. If reading fails, the request is sent again. */
  async #perform<Result>(
    method: string,
    key: string | null,
    sent: Sent,
    read: (response: Response) => Result | Promise<Result>,
  ): Promise<Result | null> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#attempt(method, key, sent, read)
      } catch (error) {
        if (error instanceof BucketError && error.fault === 'refused') throw error
        if (attempt === ATTEMPTS) throw error instanceof BucketError ? error : unreachable(error)
      }
      await delay(this.#timing.backOffMs * 2 ** (attempt - 1) * (0.5 + Math.random()))
    }
  }

  async #attempt<Result>(
    method: string,
    key: string | null,
    { query = {}, headers = {}, body }: Sent,
    read: (response: Response) => Result | Promise<Result>,
  ): Promise<Result | null> {
    const { endpoint, name, prefix } = this.#settings
    const url = new URL(`${endpoint}/${name}${key === null ? '' : `/${prefix}${key}`}`)
    for (const [parameter, value] of Object.entries(query)) url.searchParams.set(parameter, value)
    const payload = { 'x-amz-content-sha256': body?.sha256 ?? EMPTY_SHA256 }
    const signed = await this.#client.sign(url, { method, headers: { ...headers, ...payload } })
    const tooLate = new AbortController()
    const timer = setTimeout(() => tooLate.abort(), this.#timing.answersWithinMs + sendingMs(body?.content))
    try {
      const request = { method, headers: signed.headers, body: body?.content ?? null, redirect: 'manual' } as const
      const response = await fetch(signed.url, { ...request, signal: tooLate.signal })
      if (response.ok) return await read(response)
      const code = await codeIn(response)
      if (code === 'PreconditionFailed' || code === 'NoSuchKey') return null
      throw new BucketError(
        TRY_AGAIN.has(response.status) ? 'unreachable' : 'refused',
        `The store of pictures answered ${code}`,
      )
    } finally {
      clearTimeout(timer)
    }
  }
}

/** S3's code for an error. */
async function codeIn(response: Response): Promise<string> {
  const [, code] = /<Code>([\w.]{1,100})<\/Code>/.exec(await response.text()) ?? []
  return code ?? String(response.status)
}

function unreachable(cause: unknown): BucketError {
  return new BucketError('unreachable', 'The store of pictures cannot be reached', { cause })
}

async function ignored(response: Response): Promise<void> {
  await response.arrayBuffer()
}

function sendingMs(content: Body | undefined): number {
  const size = content === undefined ? 0 : content instanceof Blob ? content.size : content.length
  return (1000 * size) / SLOWEST_BYTES_A_SECOND
}

function sha256Of(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
