import { Problem } from '@waybook/contract'

import { problemOf, refusalOf } from './refusal.ts'

interface Sending {
  readonly path: string
  readonly file: File
  readonly headers: Readonly<Record<string, string>>
  /** Is told which part of the bytes is sent, from 0 to 1. */
  readonly onSent: (share: number) => void
  readonly signal: AbortSignal
}

/**
 * Sends a file as the body of a POST and answers the text that comes back. A refusal is a `Problem` in the server's words. By
 * XMLHttpRequest, because `fetch` tells no browser how much of a body is sent.
 */
export function sendFile({ path, file, headers, onSent, signal }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded / total))
    request.addEventListener('error', () => reject(new Problem('unavailable', 'The server cannot be reached')))
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
