import { brotliDecompressSync } from 'node:zlib'

import { secretCampaign } from '@waybook/testing/access/secret-campaign.ts'
import { openTestServer, ORIGIN, type TestServer } from '@waybook/testing/world/test-server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let testServer: TestServer
let cookie: string
beforeAll(async () => {
  testServer = await openTestServer(secretCampaign)
  cookie = await testServer.signIn({ role: 'gameMaster' })
})
afterAll(async () => await testServer.close())

async function list(encoding: string) {
  const headers = { cookie, origin: ORIGIN, 'accept-encoding': encoding }
  const payload = { operation: 'listEntities', params: {} }
  const { headers: got, rawPayload } = await testServer.app.inject({
    method: 'POST',
    url: '/api/query',
    headers,
    payload,
  })
  return { encoding: got['content-encoding'], type: got['content-type'], vary: got['vary'], bytes: rawPayload }
}

it('[HTTP-171] a cached answer is compressed for clients that accept it, and is the same for all', async () => {
  const plain = await list('identity')
  expect(plain.encoding).toBeUndefined()
  expect(plain.bytes.length).toBeGreaterThan(4096)
  for (const accepted of ['gzip, deflate, br, zstd', 'br']) {
    const { encoding, type, vary, bytes } = await list(accepted)
    expect({ encoding, type, vary }).toEqual({ encoding: 'br', type: plain.type, vary: 'accept-encoding' })
    expect(brotliDecompressSync(bytes).equals(plain.bytes)).toBe(true)
  }
  expect((await list('gzip, br;q=0')).encoding).toBe('gzip')
})
