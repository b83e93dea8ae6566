import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'

import { expect, it, onTestFinished } from 'vitest'

import { pngOf } from '../../world/png-of.ts'
import { answerOf, openImageHarness, BELL } from './image-harness.ts'
import { deliver, deliveryHeaders } from './painter.ts'

const AT_ONCE = 4

/** Announces a large picture and never sends it. Resolves when the server has answered. */
async function stall(port: number, proof: Readonly<Record<string, string>>, answer: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const lines = Object.entries(proof).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(
    `POST /api/images/callback HTTP/1.1\r\nhost: x\r\ncontent-type: image/png\r\ncontent-length: 25000000\r\nexpect: 100-continue\r\n` +
      `${lines.join('')}\r\n`,
  )
  let received = ''
  while (!received.includes(answer)) received += String(await once(socket, 'data'))
  return socket
}

async function openWithOrder() {
  const { testServer, painter, kessa } = await openImageHarness()
  const { jobId } = await answerOf(kessa, 'generateImage', { entityId: BELL })
  await painter.ordered(1)
  await testServer.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = testServer.app.server.address() as AddressInfo
  return { testServer, port, order: { reference: jobId, body: pngOf(7) } }
}

it('[SEC-8] unsigned deliveries are refused before their bodies, and keep no other from arriving', async () => {
  const { testServer, port, order } = await openWithOrder()
  const forged = { ...deliveryHeaders(order), 'x-waybook-signature': 'f'.repeat(64) }
  for (let count = 0; count < AT_ONCE; count += 1) await stall(port, forged, '401 Unauthorized')
  expect(await deliver(testServer, order)).toBe(200)
})

it('[GEN-9] a body other than the signed one is refused', async () => {
  const { testServer, order } = await openWithOrder()
  const { app } = testServer
  const url = '/api/images/callback'
  const headers = { 'content-type': 'image/png', ...deliveryHeaders(order) }
  const { statusCode } = await app.inject({ method: 'POST', url, headers, payload: pngOf(8) })
  expect(statusCode).toBe(401)
})

it('[SEC-8] at most four deliveries are held in memory; further ones must be retried', async () => {
  const { testServer, port, order } = await openWithOrder()
  const stalled: Socket[] = []
  for (let count = 0; count < AT_ONCE; count += 1)
    stalled.push(await stall(port, deliveryHeaders(order), '100 Continue'))
  await expect.poll(async () => await deliver(testServer, order)).toBe(429)
  stalled.forEach((socket) => socket.destroy())
  await expect.poll(async () => await deliver(testServer, order)).toBe(200)
})
