import { inParallel } from '#runtime/in-parallel.ts'

import type { Bucket } from './bucket.ts'

/** Empty objects `used/<hash>/<ms>`: the picture was used at that time (milliseconds since 1970). */
const USED = 'used/'
/** Empty objects `swept/<ms>`: all shown pictures were used at that time. */
const SWEPT = 'swept/'

const AT_ONCE = 16

export async function markUsed(bucket: Bucket, hash: string, atMs: number): Promise<void> {
  await bucket.write(`${USED}${hash}/${Math.round(atMs)}`, new Uint8Array())
}

/** The time when a picture was last marked as used. 0 if it never was. */
export async function lastUse(bucket: Bucket, hash: string): Promise<number> {
  let latest = 0
  for await (const { key } of bucket.list(`${USED}${hash}/`)) latest = Math.max(latest, timeIn(key))
  return latest
}

/** The keys of all marks and the time of the last one, by picture. */
export async function readUses(bucket: Bucket): Promise<Map<string, { readonly keys: string[]; latest: number }>> {
  const uses = new Map<string, { readonly keys: string[]; latest: number }>()
  for await (const { key } of bucket.list(USED)) {
    const [, hash = ''] = key.split('/')
    const known = uses.get(hash) ?? { keys: [], latest: 0 }
    known.keys.push(key)
    uses.set(hash, { ...known, latest: Math.max(known.latest, timeIn(key)) })
  }
  return uses
}

/** The time when the last sweep ended. 0 before the first one. */
export async function lastSweep(bucket: Bucket): Promise<number> {
  let latest = 0
  for await (const { key } of bucket.list(SWEPT)) latest = Math.max(latest, timeIn(key))
  return latest
}

export async function markSwept(bucket: Bucket, atMs: number): Promise<void> {
  const earlier: string[] = []
  for await (const { key } of bucket.list(SWEPT)) if (timeIn(key) < Math.round(atMs)) earlier.push(key)
  await bucket.write(`${SWEPT}${Math.round(atMs)}`, new Uint8Array())
  await deleteAll(bucket, earlier)
}

export async function deleteAll(bucket: Bucket, keys: readonly string[]): Promise<void> {
  await inParallel(keys, AT_ONCE, async (key) => await bucket.delete(key))
}

function timeIn(key: string): number {
  return Number(key.slice(key.lastIndexOf('/') + 1))
}
