import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'

import { expect, it, onTestFinished } from 'vitest'

import { pngOf } from '../png-of.ts'
import { answerOf, openImageHarness, BELL } from './image-harness.ts'
import { deliver } from './painter.ts'

const AT_ONCE = 4

/** Announces a large picture and never sends it. */
async function stall(port: number, reference: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write(
    `POST /api/images/callback HTTP/1.1\r\nhost: x\r\ncontent-type: image/png\r\ncontent-length: 25000000\r\nexpect: 100-continue\r\n` +
      `x-waybook-job: made up\r\nx-waybook-signature: made up\r\nx-waybook-timestamp: ${Date.now()}\r\nx-waybook-reference: ${reference}\r\n\r\n`,
  )
  expect(String(await once(socket, 'data'))).toContain('100 Continue')
  return socket
}

it('[SEC-8] at most four deliveries are held in memory; further ones must be retried', async () => {
  const { testServer, painter, kessa } = await openImageHarness()
  const { jobId } = await answerOf(kessa, 'generateImage', { entityId: BELL })
  await painter.ordered(1)
  await testServer.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = testServer.app.server.address() as AddressInfo
  const stalled: Socket[] = []
  for (let count = 0; count < AT_ONCE; count += 1) stalled.push(await stall(port, jobId))
  const order = { reference: jobId, body: pngOf(7) }
  await expect.poll(async () => await deliver(testServer, order)).toBe(429)
  stalled.forEach((socket) => socket.destroy())
  await expect.poll(async () => await deliver(testServer, order)).toBe(200)
})
