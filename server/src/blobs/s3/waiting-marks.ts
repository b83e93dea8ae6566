import { MARK_TRUSTED_MS } from '../blobs.ts'
import type { Bucket } from './bucket.ts'

/** Empty objects `waiting/<hash>`: the picture waits for its forms. */
const WAITING = 'waiting/'

export async function markWaiting(bucket: Bucket, hash: string): Promise<void> {
  await bucket.write(WAITING + hash, new Uint8Array())
}

export async function unmarkWaiting(bucket: Bucket, hash: string): Promise<void> {
  await bucket.delete(WAITING + hash)
}

/** The marked pictures. Old marks of pictures that do not wait are removed. */
export async function listWaiting(bucket: Bucket, isWaiting: (hash: string) => Promise<boolean>): Promise<string[]> {
  const found: string[] = []
  for await (const { key, modifiedMs } of bucket.list(WAITING)) {
    const hash = key.slice(WAITING.length)
    if (modifiedMs > Date.now() - MARK_TRUSTED_MS || (await isWaiting(hash))) found.push(hash)
    else await unmarkWaiting(bucket, hash)
  }
  return found
}
