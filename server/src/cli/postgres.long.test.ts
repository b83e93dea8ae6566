import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { folderOf, waybook, waybookHere } from '@waybook/testing/processes/run-command.ts'
import { postgresProxy } from '@waybook/testing/stores/postgres-proxy.ts'
import { hasTestPostgres, newTestPostgres, testPostgres } from '@waybook/testing/stores/test-postgres.ts'
import { NEWCOMER, openBuiltInHarness, PASSWORD } from '@waybook/testing/world/auth/built-in-harness.ts'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'

const campaign = {
  'campaign.yaml': 'name: Small\n',
  'characters/kessa.md': '---\nname: Kessa\ntags: [party-member]\n---\n\nBorn on the ebb.\n',
  'items/bell.md': '---\nname: Bell\n---\n',
  'items/bell.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#123"/></svg>',
}

/** The texts of all files below a folder, by path. */
async function filesIn(folder: string): Promise<Record<string, string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name))
  const read = files.map(async (file) => [path.relative(folder, file), await readFile(file, 'latin1')] as const)
  return Object.fromEntries(await Promise.all(read))
}

async function schemasOf(url: string): Promise<string[]> {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname like 'waybook%' order by 1`,
  )
  await client.end()
  return rows.map(({ name }) => name)
}

async function run(dataDir: string, args: readonly string[], environment: Record<string, string> = {}) {
  const result = await waybookHere(dataDir, args, { environment })
  expect(result).toMatchObject({ code: 0 })
  return result.out
}

const exported = async (dataDir: string, environment: Record<string, string> = {}) => {
  const into = path.join(await folderOf({}), 'out')
  await run(dataDir, ['export', into], environment)
  return await filesIn(into)
}

describe.skipIf(!hasTestPostgres)('commands on PostgreSQL', () => {
  it('[RUN-14] a backup moves a campaign with its accounts from SQLite to PostgreSQL and back, byte for byte', async () => {
    const [first, second, third] = [await folderOf({}), await folderOf({}), await folderOf({})]
    const archives = await folderOf({})
    await run(first, ['import', await folderOf(campaign)])
    const accounts = await openBuiltInHarness({ file: path.join(first, 'auth.db') })
    await accounts.player('characters/kessa')
    await accounts.close()
    const before = await exported(first)
    const DATABASE_URL = await newTestPostgres()

    await run(first, ['backup', path.join(archives, 'one.tar.gz')])
    const environment = { DATABASE_URL }
    const moved = await waybook(second, ['restore', path.join(archives, 'one.tar.gz')], { environment })
    expect(moved).toMatchObject({ code: 0, out: expect.stringContaining('accounts: 1') as string })
    expect(moved.out).not.toContain('the previous data of the database')
    expect((await readdir(second)).filter((name) => name.endsWith('.db'))).toEqual([])
    expect(await exported(second, { DATABASE_URL })).toEqual(before)
    const inPostgres = await openBuiltInHarness({ url: DATABASE_URL })
    expect((await inPostgres.enter(NEWCOMER.email, PASSWORD)).status).toBe(200)
    await inPostgres.close()

    expect(await waybook(second, ['backup', path.join(archives, 'two.tar.gz')], { environment })).toMatchObject({
      code: 0,
    })
    await run(third, ['restore', path.join(archives, 'two.tar.gz')])
    expect(await exported(third)).toEqual(before)
    const back = await openBuiltInHarness({ file: path.join(third, 'auth.db') })
    expect((await back.enter(NEWCOMER.email, PASSWORD)).status).toBe(200)
    await back.close()
  })

  it('[RUN-15] restoring replaces all data in the database, and retains the previous data under other names', async () => {
    const dataDir = await folderOf({})
    const archive = path.join(await folderOf({}), 'backup.tar.gz')
    const DATABASE_URL = await testPostgres()
    await run(dataDir, ['import', await folderOf(campaign)], { DATABASE_URL })
    await run(dataDir, ['backup', archive], { DATABASE_URL })
    const before = await exported(dataDir, { DATABASE_URL })
    await run(dataDir, ['import', await folderOf({ ...campaign, 'campaign.yaml': 'name: Other\n' })], { DATABASE_URL })
    expect(await exported(dataDir, { DATABASE_URL })).not.toEqual(before)
    const said = await run(dataDir, ['restore', archive], { DATABASE_URL })
    expect(await exported(dataDir, { DATABASE_URL })).toEqual(before)
    const kept = (await schemasOf(DATABASE_URL)).filter((name) => name.includes('_before_restore_'))
    expect(kept).toHaveLength(2)
    for (const name of kept) expect(said).toContain(name)

    const open = await openBuiltInHarness({ url: DATABASE_URL })
    const refused = await waybookHere(dataDir, ['restore', archive], { environment: { DATABASE_URL } })
    await open.close()
    expect(refused).toMatchObject({
      code: 2,
      error: 'waybook: A running Waybook is using the database: stop it first\n',
    })
  })

  it('[RUN-13] an unreachable or refusing database is reported in one line without its address', async () => {
    const dataDir = await folderOf({})
    const database = await postgresProxy(await testPostgres())
    const missing = `${database.url}_missing`
    const reply = async (DATABASE_URL: string) =>
      await waybookHere(dataDir, ['invite'], { environment: { DATABASE_URL } })
    const refused = await reply(missing)
    expect([refused.code, refused.out]).toEqual([1, ''])
    expect(refused.error).toMatch(/^waybook: The PostgreSQL server in DATABASE_URL refuses Waybook: .+\n$/)
    database.cut()
    const unreachable = await reply(database.url)
    expect([unreachable.code, unreachable.out]).toEqual([1, ''])
    expect(unreachable.error).toMatch(/^waybook: The PostgreSQL server in DATABASE_URL cannot be reached: .+\n$/)
  })

  it('[RUN-8] a server does not start if there are accounts but the database is empty', async () => {
    const dataDir = await folderOf({})
    const DATABASE_URL = await testPostgres()
    const accounts = await openBuiltInHarness({ url: DATABASE_URL })
    await accounts.player()
    await accounts.close()
    const { code, error } = await waybook(dataDir, ['start'], { environment: { DATABASE_URL } })
    expect(code).toBe(2)
    expect(error).toContain('The database in DATABASE_URL has no campaign in it, but there are accounts.')
  })
})
