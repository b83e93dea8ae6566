import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'

import { Problem } from '@waybook/contract'
import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { temporaryFolder } from '@waybook/testing/stores/temporary-folder.ts'
import { describe, expect, it, onTestFinished } from 'vitest'

import { makeDataDir } from '#app/data-dir.ts'
import { openSqliteStore } from '#app/open-store.ts'
import { lockDataDir } from '#database/data-lock.ts'
import { BucketError } from '#runtime/storage-fault.ts'

import { adviceOn } from './advice.ts'

const place = { port: 4870, host: '127.0.0.1', dataDir: '/srv/waybook', databaseUrl: null }

/** The error with which the step fails. */
async function errorOf(step: () => unknown): Promise<unknown> {
  try {
    await step()
  } catch (error) {
    return error
  }
  throw new Error('It did not fail')
}

async function errorOfListening(options: { port: number; host: string }): Promise<unknown> {
  const server = createServer()
  onTestFinished(() => void server.close())
  return await new Promise((resolve) => server.once('error', resolve).listen(options))
}

describe('advice on an error', () => {
  it('[RUN-10] names a port that is in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void other.close())
    const address = other.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    const error = await errorOfListening({ port, host: '127.0.0.1' })
    expect(adviceOn(error, { ...place, port })).toBe(
      `Port ${port} is in use: stop the other program, or set PORT to another number`,
    )
  })

  it('[RUN-10] names an address that the machine does not have', async () => {
    const error = await errorOfListening({ port: 0, host: '192.0.2.1' })
    expect(adviceOn(error, { ...place, host: '192.0.2.1' })).toContain('does not have the address 192.0.2.1')
  })

  it('[RUN-10] says that a database is damaged', async () => {
    const file = path.join(await folderOf({ 'waybook.db': 'x'.repeat(9000) }), 'waybook.db')
    const error = await errorOf(async () => await openSqliteStore({ file, now: Date.now }))
    expect(adviceOn(error, place)).toMatch(/^A database in \/srv\/waybook is damaged\. Restore a backup/)
  })

  it('[RUN-120] distinguishes an unreachable bucket from one that refuses access', () => {
    const advice = (fault: 'unreachable' | 'refused') => adviceOn(new BucketError(fault, 'It answered X'), place)
    expect(advice('unreachable')).toMatch(/^The bucket in IMAGES_BUCKET cannot be reached: .+ \(It answered X\)$/)
    expect(advice('refused')).toMatch(/^The bucket in IMAGES_BUCKET refuses Waybook: .+ \(It answered X\)$/)
  })

  it('[RUN-10] says that a folder is not writable', async () => {
    const folder = path.join(await temporaryFolder(), 'missing')
    const error = await errorOf(() => lockDataDir(folder))
    expect(adviceOn(error, place)).toContain('This account may not write to /srv/waybook')
  })

  it('[RUN-10] says that there is a file where a folder is expected', async () => {
    const file = path.join(await temporaryFolder(), 'data')
    await writeFile(file, '')
    const error = await errorOf(async () => await mkdir(file, { recursive: true }))
    expect(adviceOn(error, place)).toBe(`${file} is not a folder: choose another place`)
  })

  it.runIf(process.platform === 'linux')('[RUN-10] says that a folder cannot be created', async () => {
    const error = await errorOf(async () => await makeDataDir('/proc/waybook/data'))
    expect(adviceOn(error, place)).toBe('The folder /proc/waybook cannot be created: choose another place (DATA_DIR)')
  })

  it('[RUN-10] says that another program uses a file, which Windows reports', () => {
    const file = 'C:\\data\\waybook.db'
    const error = Object.assign(new Error('EBUSY: resource busy or locked'), { code: 'EBUSY', path: file })
    expect(adviceOn(error, place)).toBe(`Another program uses ${file}: close that program, then try again`)
  })

  it('[RUN-10] says that the disk is full', () => {
    const error = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
    expect(adviceOn(error, place)).toBe('The disk is full: free up some space, then try again')
    expect(adviceOn(new Error('it failed', { cause: error }), place)).toContain('The disk is full')
  })

  it('[RUN-10] repeats the message about the version of the data, and gives no advice on bugs in Waybook', () => {
    const newer = new Problem('conflict', 'The data was written by a newer Waybook')
    expect(adviceOn(newer, place)).toBe('The data was written by a newer Waybook')
    expect(adviceOn(new TypeError('x is undefined'), place)).toBeNull()
  })
})
