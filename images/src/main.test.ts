import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'

import { expect, it } from 'vitest'

import { openServer } from './service/try-server.ts'
import { temporaryFolder } from './service/try-service.ts'

const KEY = 'a key of this test'

async function start(dir: string, origin: string): Promise<{ child: ChildProcess; address: string }> {
  const env = { IMAGES_KEY: KEY, IMAGES_CALLBACK: origin, IMAGES_DIR: dir, PORT: '0' }
  const child = fork(new URL('main.ts', import.meta.url), { env, execArgv: [], silent: true })
  const [told] = (await once(child, 'message')) as [{ port: number }]
  return { child, address: `http://127.0.0.1:${told.port}` }
}

async function order(address: string): Promise<string> {
  const response = await fetch(`${address}/generate`, {
    method: 'POST',
    headers: { 'x-api-key': KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'a lamp', entity_id: 'items/lamp', entity_type: 'item', style: 'cartoon' }),
  })
  return ((await response.json()) as { jobId: string }).jobId
}

it('[PAINT-18] a picture that is painted outlives a killed process, and is brought once the server is back', async () => {
  const dir = await temporaryFolder()
  const first = await start(dir, 'http://127.0.0.1:9')
  const jobId = await order(first.address)
  await expect.poll(async () => await readdir(dir)).toEqual([`${jobId}.delivery`])
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  await using server = await openServer()
  const next = await start(dir, server.origin)
  await expect.poll(() => server.heard.map(({ headers }) => headers['x-waybook-job'])).toEqual([jobId])
  await expect.poll(async () => await readdir(dir)).toEqual([])
  next.child.kill('SIGTERM')
  expect(await once(next.child, 'exit')).toEqual([0, null])
})

it('ends with the server that started it', async () => {
  const { child } = await start(await temporaryFolder(), 'http://127.0.0.1:9')
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([0, null])
})

it('says which variables are wrong', async () => {
  const child = fork(new URL('main.ts', import.meta.url), { env: { PAINTER: 'openai' }, execArgv: [], silent: true })
  const said: unknown[] = []
  child.stderr?.on('data', (chunk) => said.push(String(chunk)))
  expect(await once(child, 'close')).toEqual([2, null])
  expect(said.join('')).toMatch(/IMAGES_KEY must be set[^]*IMAGES_CALLBACK must be an address/)
})
