import { DatabaseSync, type StatementSync } from 'node:sqlite'

import { Kysely, sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'

import { NodeSqliteDialect } from './node-sqlite-dialect.ts'

interface Tables {
  thing: { name: string | null; flag: number | null }
}

async function openThings(database = new DatabaseSync(':memory:')): Promise<Kysely<Tables>> {
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(database) })
  onTestFinished(async () => await db.destroy())
  await sql`create table thing (name text, flag integer) strict`.execute(db)
  return db
}

describe('Kysely over Node’s SQLite', () => {
  it.each([new Date(0), {}, ['a'], undefined])(
    'rejects %s, which Node would store as null or not at all',
    async (value) => {
      const db = await openThings()
      await expect(sql`insert into thing values (${value}, 1)`.execute(db)).rejects.toThrow('cannot store')
    },
  )

  it('stores booleans as 1 and 0, and null as null', async () => {
    const db = await openThings()
    await sql`insert into thing values (${null}, ${true}), ('b', ${false})`.execute(db)
    expect(await db.selectFrom('thing').select(['name', 'flag']).execute()).toMatchObject([
      { name: null, flag: 1 },
      { name: 'b', flag: 0 },
    ])
  })

  it('writes limits into the statement, because SQLite would replan a statement with a limit parameter on each run', async () => {
    const db = await openThings()
    await sql`insert into thing values ('a', 1), ('b', 2), ('c', 3)`.execute(db)
    const query = db.selectFrom('thing').select('name').orderBy('name').limit(1).offset(1)
    expect(query.compile()).toMatchObject({ sql: expect.stringMatching(/limit 1 offset 1$/) as string, parameters: [] })
    expect(await query.execute()).toMatchObject([{ name: 'b' }])
  })

  it('rolls back schema changes as well as rows', async () => {
    const db = await openThings()
    const failing = db.transaction().execute(async (tx) => {
      await tx.insertInto('thing').values({ name: 'a', flag: 1 }).execute()
      await sql`alter table thing add column more text`.execute(tx)
      throw new Error('half way')
    })
    await expect(failing).rejects.toThrow('half way')
    expect(await db.selectFrom('thing').selectAll().execute()).toEqual([])
    await expect(sql`select more from thing`.execute(db)).rejects.toThrow('no such column')
  })

  it('makes transactions wait for each other', async () => {
    const db = await openThings()
    await sql`insert into thing values ('count', 0)`.execute(db)
    const countUp = async () =>
      await db.transaction().execute(async (tx) => {
        const { flag } = await tx.selectFrom('thing').select('flag').executeTakeFirstOrThrow()
        await tx
          .updateTable('thing')
          .set({ flag: (flag ?? 0) + 1 })
          .execute()
      })
    await Promise.all(Array.from({ length: 50 }, countUp))
    expect(await db.selectFrom('thing').select('flag').executeTakeFirst()).toMatchObject({ flag: 50 })
  })

  it('runs more statements than the cache holds', async () => {
    const db = await openThings()
    for (let number = 0; number < 1100; number += 1) {
      const { rows } = await sql<{ n: number }>`select ${sql.raw(String(number))} as n`.execute(db)
      expect(rows[0]?.n).toBe(number)
    }
  })

  it('prepares a frequent statement once, even with many others in between', async () => {
    const counting = new CountingDatabase()
    const db = await openThings(counting)
    for (let number = 0; number < 1100; number += 1) {
      await sql`select count(*) from thing`.execute(db)
      await sql`select ${sql.raw(String(number))}`.execute(db)
    }
    expect(counting.prepared.get('select count(*) from thing')).toBe(1)
  })
})

class CountingDatabase extends DatabaseSync {
  /** The number of times that each statement was prepared. */
  readonly prepared = new Map<string, number>()

  constructor() {
    super(':memory:')
  }

  override prepare(text: string): StatementSync {
    this.prepared.set(text, (this.prepared.get(text) ?? 0) + 1)
    return super.prepare(text)
  }
}
