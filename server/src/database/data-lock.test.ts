import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

import { temporaryFolder } from '@waybook/testing/stores/temporary-folder.ts'
import { describe, expect, it, onTestFinished } from 'vitest'

import { isLocked, lockDataDir } from './data-lock.ts'

const holder = `
  const { lockDataDir } = await import(process.argv[1])
  console.log(lockDataDir(process.argv[2]) ? 'held' : 'refused')
  setInterval(() => {}, 1000)`

async function holdElsewhere(dir: string) {
  const module = path.join(import.meta.dirname, 'data-lock.ts')
  const child = spawn(process.execPath, ['--input-type=module', '-e', holder, module, dir])
  onTestFinished(() => void child.kill('SIGKILL'))
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, said: said.toString().trim() }
}

describe('the lock on a data folder', () => {
  it('[STO-33] has one holder at a time, and can be taken again after its release', async () => {
    const dir = await temporaryFolder()
    expect(isLocked(dir)).toBe(false)
    const lock = lockDataDir(dir)
    expect(isLocked(dir)).toBe(true)
    expect(lockDataDir(dir)).toBeNull()
    lock?.release()
    expect(isLocked(dir)).toBe(false)
    const again = lockDataDir(dir)
    expect(again).not.toBeNull()
    again?.release()
  })

  it('[STO-33] is visible to other processes', async () => {
    const dir = await temporaryFolder()
    const lock = lockDataDir(dir)
    expect((await holdElsewhere(dir)).said).toBe('refused')
    expect(isLocked(dir)).toBe(true)
    lock?.release()
    expect((await holdElsewhere(dir)).said).toBe('held')
  })

  it('[STO-33] is released when its process ends or is killed', async () => {
    const dir = await temporaryFolder()
    const { child, said } = await holdElsewhere(dir)
    expect([said, isLocked(dir), lockDataDir(dir)]).toEqual(['held', true, null])
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(isLocked(dir)).toBe(false)
  })

  it('[STO-33] does not exist for a missing folder', async () => {
    expect(isLocked(path.join(await temporaryFolder(), 'nowhere'))).toBe(false)
  })
})
