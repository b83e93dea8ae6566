import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { temporaryFolder } from '@waybook/testing/stores/temporary-folder.ts'
import { hasTestPostgres, testPostgres } from '@waybook/testing/stores/test-postgres.ts'
import { NEWCOMER, openBuiltInHarness, PASSWORD } from '@waybook/testing/world/auth/built-in-harness.ts'
import { expect, it } from 'vitest'

import { ACCOUNTS_SCHEMA } from './accounts-database.ts'
import { copyAccounts } from './copy-accounts.ts'

const MODELS = ['user', 'account', 'session', 'verification', 'oneTimeLink', 'passkey']

/** All rows of an accounts file. */
function rowsIn(file: string): Record<string, unknown[]> {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = MODELS.map((model) => [model, database.prepare(`select * from ${model} order by id`).all()] as const)
  database.close()
  return Object.fromEntries(rows)
}

function addPasskey(file: string): void {
  const database = new DatabaseSync(file)
  database.exec(`
    insert into passkey (id, name, publicKey, userId, credentialID, counter, deviceType, backedUp, transports, createdAt, aaguid)
    select 'p1', 'Phone', 'key', id, 'credential', 7, 'multiDevice', 1, 'internal', createdAt, null from user limit 1`)
  database.close()
}

it.skipIf(!hasTestPostgres)(
  '[SIG-83] accounts move from SQLite to PostgreSQL and back with all their data',
  async () => {
    const folder = await temporaryFolder()
    const [file, back] = [path.join(folder, 'auth.db'), path.join(folder, 'back.db')]
    const before = await openBuiltInHarness({ file })
    const cookie = await before.player('characters/kessa-vane')
    const token = await before.tokenFor({ kind: 'setup', role: 'gameMaster' })
    await before.close()
    addPasskey(file)
    const url = await testPostgres()
    await copyAccounts({ file }, { url, schema: ACCOUNTS_SCHEMA })
    const after = await openBuiltInHarness({ url })
    await after.signIn.backup(back)
    const rows = rowsIn(file)
    expect(rowsIn(back)).toEqual(rows)
    expect(['user', 'session', 'oneTimeLink', 'passkey'].map((model) => rows[model]?.length)).toEqual([1, 1, 1, 1])
    expect((await after.signIn.identify({ cookie }))?.user.firstName).toBe('Pia')
    expect((await after.post('/link/inspect', { token })).status).toBe(200)
    expect((await after.enter(NEWCOMER.email, PASSWORD)).status).toBe(200)
    await after.close()
  },
)
