import { spawnSync } from 'node:child_process'
import { utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { temporaryFolder } from '@waybook/testing/stores/temporary-folder.ts'
import { describe, expect, it } from 'vitest'

import { isLeftOver, isOwnName, temporaryName } from './temporary-name.ts'

const HOUR_MS = 3_600_000
const own = temporaryName()
const ofProcess = (pid: number, machine = os.hostname()) => `${machine}_${pid}_${'a'.repeat(16)}`

async function leftOver(name: string, hoursAgo = 0): Promise<boolean> {
  const file = path.join(await temporaryFolder(), name)
  await writeFile(file, '')
  const at = new Date(Date.now() - hoursAgo * HOUR_MS)
  await utimes(file, at, at)
  return await isLeftOver(name, file)
}

describe('[RUN-125] a temporary file', () => {
  it('belongs to the process in its name', () => {
    expect([isOwnName(own), isOwnName(ofProcess(process.ppid))]).toEqual([true, false])
    expect(temporaryName()).not.toBe(own)
  })

  it('is left over after the process that made it has ended', async () => {
    const { pid } = spawnSync(process.execPath, ['--version'])
    expect(await leftOver(ofProcess(pid))).toBe(true)
    expect(await leftOver(ofProcess(process.ppid), 100)).toBe(false)
    expect(await leftOver(own)).toBe(false)
  })

  it('is left over if it is older than the current process with its id', async () => {
    expect(await leftOver(own, 100)).toBe(true)
  })

  it('is left over after a day if it is from another machine or has another name', async () => {
    for (const name of [ofProcess(process.pid, 'elsewhere'), 'another-name']) {
      expect(await leftOver(name, 23)).toBe(false)
      expect(await leftOver(name, 25)).toBe(true)
    }
  })
})
