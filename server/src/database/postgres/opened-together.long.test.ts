import { hasTestPostgres, newTestPostgres } from '@waybook/testing/stores/test-postgres.ts'
import { openBuiltInHarness } from '@waybook/testing/world/auth/built-in-harness.ts'
import { describe, expect, it } from 'vitest'

import { openPostgresStore } from '#app/open-store.ts'
import { newestSeq } from '#database/change-log.ts'

const SERVERS = 4

describe.skipIf(!hasTestPostgres)('several servers on one database', () => {
  it('[RUN-110] create the tables of the records once, even if many servers open them at the same time', async () => {
    const url = await newTestPostgres()
    const opening = Array.from({ length: SERVERS }, async () => await openPostgresStore({ url, now: Date.now }))
    const stores = await Promise.all(opening)
    for (const store of stores) expect(await newestSeq(store.records('dam3'))).toBe(0)
    await Promise.all(stores.map(async (store) => await store.close()))
  })

  it('[RUN-110] create the tables of the accounts once, even if many servers open them at the same time', async () => {
    const url = await newTestPostgres()
    const servers = await Promise.all(Array.from({ length: SERVERS }, async () => await openBuiltInHarness({ url })))
    for (const { signIn } of servers) expect(await signIn.hasGameMaster()).toBe(false)
    await Promise.all(servers.map(async (server) => await server.close()))
  })

  it('[STO-110] one server at a time does work with a given name, and the next one continues when it fails', async () => {
    const url = await newTestPostgres()
    const open = async () => await openPostgresStore({ url, now: Date.now })
    const [one, other] = [await open(), await open()]
    const done: string[] = []
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<undefined>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<undefined>()
    const first = one.exclusively('sweep', async () => {
      begin(undefined)
      await mayEnd
      done.push('one')
      throw new Error('failed')
    })
    await begun
    const second = other.exclusively('sweep', async () => await Promise.resolve(done.push('other')))
    await other.exclusively('something else', async () => await Promise.resolve(done.push('something else')))
    end(undefined)
    await expect(first).rejects.toThrow('failed')
    await second
    expect(done).toEqual(['something else', 'one', 'other'])
    await Promise.all([one.close(), other.close()])
  })
})
