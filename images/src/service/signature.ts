import { createHash, createHmac } from 'node:crypto'

/** Says that a body is ours and fresh: hex HMAC-SHA256 over the time in ms, the job and the SHA-256 of the body. */
export function signatureOf(key: string, timestamp: string, jobId: string, body: Uint8Array): string {
  const digest = createHash('sha256').update(body).digest('hex')
  return createHmac('sha256', key).update(`${timestamp}.${jobId}.${digest}`).digest('hex')
}
