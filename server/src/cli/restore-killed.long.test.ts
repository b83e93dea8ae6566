import { existsSync } from 'node:fs'
import { readdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'

import { folderOf, waybook, waybookHere } from '@waybook/testing/processes/run-command.ts'
import { engines } from '@waybook/testing/stores/test-postgres.ts'
import { chanceFromEnvironment } from '@waybook/testing/world/random-moments.ts'
import { describe, expect, it, onTestFinished } from 'vitest'

const ROUNDS = 20
const campaign = (name: string) => ({ 'campaign.yaml': `name: ${name}\n`, 'items/bell.md': '---\nname: Bell\n---\n' })

describe.each(engines)('on $name', ({ take }) => {
  it(`[RUN-142] a restore killed at ${ROUNDS} moments leaves the old or the new campaign, and nothing unfinished after the next one`, async () => {
    const chance = chanceFromEnvironment()
    const database = await take?.()
    if (database) onTestFinished(database.release)
    const environment = { DATABASE_URL: database?.url ?? '' }
    const above = await folderOf({})
    const [dataDir, archive] = [path.join(above, 'data'), path.join(await folderOf({}), 'new.tar.gz')]
    const run = async (...args: string[]) => await waybookHere(dataDir, args, { environment })
    const name = async () => {
      const into = path.join(await folderOf({}), 'out')
      expect(await run('export', into)).toMatchObject({ code: 0 })
      return /name: (\w+)/.exec(await readFile(path.join(into, 'campaign.yaml'), 'utf8'))?.[1]
    }
    await run('import', await folderOf(campaign('New')))
    await run('backup', archive)
    const began = performance.now()
    await waybook(dataDir, ['restore', archive], { environment })
    const wholeMs = performance.now() - began
    for (let round = 0; round < ROUNDS; round += 1) {
      await run('import', await folderOf(campaign('Old')))
      const killAfterMs = wholeMs * Math.sqrt(chance.next())
      await waybook(dataDir, ['restore', archive], { environment, killAfterMs })
      expect(['Old', 'New']).toContain(await name())
    }
    expect(await run('restore', archive)).toMatchObject({ code: 0 })
    expect(await name()).toBe('New')
    expect((await readdir(above)).filter((one) => one.includes('restoring'))).toEqual([])
  })
})

it('[RUN-142] a server does not start if a killed restore has moved the data folder away', async () => {
  const dataDir = path.join(await folderOf({}), 'data')
  await waybookHere(dataDir, ['import', await folderOf(campaign('Old'))])
  const kept = `${dataDir}.before-restore-2026-11-23T00-00-00-000Z`
  await rename(dataDir, kept)
  const { code, error } = await waybook(dataDir, ['start'])
  expect([code, error]).toEqual([2, expect.stringContaining(kept)])
  expect(existsSync(dataDir)).toBe(false)
})
