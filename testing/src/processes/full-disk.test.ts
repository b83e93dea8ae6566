import { describe, expect, it, onTestFinished } from 'vitest'

import { pngOf } from '../world/png-of.ts'
import { ORIGIN, openTestServer, type TestServer } from '../world/test-server.ts'

const MB = 1024 * 1024
const BELL = 'items/bell'
const campaign = { 'campaign.yaml': 'name: Small\n', [`${BELL}.md`]: '---\nname: Bell\n---\n' }

type Options = NonNullable<Parameters<typeof openTestServer>[1]>

async function open(options: Options): Promise<TestServer> {
  const testServer = await openTestServer(campaign, options)
  onTestFinished(testServer.close)
  return testServer
}

const disk = (freeBytes: number) => ({ diskSpace: { freeBytes: async () => await Promise.resolve(freeBytes) } })

async function post({ app, signIn }: TestServer, url: string, payload: Buffer) {
  const cookie = await signIn({ role: 'gameMaster' })
  const headers = { cookie, origin: ORIGIN, 'content-type': 'application/octet-stream' }
  return await app.inject({ method: 'POST', url, headers, payload })
}

describe('a full disk', () => {
  it('[HTTP-11] is named in the answer of every failed write, and in the log with its cause', async () => {
    const lines: string[] = []
    const logStream = { write: (line: string) => void lines.push(line) }
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    const uploadStaging = {
      receive: async () => await Promise.reject(full),
      keep: async () => await Promise.reject(full),
      clear: async () => await Promise.resolve(),
    }
    const testServer = await open({ uploadStaging, settings: { logLevel: 'warn', logStream } })
    const { statusCode, body } = await post(testServer, `/api/images/${BELL}`, pngOf(1))
    expect([statusCode, JSON.parse(body)]).toEqual([507, { error: 'The disk is full', id: 'disk-full' }])
    expect(lines.join('')).toContain('ENOSPC: no space left on device')
  })

  it.each(['EROFS', 'EACCES', 'EIO'])(
    '[HTTP-140] a folder that cannot be written to (%s) is answered with 503',
    async (code) => {
      const readOnly = Object.assign(new Error(`${code}: open`), { code })
      const uploadStaging = {
        receive: async () => await Promise.reject(readOnly),
        keep: async () => await Promise.reject(readOnly),
        clear: async () => await Promise.resolve(),
      }
      const { statusCode, body } = await post(await open({ uploadStaging }), `/api/images/${BELL}`, pngOf(1))
      expect([statusCode, JSON.parse(body)]).toMatchObject([503, { id: 'unavailable' }])
    },
  )

  it('[HTTP-11] is reported by the health check', async () => {
    const { app } = await open(disk(15 * MB))
    const { statusCode, body } = await app.inject({ url: '/api/health' })
    expect([statusCode, JSON.parse(body)]).toEqual([507, { error: 'The disk is full', id: 'disk-full' }])
  })

  it.each([`/api/images/${BELL}`, '/api/imports'])(
    '[UPL-12] is not filled by uploads to %s: some space is reserved for play',
    async (url) => {
      const testServer = await open(disk(255 * MB))
      const { statusCode, body } = await post(testServer, url, pngOf(1))
      expect([statusCode, body]).toEqual([507, expect.stringContaining('The disk is almost full')])
      expect((await testServer.app.inject({ url: '/api/health' })).statusCode).toBe(200)
    },
  )
})

it('[UPL-12] the pictures added to a campaign have a limit, and removed ones count', async () => {
  const testServer = await open({ settings: { addedPicturesMaxBytes: 1 } })
  expect((await post(testServer, `/api/images/${BELL}`, pngOf(1))).statusCode).toBe(200)
  const { statusCode, body } = await post(testServer, `/api/images/${BELL}`, pngOf(2))
  expect([statusCode, body]).toEqual([507, expect.stringContaining('have used up their disk space')])
})
