import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

import { drownedRoad } from '@waybook/testing/stores/drowned-road.ts'
import { temporaryFolder, ticking } from '@waybook/testing/stores/temporary-folder.ts'
import { engines, newTestPostgres } from '@waybook/testing/stores/test-postgres.ts'
import { describe, expect, it, onTestFinished } from 'vitest'

import { openPostgresStore, openSqliteStore } from '#app/open-store.ts'
import { compareWithStored } from '#features/imports/compare-campaign.ts'
import type { Store } from '#features/store.ts'

/** Opens the store with a migration that stops halfway and waits to be killed. */
const migrating = `
  const [folder, options] = process.argv.slice(1)
  const { sql } = await import('kysely')
  const { loadMigrations } = await import(folder + '/database/migrate.ts')
  const { openSqliteStore, openPostgresStore } = await import(folder + '/app/open-store.ts')
  const { file, url } = JSON.parse(options)
  const next = {
    up: async (db) => {
      await sql\`delete from entity\`.execute(db)
      await sql\`alter table campaign drop column name\`.execute(db)
      console.log('half way')
      await new Promise((resolve) => setTimeout(resolve, 3_600_000))
    },
  }
  const known = { ...(await loadMigrations(url ? 'postgres' : 'sqlite')), '999-next': next }
  await (url ? openPostgresStore({ url, now: Date.now, known }) : openSqliteStore({ file, now: Date.now, known }))`

async function killHalfWay(options: { readonly file: string; readonly url: string | null }): Promise<void> {
  const folder = path.resolve(import.meta.dirname, '..')
  const args = ['--input-type=module', '-e', migrating, folder, JSON.stringify(options)]
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  expect(String(await once(child.stdout, 'data'))).toContain('half way')
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

describe.each(engines)('on $name', ({ take }) => {
  it('[STO-30] a migration killed halfway leaves the store unchanged, and the store opens', async () => {
    const url = take ? await newTestPostgres() : null
    const file = path.join(await temporaryFolder(), 'waybook.db')
    const open = async (): Promise<Store> =>
      url === null ? await openSqliteStore({ file, now: ticking() }) : await openPostgresStore({ url, now: ticking() })
    const before = await open()
    await before.records('dam3').replaceCampaign(drownedRoad(), 'test')
    await before.close()
    await killHalfWay({ file, url })
    const after = await open()
    onTestFinished(async () => await after.close())
    const unchanged = { added: [], changed: [], removed: [], campaignChanged: false }
    expect(await compareWithStored(after.records('dam3'), drownedRoad())).toMatchObject(unchanged)
  })
})
