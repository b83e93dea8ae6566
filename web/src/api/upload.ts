import { IDEMPOTENCY_KEY_HEADER, Problem, UPLOAD_NAME_HEADER } from '@waybook/contract'
import { start } from '@waybook/messages/start'

import { credentials } from './call.ts'
import { ownAddress } from './display-address.ts'
import { problemOf, refusalOf } from './refusal.ts'

interface Upload {
  readonly path: string
  readonly file: File
  /** The base path of another campaign, without a slash at its end. By default the file goes to the page's own campaign. */
  readonly to?: string
  readonly idempotencyKey?: string
  /** Called with the share of the bytes that has been sent, from 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/**
 * Sends a file as the body of a POST request and resolves to the text of the response. Rejects with a `Problem` that has the
 * server's error text. Uses XMLHttpRequest, because `fetch` does not report upload progress.
 */
export async function upload({ path, file, to, idempotencyKey, onProgress, signal }: Upload): Promise<string> {
  const headers = {
    ...(await credentials()),
    ...(idempotencyKey !== undefined && { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey }),
  }
  signal.throwIfAborted()
  return await new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', to === undefined ? ownAddress(path) : to + path)
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
    request.setRequestHeader(UPLOAD_NAME_HEADER, encodeURIComponent(file.name))
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.addEventListener('error', () => reject(new Problem('unavailable', start.unreachable())))
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')))
    request.addEventListener('load', () => {
      if (request.status === 200) resolve(request.responseText)
      else refusedBy(request).then(reject, reject)
    })
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

async function refusedBy({ status, statusText, responseText }: XMLHttpRequest): Promise<Problem> {
  return problemOf(await refusalOf(new Response(responseText, { status, statusText })), ({ text }) => text)
}
