import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'

import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { expect, it, onTestFinished } from 'vitest'

const MAIN = path.resolve(import.meta.dirname, '../main.js')

it('[CAM-26] a watched folder that loses most of its files removes no entities, even with --remove', async () => {
  const item = '---\nname: Bell\n---\n'
  const folder = await folderOf({ 'campaign.yaml': 'name: Small\n', 'items/bell.md': item, 'items/lamp.md': item })
  const env = { ...process.env, DATA_DIR: await folderOf({}) }
  const child = spawn(process.execPath, [MAIN, 'import', folder, '--watch', '--remove'], { env })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = { out: '', error: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said.error += chunk.toString()))
  await expect.poll(() => said.out).toContain('Watching')
  await Promise.all(['bell', 'lamp'].map(async (name) => await rm(path.join(folder, `items/${name}.md`))))
  await expect.poll(() => said.error).toContain('this would remove 2 of the 2 entities')
})
