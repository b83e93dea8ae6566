import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { hasTestPostgres, newTestPostgres } from '@waybook/testing/store/test-postgres.ts'
import { describe, expect, it, onTestFinished } from 'vitest'

import { freePort } from '#app/free-port.ts'
import { openPostgresStore } from '#app/open-store.ts'

const MAIN = path.resolve(import.meta.dirname, '../main.js')
const SECRET = 'the same on all servers, and long enough'
const campaign = { 'campaign.yaml': 'name: Small\n', 'items/bell.md': '---\nname: Bell\n---\n' }

interface Settings {
  readonly DATABASE_URL: string
  readonly AUTH_SECRET: string
}

/** A server with a data folder of its own. Resolves once it has printed its address, or has exited. */
async function start(settings: Settings) {
  const port = await freePort()
  const dataDir = await folderOf({})
  const env = {
    ...process.env,
    ...settings,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    CAMPAIGN_DIR: await folderOf(campaign),
    PORT: String(port),
  }
  const child = spawn(process.execPath, [MAIN, 'start'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let [said, error] = ['', '']
  child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()))
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  const opened = new Promise<null>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()).includes('is open at') && resolve(null))
  })
  const code = await Promise.race([opened, exited])
  return { code, error, port, dataDir, stop: async () => void (child.kill('SIGTERM'), await exited) }
}

type Running = Awaited<ReturnType<typeof start>>

/** Opens the set-up link that a server has printed, at another. */
async function inspect({ dataDir }: Running, { port }: Running): Promise<unknown> {
  const [, token] = /setup#(\S+)/.exec(await readFile(path.join(dataDir, 'links.txt'), 'utf8')) ?? []
  const origin = `http://localhost:${port}`
  const headers = { 'content-type': 'application/json', origin }
  const response = await fetch(`${origin}/api/auth/link/inspect`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ token }),
  })
  return await response.json()
}

describe.skipIf(!hasTestPostgres)('several servers on one database', () => {
  it('[RUN-110] start at the same moment on an empty database, and one of them imports the campaign', async () => {
    const settings = { DATABASE_URL: await newTestPostgres(), AUTH_SECRET: SECRET }
    const servers = await Promise.all([start(settings), start(settings)])
    for (const server of servers) expect(server).toMatchObject({ code: null, error: '' })
    const [one, other] = servers
    expect(await inspect(one, other)).toMatchObject({ kind: 'setup' })
    expect(await inspect(other, one)).toMatchObject({ kind: 'setup' })
    const store = await openPostgresStore({ url: settings.DATABASE_URL, now: Date.now })
    const changes = await store.records('dam3').changes.since(0, 9)
    await store.close()
    expect(changes.map(({ subject }) => subject).toSorted()).toEqual(['campaign', 'items/bell'])
    await Promise.all([one.stop(), other.stop()])
  })

  it('[SIG-113] a server with another session secret does not start beside them, and says what to set', async () => {
    const settings = { DATABASE_URL: await newTestPostgres(), AUTH_SECRET: SECRET }
    const running = await start(settings)
    const other = await start({ ...settings, AUTH_SECRET: 'another one, which is just as long' })
    expect(other).toMatchObject({
      code: 1,
      error:
        'waybook: Another server uses this database with another session secret: set AUTH_SECRET to the same value on all of them\n',
    })
    await running.stop()
  })
})
