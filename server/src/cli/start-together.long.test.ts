import { spawn } from 'node:child_process'
import { readFile, symlink } from 'node:fs/promises'
import path from 'node:path'

import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { openS3Double } from '@waybook/testing/stores/s3/s3-double.ts'
import { hasTestPostgres, newTestPostgres } from '@waybook/testing/stores/test-postgres.ts'
import { describe, expect, it, onTestFinished } from 'vitest'

import { freePort } from '#app/free-port.ts'
import { openPostgresStore } from '#app/open-store.ts'
import { readChangesSince } from '#features/changes.ts'

const MAIN = path.resolve(import.meta.dirname, '../main.js')
const SECRET = 'the same on all servers, and long enough'
const campaign = { 'campaign.yaml': 'name: Small\n', 'items/bell.md': '---\nname: Bell\n---\n' }

type Settings = Readonly<Record<string, string>>

/** Two servers on an empty database. */
const together = async (): Promise<Settings> => ({ DATABASE_URL: await newTestPostgres(), AUTH_SECRET: SECRET })

async function inBucket(): Promise<Settings> {
  const double = await openS3Double()
  onTestFinished(async () => await double.close())
  return {
    IMAGES_BUCKET: double.bucket,
    IMAGES_ENDPOINT: double.endpoint,
    IMAGES_REGION: double.region,
    IMAGES_ACCESS_KEY_ID: double.accessKeyId,
    IMAGES_SECRET_ACCESS_KEY: double.secretAccessKey,
  }
}

/** A data folder whose pictures are in a folder that several servers share. */
async function dataDirWith(pictures: string): Promise<string> {
  const dataDir = await folderOf({})
  await symlink(pictures, path.join(dataDir, 'pictures'))
  return dataDir
}

/** Resolves when the server has printed its address or has exited. By default the server gets its own data folder. */
async function start(settings: Settings, dataDir?: string) {
  const place = dataDir ?? (await folderOf({}))
  const port = await freePort()
  const env = {
    ...process.env,
    ...settings,
    NODE_ENV: 'production',
    DATA_DIR: place,
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
  const end = (signal: NodeJS.Signals) => async () => void (child.kill(signal), await exited)
  return { code, error, said, port, dataDir: place, stop: end('SIGTERM'), kill: end('SIGKILL') }
}

type Running = Awaited<ReturnType<typeof start>>

async function tokenIn({ dataDir }: Running): Promise<string | undefined> {
  const links = await readFile(path.join(dataDir, 'links.txt'), 'utf8').catch(() => '')
  return /setup#(\S+)/.exec(links)?.[1]
}

/** The server's answer to an inspected link. */
async function inspect(token: string | undefined, { port }: Running): Promise<unknown> {
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
  it('[RUN-110] [SIG-114] start at the same time on an empty database; one imports the campaign, and one prints the links', async () => {
    const settings = { ...(await together()), ...(await inBucket()) }
    const servers = await Promise.all([start(settings), start(settings)])
    for (const server of servers) expect(server).toMatchObject({ code: null, error: '' })
    const printed = await Promise.all(servers.map(tokenIn))
    const [printer, other] = printed[0] === undefined ? servers.toReversed() : servers
    expect(printed.filter((token) => token !== undefined)).toHaveLength(1)
    expect(printer?.said).toContain('They are also in')
    expect(other?.said).toContain('Another server on this database printed the links')
    const token = printed.find((one) => one !== undefined)
    for (const server of servers) expect(await inspect(token, server)).toMatchObject({ kind: 'setup' })
    const store = await openPostgresStore({ url: settings['DATABASE_URL'] ?? '', now: Date.now })
    const changes = await readChangesSince(store.records('dam3'), 0, 9)
    await store.close()
    expect(changes.map(({ subject }) => subject).toSorted()).toEqual(['campaign', 'items/bell'])

    await Promise.all(servers.map(async ({ kill }) => await kill()))
    const again = await start(settings, other?.dataDir)
    expect(await inspect(await tokenIn(again), again)).toMatchObject({ kind: 'setup' })
    expect(await inspect(token, again)).toMatchObject({ id: 'not-found' })
    await again.stop()
  })

  it('[SIG-113] a server with a different session secret does not start, and says what to set', async () => {
    const settings = await together()
    const running = await start(settings)
    const beside = await dataDirWith(path.join(running.dataDir, 'pictures'))
    const other = await start({ ...settings, AUTH_SECRET: 'another one, which is just as long' }, beside)
    expect(other).toMatchObject({
      code: 1,
      error:
        'waybook: Another server uses this database with a different session secret: set AUTH_SECRET to the same value on all of them\n',
    })
    await running.stop()
  })
})
