import { once } from 'node:events'
import { createServer } from 'node:http'

import { expect, it, onTestFinished } from 'vitest'

import { openHttpImageService } from './http-images.ts'
import { describeImages, order } from './images.contract.ts'

const callback = 'http://127.0.0.1:4870/api/images/callback'

const key = 'a key of sixteen letters'

describeImages('over HTTP', ({ url }, orderMaxMs) => openHttpImageService({ url, key, callback, orderMaxMs }))

it('[GEN-5] never follows a redirect, nor sends the key to its target', async () => {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(307, { location: '/elsewhere' }).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const images = openHttpImageService({ url, key, callback })
  expect(await images.order(order, new AbortController().signal)).toMatchObject({ ok: false, retryable: true })
  await expect(images.health()).rejects.toMatchObject({ id: 'unavailable' })
  expect(asked).toEqual(['/generate', '/health'])
})
