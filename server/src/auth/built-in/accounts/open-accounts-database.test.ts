import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { temporaryFolder } from '@waybook/testing/stores/temporary-folder.ts'
import { hasTestPostgres, newTestPostgres } from '@waybook/testing/stores/test-postgres.ts'
import { NEWCOMER, openBuiltInHarness, PASSWORD } from '@waybook/testing/world/auth/built-in-harness.ts'
import { Client } from 'pg'
import { expect, it } from 'vitest'

async function query(url: string, statement: string): Promise<readonly { readonly name: string }[]> {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query<{ readonly name: string }>(statement)
  await client.end()
  return rows
}

const tablesIn = (file: string) => {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare(`select name from sqlite_schema where type = 'table'`).all()
  database.close()
  return rows.map(({ name }) => String(name))
}

const copiesIn = async (folder: string) => (await readdir(folder)).filter((name) => name.startsWith('accounts-before-'))

it('[STO-142] accounts of an earlier version open and are copied first', async () => {
  const folder = await temporaryFolder()
  const file = path.join(folder, 'auth.db')
  const first = await openBuiltInHarness({ file })
  await first.player()
  await first.close()
  const earlier = new DatabaseSync(file)
  earlier.exec('drop table passkey')
  earlier.close()
  for (let start = 0; start < 2; start += 1) {
    const accounts = await openBuiltInHarness({ file, backupDir: folder })
    expect((await accounts.enter(NEWCOMER.email, PASSWORD)).status).toBe(200)
    await accounts.close()
  }
  const copies = await copiesIn(folder)
  expect(copies).toHaveLength(1)
  const copied = tablesIn(path.join(folder, copies[0] ?? ''))
  expect([tablesIn(file).includes('passkey'), copied.includes('passkey'), copied.includes('user')]).toEqual([
    true,
    false,
    true,
  ])
})

it('[STO-142] new accounts are not copied', async () => {
  const folder = await temporaryFolder()
  const accounts = await openBuiltInHarness({ file: path.join(folder, 'auth.db'), backupDir: folder })
  await accounts.close()
  expect(await copiesIn(folder)).toEqual([])
})

it.skipIf(!hasTestPostgres)('[STO-142] accounts of an earlier version in PostgreSQL are copied first', async () => {
  const url = await newTestPostgres()
  const first = await openBuiltInHarness({ url })
  await first.player()
  await first.close()
  await query(url, 'drop table waybook_accounts.passkey')
  const second = await openBuiltInHarness({ url })
  expect((await second.enter(NEWCOMER.email, PASSWORD)).status).toBe(200)
  await second.close()
  const schemas = `select nspname as name from pg_namespace where nspname like 'waybook_accounts_before_%'`
  const [copy] = await query(url, schemas)
  expect(await query(url, schemas)).toHaveLength(1)
  await query(url, 'drop schema waybook_accounts cascade')
  await query(url, `alter schema "${copy?.name}" rename to waybook_accounts`)
  const back = await openBuiltInHarness({ url })
  expect((await back.enter(NEWCOMER.email, PASSWORD)).status).toBe(200)
  await back.close()
})
