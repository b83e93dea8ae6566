import { buffer } from 'node:stream/consumers'

import { openS3Double, type S3Double } from '@waybook/testing/stores/s3/s3-double.ts'
import { describe, expect, it, onTestFinished } from 'vitest'

import { describeBlobs } from '../blobs.contract.ts'
import type { Blobs, PictureForms } from '../blobs.ts'
import { Bucket } from './bucket.ts'
import { openS3Blobs } from './s3-blobs.ts'

const DAY_MS = 24 * 3_600_000
/** The outer ring interrupts a sweep between any two requests, the middle ring between some. */
const STEP = process.env['LONG'] ? 1 : 3
const hash = 'ab'.padEnd(64, '0')
const facts = { contentType: 'image/png', width: 1, height: 1, blur: '' }
const none = { shown: new Set<string>(), removed: new Set<string>(), files: new Set<string>(), since: 0 }
const formsOf = (text: string): PictureForms => {
  const bytes = Buffer.from(text)
  return { small: bytes, medium: bytes, large: bytes, full: bytes, original: bytes }
}

async function doubleForTest(options = {}): Promise<S3Double> {
  const double = await openS3Double({ pageSize: 4, ...options })
  onTestFinished(async () => await double.close())
  return double
}

/** A separate server, which does not share the cache of the others. */
function serverOn(double: S3Double, prefix = 'tests/'): Blobs {
  return openS3Blobs(new Bucket({ ...double, name: double.bucket, prefix }, { backOffMs: 1 }))
}

describeBlobs('a bucket', async () => serverOn(await doubleForTest()))
describeBlobs('a bucket without conditional writes', async () =>
  serverOn(await doubleForTest({ knowsConditions: false })),
)

describe('pictures in a bucket', () => {
  it('[PIC-120] are stored once, only under the prefix, and are the same for every server', async () => {
    const double = await doubleForTest()
    await serverOn(double).put(hash, formsOf('one'), facts)
    const keys = [...double.objects.keys()]
    expect(keys).toHaveLength(6)
    expect(keys.every((key) => key.startsWith(`tests/pictures/${hash}/`))).toBe(true)
    await serverOn(double).put(hash, formsOf('two'), facts)
    expect([...double.objects.keys()]).toEqual(keys)
    expect(String(await serverOn(double).get(hash, 'full'))).toBe('one')
    expect(await serverOn(double, 'others/').facts(hash)).toBeNull()
  })

  it('[PIC-120] are absent until they are complete, and leftovers of a killed server are deleted after a day', async () => {
    const double = await doubleForTest()
    const [killed, other] = [serverOn(double), serverOn(double)]
    const factsKey = `tests/pictures/${hash}/facts.json`
    await killed.put(hash, formsOf('half'), facts)
    double.objects.delete(factsKey)
    expect([await other.facts(hash), await other.get(hash, 'small')]).toEqual([null, null])
    await other.put(hash, formsOf('whole'), facts)
    expect(double.objects.size).toBe(11)
    await other.sweep({ ...none, shown: new Set([hash]) }, Date.now() + DAY_MS / 2)
    expect([...double.objects.keys()].filter((key) => key.includes('/pictures/'))).toHaveLength(11)
    await other.sweep({ ...none, shown: new Set([hash]) }, Date.now() + 2 * DAY_MS)
    expect([...double.objects.keys()].filter((key) => key.includes('/pictures/'))).toHaveLength(6)
    for (const server of [other, killed]) expect(String(await server.get(hash, 'small'))).toBe('whole')
  })

  it('[PIC-65] a sweep deletes every object of a deleted picture', async () => {
    const double = await doubleForTest()
    const server = serverOn(double)
    await server.put(hash, formsOf('one'), facts)
    await server.renew([hash, hash], Date.now())
    for (const days of [1, 32, 33]) await server.sweep(none, Date.now() + days * DAY_MS)
    expect([...double.objects.keys()].filter((key) => key.includes(hash))).toEqual([])
    expect([...double.objects.keys()].filter((key) => key.startsWith('tests/swept/'))).toHaveLength(1)
  })

  it('[PIC-120] a picture stored again during a sweep, between any two requests, is complete afterwards', async () => {
    const double = await doubleForTest({ pageSize: 1000 })
    const [storing, sweeping] = [serverOn(double), serverOn(double)]
    const at = Date.now() + 40 * DAY_MS
    await storing.put(hash, formsOf('old'), facts)
    const before = new Map(double.objects)
    const startOver = () => {
      double.objects.clear()
      for (const [key, object] of before) double.objects.set(key, object)
      double.requests.length = 0
    }
    startOver()
    await sweeping.sweep(none, at)
    expect(await sweeping.facts(hash)).toBeNull()
    const requests = double.requests.length
    for (let renewed = 0; renewed < requests; renewed += STEP)
      for (let stored = 0; stored < requests - renewed; stored += STEP) {
        startOver()
        const done = { put: false }
        const put = async () => {
          done.put = true
          await storing.put(hash, formsOf('new'), facts)
        }
        double.doAfter(renewed, async () => {
          await storing.renew([hash], at)
          double.doAfter(stored, put)
        })
        await sweeping.sweep(none, at)
        if (!done.put) await put()
        for (const form of ['small', 'full', 'original'] as const)
          expect(['old', 'new']).toContain(String(await sweeping.get(hash, form)))
      }
  }, 60_000)

  it('[PIC-121] are passed on as they arrive', async () => {
    const double = await doubleForTest()
    const server = serverOn(double)
    await server.put(hash, { ...formsOf('one'), full: Buffer.alloc(1_000_000, 'x') }, facts)
    const found = await server.read(hash, 'full')
    if (!found || found.content instanceof Uint8Array) throw new Error('There is no stream')
    expect(found.size).toBe(1_000_000)
    expect(await buffer(found.content)).toHaveLength(1_000_000)
    double.requests.length = 0
    await server.get(hash, 'small')
    expect(double.requests).toHaveLength(1)
  })

  it('[PIC-121] an interrupted transfer is an error, not a shorter picture', async () => {
    const double = await doubleForTest()
    const server = serverOn(double)
    await server.put(hash, formsOf('one two three'), facts)
    await server.get(hash, 'small')
    double.trouble({ is: 'cut-body' }, 1)
    expect(String(await server.get(hash, 'small'))).toBe('one two three')
    double.trouble({ is: 'cut-body' }, 1)
    const found = await server.read(hash, 'small')
    if (!found || found.content instanceof Uint8Array) throw new Error('There is no stream')
    await expect(buffer(found.content)).rejects.toThrow('terminated')
  })
})
