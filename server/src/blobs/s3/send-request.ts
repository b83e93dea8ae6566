import type { AwsClient } from 'aws4fetch'

import { BucketError } from '#runtime/storage-fault.ts'

/** A `Blob` can be a file on disk, which is read while it is sent. */
type Body = Uint8Array<ArrayBuffer> | Blob

export interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  readonly url: URL
  readonly headers?: Readonly<Record<string, string>>
  /** The content, and its SHA-256 in hex. */
  readonly body?: { readonly content: Body; readonly sha256: string } | undefined
}

const SLOWEST_BYTES_A_SECOND = 128 * 1024
const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/** The store is busy, or another write to the same object was in progress. */
const TRY_AGAIN: ReadonlySet<number> = new Set([408, 409, 429, 500, 502, 503, 504])

/** The maximum time until an answer begins: the time to send the content, plus `answersWithinMs`. */
export function limitMs({ body }: Pick<S3Request, 'body'>, answersWithinMs: number): number {
  const size = body === undefined ? 0 : body.content instanceof Blob ? body.content.size : body.content.length
  return answersWithinMs + msFor(size)
}

/**
 * Signs and sends a request, and calls `read` with its answer. Returns `null` if there is no such object, or if an existing object must
 * not be overwritten. Throws a BucketError for any other refusal, and errors of `fetch` if the store cannot be reached or is late.
 */
export async function sendRequest<Result>(
  client: AwsClient,
  request: S3Request,
  answersWithinMs: number,
  read: (response: Response) => Result | Promise<Result>,
): Promise<Result | null> {
  const { method, url, headers = {}, body } = request
  const signed = await client.sign(url, {
    method,
    headers: { ...headers, 'x-amz-content-sha256': body?.sha256 ?? EMPTY_SHA256 },
  })
  const tooLate = new AbortController()
  let timer = setTimeout(() => tooLate.abort(), limitMs(request, answersWithinMs))
  try {
    const sent = { method, headers: signed.headers, body: body?.content ?? null, redirect: 'manual' } as const
    const response = await fetch(signed.url, { ...sent, signal: tooLate.signal })
    clearTimeout(timer)
    const size = Number(response.headers.get('content-length') ?? 0)
    timer = setTimeout(() => tooLate.abort(), answersWithinMs + msFor(size))
    if (response.ok) return await read(response)
    const code = await codeIn(response)
    if (code === (method === 'PUT' ? 'PreconditionFailed' : 'NoSuchKey')) return null
    const fault = TRY_AGAIN.has(response.status) ? 'unreachable' : 'refused'
    throw new BucketError(fault, `The picture store answered ${code}`, { code })
  } finally {
    clearTimeout(timer)
  }
}

function msFor(bytes: number): number {
  return (1000 * bytes) / SLOWEST_BYTES_A_SECOND
}

/** S3's code for an error. */
async function codeIn(response: Response): Promise<string> {
  const [, code] = /<Code>([\w.]{1,100})<\/Code>/.exec(await response.text()) ?? []
  return code ?? String(response.status)
}
