import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { folderOf, MAIN } from '@waybook/testing/processes/run-command.ts'
import { WITHOUT_IMAGE_SERVICE } from '@waybook/testing/processes/run-server.ts'
import { drownedRoad } from '@waybook/testing/store/drowned-road.ts'
import { expect, it, onTestFinished } from 'vitest'

import { dataDirAt } from '#app/data-dir.ts'
import { freePort } from '#app/free-port.ts'
import { openSqliteStore } from '#app/open-store.ts'

/** Writes the addresses of all modules that were loaded, when the process ends. */
const listing = `
  import { writeFileSync } from 'node:fs'
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
  process.once('exit', () => writeFileSync(process.env.LISTED, loaded.join('\\n')))
`

/** Starts a server on a data folder, stops it, and returns the packages that it loaded. */
async function packagesOfStart(dataDir: string): Promise<ReadonlySet<string>> {
  const folder = await folderOf({ 'listing.mjs': listing })
  const listed = path.join(folder, 'listed')
  const env = {
    ...process.env,
    ...WITHOUT_IMAGE_SERVICE,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    LISTED: listed,
  }
  const child = spawn(process.execPath, ['--import', path.join(folder, 'listing.mjs'), MAIN, 'start'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  for await (const chunk of child.stdout) if (String(chunk).includes('is open at')) break
  child.kill('SIGTERM')
  await ended
  const names = (await readFile(listed, 'utf8')).matchAll(
    /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/g,
  )
  return new Set(Array.from(names, ([, name = '']) => name))
}

it('[RUN-170] a start on one SQLite file loads no code for PostgreSQL, buckets, imports, pictures or flights', async () => {
  const dataDir = await folderOf({})
  const store = await openSqliteStore({ file: dataDirAt(dataDir).records, now: Date.now })
  await store.records('dam3').imports.replace(drownedRoad(), 'test')
  await store.close()
  const packages = await packagesOfStart(dataDir)
  const unneeded = ['pg', 'pg-cursor', 'aws4fetch', 'chokidar', 'sharp', '@dimforge/rapier3d-deterministic-compat']
  expect(unneeded.filter((name) => packages.has(name))).toEqual([])
  expect([...packages]).toEqual(expect.arrayContaining(['fastify', 'kysely', 'better-auth']))
})
