import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

import { Bucket } from '@waybook/server/blobs/s3/bucket.ts'

import { listingOf, type StoredObject } from './listing.ts'
import { type Credentials, signatureFault } from './signature.ts'

/**
 * Failures of requests: S3 asks to slow down, the connection is cut before or in the middle of an answer, or answers, or their second halves,
 * are late.
 */
export type Trouble =
  | { readonly is: 'slow-down' | 'cut' | 'cut-body' }
  | { readonly is: 'late' | 'slow-body'; readonly byMs: number }

/** A store that speaks S3's protocol over http as far as Waybook uses it, with one bucket in memory. It verifies every signature. */
export interface S3Double extends Credentials {
  readonly endpoint: string
  readonly bucket: string
  /** The objects by key. */
  readonly objects: Map<string, StoredObject>
  /** The accepted requests, such as `GET pictures/x`. */
  readonly requests: string[]
  /** Makes the next requests fail. */
  readonly trouble: (how: Trouble, times?: number) => void
  readonly recover: () => void
  /** Calls `work` before the request after `count` others is performed. */
  readonly doAfter: (count: number, work: () => Promise<void>) => void
  readonly close: () => Promise<void>
}

const STATUS: Readonly<Record<string, number>> = {
  AuthorizationHeaderMalformed: 400,
  XAmzContentSHA256Mismatch: 400,
  NotImplemented: 501,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  MethodNotAllowed: 405,
  PreconditionFailed: 412,
  InvalidRange: 416,
  SlowDown: 503,
}

interface Options {
  /** The number of keys per page of a listing. */
  readonly pageSize?: number
  /** Whether the double supports the header `If-None-Match`; some stores do not. */
  readonly knowsConditions?: boolean
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

export async function openS3Double({
  pageSize = 1000,
  knowsConditions = true,
  now = Date.now,
}: Options = {}): Promise<S3Double> {
  const credentials = { accessKeyId: 'WAYBOOKTEST', secretAccessKey: 'a secret/of+the double', region: 'test-1' }
  const bucket = 'waybook'
  const objects = new Map<string, StoredObject>()
  const requests: string[] = []
  let [trouble, left]: [Trouble | null, number] = [null, 0]
  let due: { count: number; readonly work: () => Promise<void> } | null = null
  const doWhatIsDue = async () => {
    if (!due) return
    due.count -= 1
    if (due.count >= 0) return
    const { work } = due
    due = null
    await work()
  }

  const perform = (request: IncomingMessage, body: Buffer, reply: ServerResponse) => {
    const { method = '', url: target = '', headers } = request
    const refusal = signatureFault({ method, target, headers, body }, credentials, now())
    if (refusal !== null) return refuse(reply, refusal)
    const url = new URL(target, 'http://s3')
    const [, name, ...rest] = url.pathname.split('/').map(decodeURIComponent)
    const key = rest.join('/')
    if (name !== bucket) return refuse(reply, 'NoSuchBucket')
    requests.push(`${method} ${key}`)
    if (key === '')
      return method === 'GET'
        ? send(reply, 200, listingOf(objects, url.searchParams, pageSize))
        : refuse(reply, 'MethodNotAllowed')
    const found = objects.get(key)
    switch (method) {
      case 'PUT':
        if (!knowsConditions && headers['if-none-match']) return refuse(reply, 'NotImplemented')
        if (found && headers['if-none-match'] === '*') return refuse(reply, 'PreconditionFailed')
        objects.set(key, { bytes: body, modifiedMs: now() })
        return void reply.writeHead(200, { etag: etagOf(body) }).end()
      case 'GET':
      case 'HEAD':
        return found ? sendObject(reply, found, headers.range) : refuse(reply, 'NoSuchKey')
      case 'DELETE':
        objects.delete(key)
        return void reply.writeHead(204).end()
      default:
        return refuse(reply, 'MethodNotAllowed')
    }
  }

  const answer = async (request: IncomingMessage, reply: ServerResponse) => {
    const body = Buffer.concat(await request.toArray())
    await doWhatIsDue()
    const wrong = left > 0 ? trouble : null
    left -= 1
    if (wrong?.is === 'cut') return void request.socket.destroy()
    if (wrong?.is === 'slow-down') return refuse(reply, 'SlowDown')
    if (wrong?.is === 'late') await delay(wrong.byMs)
    if (wrong?.is === 'cut-body') stopHalfWay(reply, () => reply.destroy())
    if (wrong?.is === 'slow-body') stopHalfWay(reply, (end) => void setTimeout(end, wrong.byMs))
    perform(request, body, reply)
  }
  const server = createServer((request, reply) => void answer(request, reply).catch(() => request.socket.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo
  return {
    ...credentials,
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    objects,
    requests,
    trouble: (how, times = Infinity) => ([trouble, left] = [how, times]),
    recover: () => (left = 0),
    doAfter: (count, work) => (due = { count, work }),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function sendObject(reply: ServerResponse, { bytes, modifiedMs }: StoredObject, range: string | undefined): void {
  const about = { etag: etagOf(bytes), 'last-modified': new Date(modifiedMs).toUTCString(), 'accept-ranges': 'bytes' }
  if (range === undefined) return void reply.writeHead(200, { ...about, 'content-length': bytes.length }).end(bytes)
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? []
  const [start, end] = [Number(first), last ? Math.min(Number(last), bytes.length - 1) : bytes.length - 1]
  if (first === undefined || start > end) return refuse(reply, 'InvalidRange')
  const part = bytes.subarray(start, end + 1)
  const headers = { 'content-length': part.length, 'content-range': `bytes ${start}-${end}/${bytes.length}` }
  reply.writeHead(206, { ...about, ...headers }).end(part)
}

/** Lets the headers and half of the body through, and leaves the rest to `goOn`. */
function stopHalfWay(reply: ServerResponse, goOn: (end: () => void) => void): void {
  const end = reply.end.bind(reply)
  reply.end = (body?: unknown) => {
    if (!Buffer.isBuffer(body)) return end()
    const half = Math.floor(body.length / 2)
    reply.write(body.subarray(0, half), () => goOn(() => end(body.subarray(half))))
    return reply
  }
}

function refuse(reply: ServerResponse, code: string): void {
  send(reply, STATUS[code] ?? 403, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

function send(reply: ServerResponse, status: number, xml: string): void {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`
  reply.writeHead(status, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(text) })
  reply.end(text)
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}

/** One server's bucket in a double. It retries almost without waiting. */
export function bucketIn(double: S3Double, prefix = 'tests/'): Bucket {
  return new Bucket({ ...double, name: double.bucket, prefix }, { backOffMs: 1 })
}
