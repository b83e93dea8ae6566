import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { folderOf, MAIN } from '@waybook/testing/processes/run-command.ts'
import { drownedRoad } from '@waybook/testing/stores/drowned-road.ts'
import { expect, it, onTestFinished } from 'vitest'

import { dataDirAt } from '#app/data-dir.ts'
import { freePort } from '#app/free-port.ts'
import { openSqliteStore } from '#app/open-store.ts'

/** Writes the address of each loaded module, one per line. */
const listing = `
  import { appendFileSync } from 'node:fs'
  import { registerHooks } from 'node:module'
  registerHooks({ load: (url, context, next) => (appendFileSync(process.env.LISTED, url + '\\n'), next(url, context)) })
`

/** Starts a server on a data folder, and returns the packages that it loaded before it opened. */
async function packagesOfStart(dataDir: string): Promise<ReadonlySet<string>> {
  const folder = await folderOf({ 'listing.mjs': listing })
  const listed = path.join(folder, 'listed')
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    LISTED: listed,
  }
  const child = spawn(process.execPath, ['--import', path.join(folder, 'listing.mjs'), MAIN, 'start'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  for await (const chunk of child.stdout) if (String(chunk).includes('is open at')) break
  const names = (await readFile(listed, 'utf8')).matchAll(
    /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/g,
  )
  return new Set(Array.from(names, ([, name = '']) => name))
}

it('[RUN-170] a start on one SQLite file loads no code for PostgreSQL, buckets, imports, pictures, painting or dice flights', async () => {
  const dataDir = await folderOf({})
  const store = await openSqliteStore({ file: dataDirAt(dataDir).records, now: Date.now })
  await store.records('dam3').replaceCampaign(drownedRoad(), 'test')
  await store.close()
  const packages = await packagesOfStart(dataDir)
  const unneeded = [
    'pg',
    'pg-cursor',
    'aws4fetch',
    'chokidar',
    'sharp',
    'openai',
    '@dimforge/rapier3d-deterministic-compat',
  ]
  expect(unneeded.filter((name) => packages.has(name))).toEqual([])
  expect([...packages]).toEqual(expect.arrayContaining(['fastify', 'kysely', 'better-auth']))
})
