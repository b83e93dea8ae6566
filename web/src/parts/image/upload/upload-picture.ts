import { ONCE_HEADER, Problem, UPLOAD_PATH } from '@waybook/contract'

import { problemOf, refusalOf } from '../../../client/refusal.ts'

interface Upload {
  readonly entityId: string
  readonly file: File
  /** By which the server knows a retry. */
  readonly once: string
  readonly credentials: Readonly<Record<string, string>>
  /** Is told which part of the bytes is sent, from 0 to 1. */
  readonly onSent: (share: number) => void
  readonly signal: AbortSignal
}

/**
 * Sends a picture to become the entity's; done once the server has taken it. A refusal is a `Problem` in its words. By XMLHttpRequest,
 * because `fetch` tells no browser how much of a body is sent.
 */
export function uploadPicture({ entityId, file, once, credentials, onSent, signal }: Upload): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${UPLOAD_PATH}${entityId}`)
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
    request.setRequestHeader(ONCE_HEADER, once)
    for (const [name, value] of Object.entries(credentials)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded / total))
    request.addEventListener('error', () => reject(new Problem('unavailable', 'The server cannot be reached')))
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')))
    request.addEventListener('load', () => {
      if (request.status === 200) resolve()
      else refusedBy(request).then(reject, reject)
    })
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

async function refusedBy({ status, statusText, responseText }: XMLHttpRequest): Promise<Problem> {
  return problemOf(await refusalOf(new Response(responseText, { status, statusText })), ({ text }) => text)
}
