import { spawnSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { UPLOAD_MAX_BYTES } from '@waybook/contract'
import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { expect, it } from 'vitest'

import { openUploadStaging } from './upload-staging.ts'

async function* bytes(total: number) {
  const size = 1024 * 1024
  for (let sent = 0; sent < total; sent += size) yield Buffer.alloc(Math.min(size, total - sent), 7)
  await Promise.resolve()
}

it('[UPL-5] stages an upload in a file while it is processed, and removes it afterwards', async () => {
  const folder = path.join(await folderOf({}), 'arriving')
  const staging = openUploadStaging(folder)
  const read = await staging.receive(bytes(UPLOAD_MAX_BYTES), async (file) => (await readFile(file)).length)
  expect(read).toBe(UPLOAD_MAX_BYTES)
  expect(await readdir(folder)).toEqual([])
})

it('[UPL-5] aborts an upload that is one byte too large, and leaves no file', async () => {
  const folder = path.join(await folderOf({}), 'arriving')
  const coming = openUploadStaging(folder).receive(
    bytes(UPLOAD_MAX_BYTES + 1),
    async () => await Promise.reject(new Error('processed')),
  )
  await expect(coming).rejects.toMatchObject({ id: 'too-large', message: 'A picture may have at most 25 MB' })
  expect(await readdir(folder)).toEqual([])
})

it('[UPL-5] leaves no file of an interrupted upload', async () => {
  const folder = path.join(await folderOf({}), 'arriving')
  async function* broken() {
    yield* bytes(5)
    throw new Error('cut off')
  }
  await expect(openUploadStaging(folder).receive(broken(), async () => await Promise.resolve())).rejects.toThrow(
    'cut off',
  )
  expect(await readdir(folder)).toEqual([])
})

it('[UPL-5] removes leftovers of a killed process at the start, but no uploads of a running server', async () => {
  const folder = await folderOf({})
  const { pid } = spawnSync(process.execPath, ['--version'])
  const [killed, running] = [pid, process.ppid].map((id) => `${os.hostname()}_${id}_${'a'.repeat(16)}`)
  for (const name of [killed, running]) await writeFile(path.join(folder, name ?? ''), 'half a picture')
  const staging = openUploadStaging(folder)
  await staging.receive(bytes(5), async () => await openUploadStaging(folder).clear())
  expect(await readdir(folder)).toEqual([running])
})
