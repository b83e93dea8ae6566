import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { campaignOf, kessa } from '@waybook/testing/stores/drowned-road.ts'
import { temporaryFolder } from '@waybook/testing/stores/temporary-folder.ts'
import { hasTestPostgres, testPostgres } from '@waybook/testing/stores/test-postgres.ts'
import { openBuiltInHarness } from '@waybook/testing/world/auth/built-in-harness.ts'
import { Client } from 'pg'
import { expect, it } from 'vitest'

import { openPostgresStore, openSqliteStore } from '../open-store.ts'
import { replaceInPostgres } from './replace-in-postgres.ts'

interface Contents {
  readonly name: string
  readonly oid: number
  readonly entities: number
}

/** The schemas of Waybook, and the number of entities. */
async function contentsOf(url: string): Promise<Contents[]> {
  const client = new Client(url)
  await client.connect()
  const schemas = `select nspname as name, oid from pg_namespace where nspname like 'waybook%' order by 1`
  const { rows } = await client.query<Contents>(
    `select s.*, (select count(*) from waybook.entity) as entities from (${schemas}) s`,
  )
  await client.end()
  return rows
}

it.skipIf(!hasTestPostgres)('[RUN-15] a restore that fails halfway changes nothing', async () => {
  const folder = await temporaryFolder()
  const [records, accounts] = [path.join(folder, 'waybook.db'), path.join(folder, 'auth.db')]
  const url = await testPostgres()
  for (const store of [
    await openSqliteStore({ file: records, now: Date.now }),
    await openPostgresStore({ url, now: Date.now }),
  ]) {
    await store.records('dam3').replaceCampaign(campaignOf([kessa()]), 'test')
    await store.close()
  }
  await (await openBuiltInHarness({ url })).close()
  const before = await contentsOf(url)
  await writeFile(accounts, 'x'.repeat(5000))
  await expect(replaceInPostgres(url, { records, accounts }, new Date())).rejects.toThrow(/not a database/)
  expect(await contentsOf(url)).toEqual(before)
})
