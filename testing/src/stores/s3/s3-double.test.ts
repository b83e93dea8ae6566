import { AwsClient } from 'aws4fetch'
import { expect, it, onTestFinished } from 'vitest'

import { openS3Double, type S3Double } from './s3-double.ts'

async function opened(pageSize = 1000) {
  const double = await openS3Double({ pageSize })
  onTestFinished(double.close)
  return double
}

type Change = Partial<Pick<S3Double, 'accessKeyId' | 'secretAccessKey' | 'region'>>

interface Sent {
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

async function send(double: S3Double, method: string, key: string, init: Sent = {}, change: Change = {}) {
  const { accessKeyId, secretAccessKey, region } = { ...double, ...change }
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const digest = await crypto.subtle.digest('SHA-256', Buffer.from(init.body ?? ''))
  const headers = { 'x-amz-content-sha256': Buffer.from(digest).toString('hex'), ...init.headers }
  return await client.fetch(`${double.endpoint}/${double.bucket}/${key}`, { ...init, method, headers })
}

it('stores, serves, lists and deletes objects under awkward names', async () => {
  const double = await opened(2)
  const keys = ["a/b c (1)'!*é.txt", 'a/d+e&f=g.txt', 'a/z~.txt', 'b/x.txt']
  const addressOf = (key: string) => key.split('/').map(encodeURIComponent).join('/')
  for (const key of keys) expect((await send(double, 'PUT', addressOf(key), { body: key })).status).toBe(200)
  expect([...double.objects.keys()]).toEqual(keys)
  for (const key of keys) expect(await (await send(double, 'GET', addressOf(key))).text()).toBe(key)
  const head = await send(double, 'HEAD', 'b/x.txt')
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '7', ''])
  const part = await send(double, 'GET', 'b/x.txt', { headers: { range: 'bytes=2-4' } })
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/7', 'x.t'])
  const page = await (await send(double, 'GET', '?list-type=2&prefix=a/')).text()
  const token = /<NextContinuationToken>(.+)<\//.exec(page)?.[1] ?? ''
  expect(page).toContain('<IsTruncated>true</IsTruncated>')
  expect(page).toContain('<Key>a/d+e&amp;f=g.txt</Key>')
  const next = `?list-type=2&prefix=a/&continuation-token=${encodeURIComponent(token)}`
  expect(await (await send(double, 'GET', next)).text()).toMatch(/<IsTruncated>false.*<Key>a\/z~.txt<\/Key>/)
  expect((await send(double, 'DELETE', 'b/x.txt')).status).toBe(204)
  expect((await send(double, 'GET', 'b/x.txt')).status).toBe(404)
})

it('overwrites an object only if the request allows it', async () => {
  const double = await opened()
  const once = { body: 'one', headers: { 'if-none-match': '*' } }
  expect((await send(double, 'PUT', 'x', once)).status).toBe(200)
  expect((await send(double, 'PUT', 'x', once)).status).toBe(412)
  expect((await send(double, 'PUT', 'x', { body: 'two' })).status).toBe(200)
  expect(double.objects.get('x')?.bytes.toString()).toBe('two')
})

it('refuses wrongly signed requests with S3’s error', async () => {
  const double = await opened()
  const unsigned = await fetch(`${double.endpoint}/${double.bucket}/x`)
  expect([unsigned.status, await unsigned.text()]).toEqual([403, expect.stringContaining('<Code>AccessDenied</Code>')])
  const wrong = await send(double, 'PUT', 'x', { body: 'one' }, { secretAccessKey: 'other' })
  expect([wrong.status, await wrong.text()]).toEqual([
    403,
    expect.stringContaining('<Code>SignatureDoesNotMatch</Code>'),
  ])
  expect((await send(double, 'GET', 'x', {}, { accessKeyId: 'other' })).status).toBe(403)
  expect(double.objects.size).toBe(0)
  expect(double.requests).toEqual([])
})

it('can be slow, ask to slow down, and cut connections', async () => {
  const double = await opened()
  await send(double, 'PUT', 'x', { body: 'one two three' })
  double.trouble({ is: 'slow-down' }, 1)
  expect((await send(double, 'GET', 'x')).status).toBe(503)
  double.trouble({ is: 'cut' }, 1)
  await expect(send(double, 'GET', 'x')).rejects.toThrow('fetch failed')
  double.trouble({ is: 'cut-body' }, 1)
  await expect((await send(double, 'GET', 'x')).text()).rejects.toThrow('terminated')
  double.trouble({ is: 'late', byMs: 50 })
  const began = performance.now()
  expect((await send(double, 'GET', 'x')).status).toBe(200)
  expect(performance.now() - began).toBeGreaterThan(45)
  double.recover()
  expect(await (await send(double, 'GET', 'x')).text()).toBe('one two three')
})
