import { spawn } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { folderOf, waybookHere } from '@waybook/testing/processes/run-command.ts'
import { ServerProcess } from '@waybook/testing/processes/run-server.ts'
import { hasTestPostgres, testPostgres } from '@waybook/testing/stores/test-postgres.ts'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'

const MAIN = path.resolve(import.meta.dirname, '../main.js')
const KESSA = 'characters/kessa'
const BELL = 'items/bell'
const bell = (name: string) => `---\nname: ${name}\n---\n`
const campaign = {
  'campaign.yaml': 'name: Small\n',
  [`${KESSA}.md`]: '---\nname: Kessa\n---\n',
  [`${BELL}.md`]: bell('Bell'),
}
const points = z.object({ hitpoints: z.number() })
const named = z.object({ entities: z.array(z.object({ name: z.string() })) })

async function open() {
  const DATABASE_URL = await testPostgres()
  const [dataDir, campaignDir] = [await folderOf({}), await folderOf(campaign)]
  const environment = { DATABASE_URL }
  const server = await ServerProcess.on({ dataDir, campaignDir, environment })
  onTestFinished(async () => await server.killServer())
  const hitpoints = async () => points.parse(await server.ask('getCharacterDynamic', { id: KESSA })).hitpoints
  const hurt = async () => await server.ask('adjustCharacterDynamic', { id: KESSA, field: 'hitpoints', by: -1 })
  return { DATABASE_URL, dataDir, campaignDir, server, hitpoints, hurt }
}

describe.skipIf(!hasTestPostgres)('a server on PostgreSQL', () => {
  it('[RUN-140] makes a daily copy that restores its records; people stay signed in', async () => {
    const { DATABASE_URL, dataDir, server, hitpoints, hurt } = await open()
    const backups = path.join(dataDir, 'backups')
    await expect
      .poll(async () => await readdir(backups).catch(() => []))
      .toEqual([expect.stringMatching(/^daily-.*db$/)])
    const whole = await hitpoints()
    await hurt()
    expect(await hitpoints()).toBe(whole - 1)
    const copy = path.join(backups, (await readdir(backups))[0] ?? '')
    const environment = { DATABASE_URL }
    expect(await waybookHere(dataDir, ['restore', copy], { environment })).toMatchObject({ code: 2 })
    await server.stop()
    expect(await waybookHere(dataDir, ['restore', copy], { environment })).toMatchObject({ code: 0 })
    await server.start()
    expect(await hitpoints()).toBe(whole)
    await hurt()
    expect(await hitpoints()).toBe(whole - 1)
  })

  it('[RUN-140] shows changes from `import --watch`, and `reset` makes a link for an account', async () => {
    const { DATABASE_URL, dataDir, campaignDir, server } = await open()
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL }
    const watching = spawn(process.execPath, [MAIN, 'import', campaignDir, '--watch'], { env })
    onTestFinished(() => void watching.kill('SIGKILL'))
    let said = ''
    watching.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    await expect.poll(() => said).toContain('Watching')
    await writeFile(path.join(campaignDir, `${BELL}.md`), bell('Tide bell'))
    const nameOf = async () => named.parse(await server.ask('getEntity', { id: BELL })).entities[0]?.name
    await expect.poll(nameOf).toBe('Tide bell')
    const { code, out } = await waybookHere(dataDir, ['reset', 'bram@try.test'], { environment: { DATABASE_URL } })
    expect([code, out]).toEqual([0, expect.stringMatching(/http\S+#\S+/)])
  })
})
