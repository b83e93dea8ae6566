import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { writeSmallCampaign } from './small-campaign.ts'

const run = promisify(execFile)
const repository = path.resolve(import.meta.dirname, '../../..')
/** Beyond the servers that the other journeys share. */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? '4489') + 4

/** A server of a journey's own, with a small campaign, that the journey may stop and start. */
export interface OwnHouse {
  readonly origin: string
  readonly start: () => Promise<void>
  /** As a host stops it. */
  readonly stop: () => Promise<void>
  /** The path of a one-time link: for the first game master, or for the player of a character. */
  readonly link: (characterId?: string) => Promise<string>
  readonly remove: () => Promise<void>
}

/** `door` tells those apart that may be open at the same time. */
export async function openOwnHouse(door = 0): Promise<OwnHouse> {
  const port = FIRST_PORT + door
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-e2e-own-'))
  const [campaign, dataDir] = [path.join(folder, 'campaign'), path.join(folder, 'data')]
  await writeSmallCampaign(campaign)
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, CAMPAIGN_DIR: campaign }
  let running: ChildProcess | null = null
  const stop = async () => {
    if (!running || running.exitCode !== null) return
    const ended = once(running, 'exit')
    running.kill('SIGTERM')
    running = null
    await ended
  }
  return {
    origin: `http://localhost:${port}`,
    start: async () => {
      running = spawn('node', ['server/src/main.ts', 'start'], {
        cwd: repository,
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await untilOpen(running)
    },
    stop,
    link: async (characterId) => {
      const text =
        characterId === undefined
          ? await readFile(path.join(dataDir, 'links.txt'), 'utf8')
          : await invite(characterId, env)
      return /\/(?:setup|join)#\S+/.exec(text)?.[0] ?? ''
    },
    remove: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function untilOpen(server: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text: Buffer) => {
      if (text.includes('is open at')) resolve()
    })
    server.once('exit', () => reject(new Error('The server ended before it was open')))
  })
}

async function invite(characterId: string, env: NodeJS.ProcessEnv): Promise<string> {
  const args = ['server/src/main.ts', 'invite', '--character', characterId]
  return (await run('node', args, { cwd: repository, env })).stdout
}
