import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { folderOf, waybookHere } from '@waybook/testing/processes/run-command.ts'
import { expect, it, onTestFinished } from 'vitest'

import { openStaging, removeAbandonedStagings } from '#features/backups/staging.ts'

const INCOMPRESSIBLE_BYTES = 128 * 1024 * 1024
const MAIN = path.resolve(import.meta.dirname, '../main.js')

it.each(['SIGTERM', 'SIGKILL'] as const)('[RUN-11] a backup ended by %s leaves nothing behind', async (signal) => {
  const dataDir = await folderOf({})
  await waybookHere(dataDir, ['import', await folderOf({ 'campaign.yaml': 'name: Small\n' })])
  // Compressing this takes far longer than noticing that it has begun.
  await mkdir(path.join(dataDir, 'pictures'), { recursive: true })
  await writeFile(path.join(dataDir, 'pictures', 'large'), randomBytes(INCOMPRESSIBLE_BYTES))
  const target = await folderOf({})
  const packing = path.join(dataDir, 'packing')
  const child = spawn(process.execPath, [MAIN, 'backup', path.join(target, 'first.tar.gz')], {
    env: { ...process.env, DATA_DIR: dataDir, NODE_ENV: 'production' },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  await expect.poll(async () => (existsSync(packing) ? await readdir(packing) : [])).not.toEqual([])
  child.kill(signal)
  await ended
  expect(await readdir(target)).toEqual([])
  // Nobody can tidy up after a kill, so the next backup does.
  if (signal === 'SIGKILL') await waybookHere(dataDir, ['backup', path.join(target, 'second.tar.gz')])
  expect(await readdir(packing)).toEqual([])
})

it('[RUN-11] a backup does not touch the folder of another backup in progress', async () => {
  const root = await folderOf({})
  const { folder } = await openStaging(root)
  await openStaging(root)
  expect(existsSync(folder)).toBe(true)
  await removeAbandonedStagings(root)
  expect(await readdir(root)).toHaveLength(2)
})
