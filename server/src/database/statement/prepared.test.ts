import { DatabaseSync } from 'node:sqlite'

import { Kysely } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'

import { loadMigrations, migrate } from '../migrate.ts'
import { NodeSqliteDialect } from '../node-sqlite-dialect.ts'
import type { Tables } from '../tables.ts'
import { prepared } from './prepared.ts'

async function open(): Promise<Kysely<Tables>> {
  const dialect = new NodeSqliteDialect(new DatabaseSync(':memory:'))
  const db = new Kysely<Tables>({ dialect })
  onTestFinished(async () => await db.destroy())
  await migrate(db, { known: await loadMigrations(), beforeChange: async () => await Promise.resolve() })
  return db
}

it('builds the query once, and runs it with the values of each call', async () => {
  let built = 0
  const setScene = prepared((db, { campaign, scene }: { readonly campaign: string; readonly scene: string | null }) => {
    built += 1
    return db
      .insertInto('activeScene')
      .values({ campaign, scene })
      .onConflict((conflict) => conflict.column('campaign').doUpdateSet({ scene }))
      .returning(['campaign', 'scene'])
  })
  const db = await open()
  expect(await setScene(db, { campaign: 'a', scene: 'gate' })).toEqual([{ campaign: 'a', scene: 'gate' }])
  expect(await setScene(db, { campaign: 'b', scene: null })).toEqual([{ campaign: 'b', scene: null }])
  expect(await setScene(db, { campaign: 'a', scene: 'lamp' })).toEqual([{ campaign: 'a', scene: 'lamp' }])
  expect(built).toBe(1)
})

it('runs within the given transaction', async () => {
  const add = prepared((db, { campaign }: { readonly campaign: string }) =>
    db.insertInto('activeScene').values({ campaign, scene: 'gate' }),
  )
  const db = await open()
  const failing = db.transaction().execute(async (tx) => {
    await add(tx, { campaign: 'a' })
    throw new Error('half way')
  })
  await expect(failing).rejects.toThrow('half way')
  expect(await db.selectFrom('activeScene').selectAll().execute()).toEqual([])
})
