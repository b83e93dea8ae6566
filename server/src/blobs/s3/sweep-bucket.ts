import { REMOVED_IMAGES_RETENTION_MS } from '@waybook/contract'
import * as z from 'zod'

import type { PicturesInUse } from '../blobs.ts'
import { FACTS_FILE, FORMS_FILE } from '../folder-layout.ts'
import type { Bucket } from './bucket.ts'
import type { ListedObject } from './listing.ts'
import { deleteAll, lastSweep, lastUse, markSwept, markUsed, readUses } from './use-marks.ts'

export const PICTURES = 'pictures/'
export const FILES = 'files/'

/** Longer than any server takes to store a picture. An older form that no facts refer to is a leftover of a killed server. */
const STORING_MAX_MS = 24 * 3_600_000

const version = z.object({ version: z.string() })

interface Objects {
  readonly hash: string
  readonly objects: readonly ListedObject[]
}

/**
 * Deletes pictures that have been unused for long enough (see `Blobs`), and leftovers of killed servers. Shown pictures need no daily
 * mark: a picture without a mark was last used when it was stored, or at the last sweep if that is later.
 */
export async function sweepBucket(
  bucket: Bucket,
  { shown, removed, files, since }: PicturesInUse,
  nowMs: number,
): Promise<void> {
  const uses = await readUses(bucket)
  const sweptMs = await lastSweep(bucket)
  const stored = new Set<string>()
  for await (const { hash, objects } of picturesIn(bucket)) {
    stored.add(hash)
    const facts = objects.find(({ key }) => key === factsOf(hash))
    const counted = objects.filter(({ key }) => !key.endsWith(`/${FORMS_FILE}`))
    if (!facts || counted.length > FORMS_AND_FACTS) await deleteUnreferenced(bucket, { hash, objects }, nowMs)
    if (!facts || shown.has(hash)) continue
    const usedMs = uses.get(hash)?.latest ?? Math.max(facts.modifiedMs, sweptMs)
    const mayGo = usedMs >= since && usedMs < nowMs - REMOVED_IMAGES_RETENTION_MS && !removed.has(hash)
    if (mayGo) await forget(bucket, { hash, objects }, usedMs)
    else if (!uses.has(hash)) await markUsed(bucket, hash, usedMs)
  }
  for (const [hash, { keys, latest }] of uses)
    await deleteAll(
      bucket,
      shown.has(hash) || !stored.has(hash) ? keys : keys.filter((key) => !key.endsWith(`/${latest}`)),
    )
  for await (const { key, modifiedMs } of bucket.list(FILES)) {
    const isOld = modifiedMs >= since && modifiedMs < nowMs - REMOVED_IMAGES_RETENTION_MS
    if (isOld && !files.has(key.slice(FILES.length))) await bucket.delete(key)
  }
  await markSwept(bucket, nowMs)
}

const FORMS_AND_FACTS = 6

function factsOf(hash: string): string {
  return `${PICTURES}${hash}/${FACTS_FILE}`
}

/** The objects of each picture. A listing is sorted by key. */
async function* picturesIn(bucket: Bucket): AsyncGenerator<Objects> {
  let [current, objects]: [string | null, ListedObject[]] = [null, []]
  for await (const object of bucket.list(PICTURES)) {
    const [, hash = ''] = object.key.split('/')
    if (current !== null && hash !== current) {
      yield { hash: current, objects }
      objects = []
    }
    current = hash
    objects.push(object)
  }
  if (current !== null) yield { hash: current, objects }
}

/**
 * Deletes a picture that was last used at this time, beginning with the facts. If the picture has been marked as used since, the facts
 * are written back. A server that marks it later finds no facts and stores it again.
 */
async function forget(bucket: Bucket, { hash, objects }: Objects, usedMs: number): Promise<void> {
  const facts = await bucket.read(factsOf(hash))
  if (!facts) return
  await bucket.delete(factsOf(hash))
  if ((await lastUse(bucket, hash)) > usedMs) return await bucket.writeNew(factsOf(hash), facts)
  await deleteAll(
    bucket,
    objects.map(({ key }) => key).filter((key) => key !== factsOf(hash)),
  )
}

/** Deletes old forms that the facts do not refer to. Reads the facts again, because they may be newer than the listing. */
async function deleteUnreferenced(bucket: Bucket, { hash, objects }: Objects, nowMs: number): Promise<void> {
  const facts = await bucket.read(factsOf(hash))
  const current = facts && version.parse(JSON.parse(facts.toString())).version
  const old = objects.filter(({ modifiedMs }) => modifiedMs < nowMs - STORING_MAX_MS)
  const unreferenced = old.filter(({ key }) => key !== factsOf(hash) && key.split('/')[2] !== current)
  await deleteAll(
    bucket,
    unreferenced.map(({ key }) => key),
  )
}
