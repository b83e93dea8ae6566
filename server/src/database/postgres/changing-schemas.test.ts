import { hasTestPostgres, newTestPostgres } from '@waybook/testing/stores/test-postgres.ts'
import { describe, expect, it } from 'vitest'

import { whileSchemasChange } from './changing-schemas.ts'
import { withClient } from './with-client.ts'

describe.skipIf(!hasTestPostgres)('the structure of a database', () => {
  it('[STO-146] is read again if another connection changes a schema at that moment', async () => {
    await withClient(await newTestPostgres(), async (client) => {
      const later = ['select 1', 'create schema other', 'create table other.bell (n serial)', 'select 2']
      const sequence = await whileSchemasChange(async () => {
        const next = later.shift()
        if (next !== undefined) await client.query(next)
        const { rows } = await client.query<{ name: string }>(
          `select pg_get_serial_sequence('other.bell', 'n') as name`,
        )
        return rows
      })
      expect([sequence, later]).toEqual([[{ name: 'other.bell_n_seq' }], ['select 2']])
    })
  })

  it('[STO-146] is not read again after any other failure', async () => {
    await withClient(await newTestPostgres(), async (client) => {
      let tries = 0
      const read = whileSchemasChange(async () => {
        tries += 1
        await client.query('select 1 / 0')
      })
      await expect(read).rejects.toThrow('division by zero')
      expect(tries).toBe(1)
    })
  })
})
