import { createServer } from 'node:http'

import { openS3Double, type S3Double } from '@waybook/testing/stores/s3/s3-double.ts'
import { describe, expect, it, onTestFinished } from 'vitest'

import { BucketError } from '#runtime/storage-fault.ts'

import { Bucket, type BucketSettings } from './bucket.ts'
import type { ListedObject } from './listing.ts'

async function doubleForTest(): Promise<S3Double> {
  const double = await openS3Double({ pageSize: 2 })
  onTestFinished(async () => await double.close())
  return double
}

const bucketIn = (double: S3Double, change: Partial<BucketSettings> = {}, timing = {}) =>
  new Bucket({ ...double, name: double.bucket, prefix: '', ...change }, { backOffMs: 1, ...timing })

async function faultOf(work: Promise<unknown>): Promise<BucketError> {
  const error: unknown = await work.then(() => null).catch((thrown: unknown) => thrown)
  if (!(error instanceof BucketError)) throw new Error(`Not a BucketError: ${String(error)}`)
  return error
}

describe('a bucket', () => {
  it('lists page by page, and deletes objects that may not exist', async () => {
    const bucket = bucketIn(await doubleForTest(), { prefix: 'mine/' })
    for (const key of ['a/1', 'a/2', 'a/3', 'a/4', 'a/5', 'b/1']) await bucket.write(key, Buffer.from(key))
    const listed: ListedObject[] = []
    for await (const object of bucket.list('a/')) listed.push(object)
    expect(listed.map(({ key, size }) => `${key} ${size}`)).toEqual(['a/1 3', 'a/2 3', 'a/3 3', 'a/4 3', 'a/5 3'])
    for (const { modifiedMs } of listed) expect(Math.abs(modifiedMs - Date.now())).toBeLessThan(60_000)
    await bucket.delete('a/1')
    await bucket.delete('a/1')
    expect(await bucket.read('a/1')).toBeNull()
  })

  it('[PIC-122] retries requests that the store delays or cuts, and writes each object once', async () => {
    const double = await doubleForTest()
    const bucket = bucketIn(double)
    for (const is of ['slow-down', 'cut'] as const) {
      double.trouble({ is }, 3)
      await bucket.writeNew(is, Buffer.from(is))
      double.trouble({ is }, 3)
      expect(String(await bucket.read(is))).toBe(is)
    }
    expect(double.requests).toEqual(['PUT slow-down', 'GET slow-down', 'PUT cut', 'GET cut'])
  })

  it('[PIC-122] gives up on an unreachable or slow store, and uses it again when it is back', async () => {
    const double = await doubleForTest()
    const bucket = bucketIn(double, {}, { answersWithinMs: 100 })
    await bucket.write('x', Buffer.from('x'))
    for (const trouble of [{ is: 'slow-down' }, { is: 'cut' }, { is: 'late', byMs: 5000 }] as const) {
      double.trouble(trouble)
      expect((await faultOf(bucket.read('x'))).fault).toBe('unreachable')
      expect((await faultOf(bucket.ping())).fault).toBe('unreachable')
      double.recover()
      expect(String(await bucket.read('x'))).toBe('x')
      await bucket.ping()
    }
  })

  it('[PIC-122] is refused at once with a wrong key, secret, region or bucket, and reveals none of them', async () => {
    const double = await doubleForTest()
    const refused = async (change: Partial<BucketSettings>) => {
      const { fault, message } = await faultOf(bucketIn(double, change).ping())
      return [fault, message]
    }
    const answered = (code: string) => ['refused', `The picture store answered ${code}`]
    expect(await refused({ secretAccessKey: 'another secret' })).toEqual(answered('SignatureDoesNotMatch'))
    expect(await refused({ accessKeyId: 'ANOTHER' })).toEqual(answered('InvalidAccessKeyId'))
    expect(await refused({ region: 'mars-1' })).toEqual(answered('AuthorizationHeaderMalformed'))
    expect(await refused({ name: 'another' })).toEqual(answered('NoSuchBucket'))
    expect((await faultOf(bucketIn(double, { name: 'another' }).read('x'))).fault).toBe('refused')
  })

  it('[PIC-122] is refused if a server other than a store answers', async () => {
    const site = createServer((request, reply) => void request.resume().once('end', () => reply.end('Welcome')))
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void site.close())
    const address = site.address()
    const port = typeof address === 'object' ? address?.port : 0
    const double = await doubleForTest()
    const { fault, message } = await faultOf(bucketIn(double, { endpoint: `http://127.0.0.1:${port}` }).ping())
    expect([fault, message]).toEqual(['refused', 'The picture store does not speak S3'])
  })

  it('waits longer for large objects than for short answers', async () => {
    const double = await doubleForTest()
    const bucket = bucketIn(double, {}, { answersWithinMs: 100 })
    await bucket.write('big', Buffer.alloc(1_000_000))
    double.trouble({ is: 'slow-body', byMs: 500 })
    expect(await bucket.read('big')).toHaveLength(1_000_000)
  })

  it('writes files of any length', async () => {
    const double = await doubleForTest()
    const content = Buffer.alloc(3_000_000, 'abc')
    await bucketIn(double).writeFile('big', new Blob([content]))
    expect(double.objects.get('big')?.bytes.equals(content)).toBe(true)
  })
})
