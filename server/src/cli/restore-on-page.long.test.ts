import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'

import { restorePlan } from '@waybook/contract'
import { folderOf, MAIN, waybookHere } from '@waybook/testing/processes/run-command.ts'
import { engines } from '@waybook/testing/stores/test-postgres.ts'
import { chanceFromEnvironment } from '@waybook/testing/world/random-moments.ts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type RawData, WebSocket } from 'ws'
import * as z from 'zod/mini'

import { freePort } from '#app/free-port.ts'

const KILLS = 5
/** On a busy machine, a first start on PostgreSQL takes a minute. */
const ANSWERS_WITHIN_MS = 180_000
const PASSWORD = 'nine lamps on a wet causeway'
const campaignFiles = (name: string) => ({
  'campaign.yaml': `name: ${name}\n`,
  'items/bell.md': '---\nname: Bell\n---\n',
})
const restoreAnswer = z.object({ restore: z.nullable(z.object({ state: z.string(), error: z.nullable(z.string()) })) })

interface Running {
  readonly child: ChildProcess
  readonly dataDir: string
  readonly origin: string
}

const waiting = { timeout: ANSWERS_WITHIN_MS, interval: 200 }

describe.each(engines)('on $name', ({ take }) => {
  async function environment(): Promise<Record<string, string>> {
    const database = await take?.()
    if (database) onTestFinished(database.release)
    return { DATABASE_URL: database?.url ?? '' }
  }

  async function start(dataDir: string, settings: Readonly<Record<string, string>>): Promise<Running> {
    const port = await freePort()
    const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port), ...settings }
    const child = spawn(process.execPath, [MAIN, 'start', '--no-open'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    onTestFinished(() => void child.kill('SIGKILL'))
    const origin = `http://localhost:${port}`
    await expect.poll(async () => (await fetch(`${origin}/api/health`).catch(() => null))?.status, waiting).toBe(200)
    child.stdout.resume()
    return { child, dataDir, origin }
  }

  async function signIn({ dataDir, origin }: Running): Promise<string> {
    const links = path.join(dataDir, 'links.txt')
    await expect.poll(() => existsSync(links), waiting).toBe(true)
    const [, token] = /setup#(\S+)/.exec(await readFile(links, 'utf8')) ?? []
    const headers = { 'content-type': 'application/json', origin }
    const body = JSON.stringify({ token, password: PASSWORD, firstName: 'Bram', email: 'bram@try.test' })
    const response = await fetch(`${origin}/api/auth/link/accept`, { method: 'POST', headers, body })
    return response.headers
      .getSetCookie()
      .map((one) => one.slice(0, one.indexOf(';')))
      .join('; ')
  }

  const caller = ({ origin }: Running, cookie: string) => {
    const headers = { cookie, origin, 'content-type': 'application/json' }
    return {
      ask: async (operation: string, params: object) => {
        const body = JSON.stringify({ operation, params })
        return await fetch(`${origin}/api/query`, { method: 'POST', headers, body })
      },
      download: async () => await fetch(`${origin}/api/backup`, { method: 'POST', headers: { cookie, origin } }),
      upload: async (bytes: Uint8Array<ArrayBuffer>) =>
        await fetch(`${origin}/api/restores`, { method: 'POST', headers: { cookie, origin }, body: bytes }),
    }
  }
  type Caller = ReturnType<typeof caller>

  /** The name of the campaign, as an export has it. Unlike an answer, it needs no server. */
  async function nameOf(dataDir: string, settings: Readonly<Record<string, string>>): Promise<string | undefined> {
    const into = path.join(await folderOf({}), 'out')
    expect(await waybookHere(dataDir, ['export', into], { environment: settings })).toMatchObject({ code: 0 })
    return /name: (\w+)/.exec(await readFile(path.join(into, 'campaign.yaml'), 'utf8'))?.[1]
  }

  async function begin(bram: Caller, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const plan = restorePlan.parse(await (await bram.upload(bytes)).json())
    expect((await bram.ask('beginRestore', { restoreId: plan.restoreId })).status).toBe(200)
  }

  const stateOf = async (bram: Caller) => {
    const answer = await bram.ask('getRestore', {}).catch(() => null)
    return answer?.status === 200 ? restoreAnswer.parse(await answer.json()).restore?.state : undefined
  }

  it('[BAK-337] a backup restored on the page replaces everything, and the backup from before restores it again', async () => {
    const settings = { ...(await environment()), CAMPAIGN_DIR: await folderOf(campaignFiles('Old')) }
    const running = await start(path.join(await folderOf({}), 'data'), settings)
    const cookie = await signIn(running)
    const bram = caller(running, cookie)
    const old = new Uint8Array(await (await bram.download()).arrayBuffer())
    expect(
      await waybookHere(running.dataDir, ['import', await folderOf(campaignFiles('New'))], { environment: settings }),
    ).toMatchObject({ code: 0 })
    const messages: string[] = []
    const headers = { cookie, origin: running.origin }
    const live = new WebSocket(`${running.origin.replace('http', 'ws')}/api/live`, { headers })
    const closed = new Promise<number>((resolve) => live.once('close', resolve))
    await new Promise((resolve) => live.once('open', resolve))
    live.send(JSON.stringify({ type: 'hello', since: null }))
    const seq = await new Promise<number>((resolve) =>
      live.once('message', (sent) => resolve(z.object({ seq: z.number() }).parse(JSON.parse(textOf(sent))).seq)),
    )

    await begin(bram, old)
    expect(await closed).toBe(1012)
    await expect.poll(async () => await stateOf(bram), waiting).toBe('done')
    expect(await nameOf(running.dataDir, settings)).toBe('Old')

    const again = new WebSocket(`${running.origin.replace('http', 'ws')}/api/live`, { headers })
    again.on('message', (sent) => messages.push(textOf(sent)))
    await new Promise((resolve) => again.once('open', resolve))
    again.send(JSON.stringify({ type: 'hello', since: seq }))
    await expect.poll(() => messages.find((one) => one.includes('"reload"')), waiting).toBeDefined()
    again.terminate()

    const stored = await readdir(path.join(running.dataDir, 'backups'))
    const before = stored.find((one) => one.startsWith('before-restore')) ?? ''
    const plan = await bram.ask('prepareRestore', { name: before })
    const { restoreId } = restorePlan.parse(await plan.json())
    expect((await bram.ask('beginRestore', { restoreId })).status).toBe(200)
    await expect.poll(async () => await stateOf(bram), waiting).toBe('done')
    expect(await nameOf(running.dataDir, settings)).toBe('New')
    const beside = async () => await readdir(path.dirname(running.dataDir))
    await expect.poll(beside, waiting).toEqual([path.basename(running.dataDir)])
  })

  it(`[BAK-338] a server killed at ${KILLS} moments of a restore has the old or the new campaign`, async () => {
    const chance = chanceFromEnvironment()
    const settings = { ...(await environment()), CAMPAIGN_DIR: await folderOf(campaignFiles('New')) }
    const dataDir = path.join(await folderOf({}), 'data')
    let running = await start(dataDir, settings)
    const cookie = await signIn(running)
    const archive = new Uint8Array(await (await caller(running, cookie).download()).arrayBuffer())
    const beginAgain = async () => {
      const folder = await folderOf(campaignFiles('Old'))
      expect(await waybookHere(dataDir, ['import', folder], { environment: settings })).toMatchObject({ code: 0 })
      const bram = caller(running, cookie)
      await begin(bram, archive)
      return bram
    }
    const began = performance.now()
    const first = await beginAgain()
    await expect.poll(async () => await stateOf(first), { ...waiting, interval: 20 }).toBe('done')
    const wholeMs = performance.now() - began
    for (let round = 1; round <= KILLS; round += 1) {
      await beginAgain()
      const ended = new Promise((resolve) => running.child.once('exit', resolve))
      setTimeout(() => running.child.kill('SIGKILL'), wholeMs * chance.next())
      await ended
      await undoMove(dataDir)
      expect(['Old', 'New']).toContain(await nameOf(dataDir, settings))
      running = await start(dataDir, settings)
    }
  })
})

/** As `start` advises if the process was killed between moving the old data folder away and putting the new one in its place. */
async function undoMove(dataDir: string): Promise<void> {
  if (existsSync(dataDir)) return
  const above = path.dirname(dataDir)
  const moved = (await readdir(above)).find((name) => name.includes('before-restore')) ?? ''
  await rename(path.join(above, moved), dataDir)
}

/** The text of a message. */
function textOf(sent: RawData): string {
  return Array.isArray(sent) ? Buffer.concat(sent).toString() : Buffer.from(new Uint8Array(sent)).toString()
}
