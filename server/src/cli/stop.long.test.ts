import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'

import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'

import { freePort } from '#app/free-port.ts'

const MAIN = path.resolve(import.meta.dirname, '../main.js')
const RESTARTING = 1012
const BELL = 'items/bell'

interface Running {
  readonly child: ChildProcess
  readonly port: number
  readonly cookie: string
}

/** Starts a server in its own process, on its own port, and signs in its game master. */
async function run(settings: Readonly<Record<string, string>> = {}): Promise<Running> {
  const dataDir = await folderOf({})
  const campaignDir = await folderOf({ 'campaign.yaml': 'name: Small\n', [`${BELL}.md`]: '---\nname: Bell\n---\n' })
  const port = await freePort()
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    CAMPAIGN_DIR: campaignDir,
    PORT: String(port),
    ...settings,
  }
  const child = spawn(process.execPath, [MAIN, 'start'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let message = ''
  for await (const chunk of child.stdout) if ((message += String(chunk)).includes('is open at')) break
  const [, token] = /setup#(\S+)/.exec(await readFile(path.join(dataDir, 'links.txt'), 'utf8')) ?? []
  const origin = `http://localhost:${port}`
  const response = await fetch(`${origin}/api/auth/link/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      token,
      password: 'nine lamps on a wet causeway',
      firstName: 'Bram',
      email: 'bram@try.test',
    }),
  })
  const cookie = response.headers.getSetCookie().map((one) => one.slice(0, one.indexOf(';')))
  return { child, port, cookie: cookie.join('; ') }
}

it('[SEC-7] a server stops on SIGTERM despite live connections and slow uploads', async () => {
  const { child, port, cookie } = await run()
  const origin = `http://localhost:${port}`
  const live = new WebSocket(`ws://localhost:${port}/api/live`, { headers: { cookie, origin } })
  await once(live, 'open')
  const closed = once(live, 'close')
  const slow = connect(port, 'localhost')
  slow.on('error', () => {})
  slow.write(
    `POST /api/images/${BELL} HTTP/1.1\r\nhost: localhost\r\norigin: ${origin}\r\ncookie: ${cookie}\r\n` +
      'content-type: image/png\r\ncontent-length: 1000000\r\nexpect: 100-continue\r\n\r\n',
  )
  expect(String(await once(slow, 'data'))).toContain('100 Continue')

  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect((await closed)[0]).toBe(RESTARTING)
  // The server refuses either the request or the connection.
  expect(
    await fetch(`${origin}/api/health`).then(
      ({ status }) => status,
      () => 503,
    ),
  ).toBe(503)
  expect(await ended).toEqual([0, null])
})

it('[RUN-101] a server keeps answering until load balancers have noticed that it stops, or until a second signal', async () => {
  const { child, port, cookie } = await run({ DRAIN_SECONDS: '300' })
  const origin = `http://localhost:${port}`
  const live = new WebSocket(`ws://localhost:${port}/api/live`, { headers: { cookie, origin } })
  await once(live, 'open')
  const closed = once(live, 'close')
  const statusOf = async (address: string) => (await fetch(origin + address, { headers: { cookie } })).status
  expect(await statusOf('/api/health/ready')).toBe(200)
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await expect.poll(async () => await statusOf('/api/health/ready')).toBe(503)
  expect([await statusOf('/api/health'), await statusOf('/api/me')]).toEqual([200, 200])
  expect(live.readyState).toBe(live.OPEN)
  child.kill('SIGTERM')
  expect((await closed)[0]).toBe(RESTARTING)
  expect(await ended).toEqual([0, null])
})
