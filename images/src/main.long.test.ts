import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'

import { expect, it } from 'vitest'

import { openCallbackServer } from './fixtures/callback-server.ts'
import { temporaryFolder } from './fixtures/image-service.ts'

const KEY = 'a key of this test'

async function start(dir: string, origin: string): Promise<{ child: ChildProcess; address: string }> {
  const env = { IMAGES_KEY: KEY, IMAGES_CALLBACK: origin, IMAGES_DIR: dir, PORT: '0' }
  const child = fork(new URL('main.ts', import.meta.url), { env, execArgv: [], silent: true })
  if (!child.stdout) throw new Error('The image service has no output')
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    child,
    address: said
      .toString()
      .trim()
      .replace(/^.* at /, ''),
  }
}

async function order(address: string): Promise<string> {
  const response = await fetch(`${address}/generate`, {
    method: 'POST',
    headers: { 'x-api-key': KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'a lamp', entity_id: 'items/lamp', entity_type: 'item', style: 'cartoon' }),
  })
  return ((await response.json()) as { jobId: string }).jobId
}

it('[PAINT-18] a painted picture survives a killed process and is delivered when the server is back', async () => {
  const dir = await temporaryFolder()
  const first = await start(dir, 'http://127.0.0.1:9')
  const jobId = await order(first.address)
  await expect.poll(async () => await readdir(dir)).toEqual([`${jobId}.delivery`])
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  await using server = await openCallbackServer()
  const next = await start(dir, server.origin)
  await expect.poll(() => server.requests.map(({ headers }) => headers['x-waybook-job'])).toEqual([jobId])
  await expect.poll(async () => await readdir(dir)).toEqual([])
  next.child.kill('SIGTERM')
  expect(await once(next.child, 'exit')).toEqual([0, null])
})

it('reports which variables are invalid', async () => {
  const child = fork(new URL('main.ts', import.meta.url), { env: { PAINTER: 'openai' }, execArgv: [], silent: true })
  const errors: unknown[] = []
  child.stderr?.on('data', (chunk) => errors.push(String(chunk)))
  expect(await once(child, 'close')).toEqual([2, null])
  expect(errors.join('')).toMatch(/IMAGES_KEY must be set[^]*IMAGES_CALLBACK must be an address/)
})
