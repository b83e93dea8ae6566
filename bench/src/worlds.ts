import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { writeLargeCampaign } from './large-campaign.ts'

const run = promisify(execFile)
const repository = path.resolve(import.meta.dirname, '../..')
/** An import lists every entity. */
const OUTPUT_MAX_BYTES = 64 * 1024 * 1024

/** Copies a data folder with a campaign of that many items into a new folder. The original is made once and cached with the machine's temporary files. */
export async function worldOf(entities: number, folder: string): Promise<string> {
  const kept = path.join(os.tmpdir(), `waybook-bench-worlds-${await version()}`, String(entities))
  if (!existsSync(kept)) await makeWorld(entities, kept)
  const dataDir = path.join(folder, `world-${entities}`)
  await cp(kept, dataDir, { recursive: true })
  return dataDir
}

async function makeWorld(entities: number, kept: string): Promise<void> {
  await mkdir(path.dirname(kept), { recursive: true })
  const folder = await mkdtemp(`${kept}-making-`)
  const [campaign, dataDir] = [path.join(folder, 'campaign'), path.join(folder, 'data')]
  await writeLargeCampaign(campaign, entities)
  const env = { ...process.env, DATA_DIR: dataDir }
  await run('node', ['server/src/main.js', 'import', campaign], { cwd: repository, env, maxBuffer: OUTPUT_MAX_BYTES })
  await rename(dataDir, kept)
  await rm(folder, { recursive: true })
}

/** A digest of a world's inputs: its texts and the tables. */
async function version(): Promise<string> {
  const migrations = await readdir(path.join(repository, 'server/src/database/migrations'))
  const texts = await readFile(path.join(import.meta.dirname, 'large-campaign.ts'), 'utf8')
  return createHash('sha256')
    .update(JSON.stringify([migrations, texts]))
    .digest('hex')
    .slice(0, 12)
}
