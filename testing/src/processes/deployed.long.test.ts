import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { freePort } from '@waybook/server/app/free-port.ts'
import { expect, it, onTestFinished } from 'vitest'

import { copiedFolders, productionTree, REPOSITORY } from './production-tree.ts'
import { folderOf } from './run-command.ts'

const folders = copiedFolders(readFileSync(path.join(REPOSITORY, 'Dockerfile'), 'utf8'))

/** Starts a program of the tree. When it prints `sign`, resolves with a function that stops it. Fails if it exits before. */
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

it('[RUN-160] server and image service run from the image’s files, without development packages, and write nothing there', async () => {
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
