import path from 'node:path'

import { answerOf } from '@waybook/testing/features/images/image-harness.ts'
import { connect, listening } from '@waybook/testing/features/live/live-client.ts'
import { folderOf, waybook, waybookHere } from '@waybook/testing/processes/run-command.ts'
import { hasTestPostgres, testPostgres } from '@waybook/testing/stores/test-postgres.ts'
import { callerWith } from '@waybook/testing/world/callers.ts'
import { ORIGIN, openTestServer, SECRET, type TestServer } from '@waybook/testing/world/test-server.ts'
import { Client } from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'

import { openPostgresStore } from '#app/open-store.ts'
import { newestSeq } from '#database/change-log.ts'
import { readCampaign } from '#features/campaign/queries.ts'

const BELL = 'items/bell'
const PASSWORD = 'nine lamps on a wet causeway'
const campaign = {
  'campaign.yaml': 'name: Small\n',
  [`${BELL}.md`]: '---\nname: Bell\nvisible: true\n---\n',
}
const changed = { ...campaign, 'campaign.yaml': 'name: Changed\n', [`${BELL}.md`]: '---\nname: Great Bell\n---\n' }

/** Uses a link that a command has printed. */
async function accept({ app }: TestServer, said: string, about: object): Promise<number> {
  const [, token] = /#([\w-]{43})/.exec(said) ?? []
  const payload = { token, password: PASSWORD, ...about }
  const headers = { origin: ORIGIN }
  return (await app.inject({ method: 'POST', url: '/api/auth/link/accept', headers, payload })).statusCode
}

describe.skipIf(!hasTestPostgres)('commands next to servers on the same database', () => {
  it('[RUN-111] commands work, and the servers notice their changes; only restore is refused', async () => {
    const DATABASE_URL = await testPostgres()
    const server = await openTestServer(campaign, { postgres: DATABASE_URL })
    const address = await listening(server)
    const dataDir = await folderOf({})
    const run = async (...args: readonly string[]) =>
      await waybook(dataDir, args, { environment: { DATABASE_URL, AUTH_SECRET: SECRET } })
    const done = async (...args: readonly string[]) => {
      const result = await run(...args)
      expect(result).toMatchObject({ code: 0, error: '' })
      return result.out
    }
    const cookie = await server.signIn({ role: 'gameMaster' })
    const since = await newestSeq(server.services.store.records('dam3'))
    const live = await connect(address, { cookie, since })

    await done('import', await folderOf(changed))
    const bell = await answerOf(callerWith(server, cookie), 'getEntity', { id: BELL })
    expect(bell).toMatchObject({ entities: [{ name: 'Great Bell' }] })
    await live.until((messages) => messages.some((one) => one.type === 'change' && one.change?.kind === 'import'))

    expect(await accept(server, await done('invite'), { email: 'pia@example.org', firstName: 'Pia' })).toBe(200)
    expect(await accept(server, await done('reset', 'pia@example.org'), {})).toBe(200)

    const folder = await folderOf({})
    const archive = path.join(folder, 'backup.tar.gz')
    await done('backup', archive)
    await done('export', path.join(folder, 'out'))
    await done('check', await folderOf(changed))
    const error = 'waybook: A running Waybook is using the database: stop it first\n'
    expect(await run('restore', archive)).toMatchObject({ code: 2, error })
  })

  it('[RUN-15] a server that starts while a backup is being restored waits for it', async () => {
    const DATABASE_URL = await testPostgres()
    const dataDir = await folderOf({})
    const prepare = async (...args: readonly string[]) =>
      expect(await waybookHere(dataDir, args, { environment: { DATABASE_URL } })).toMatchObject({ code: 0 })
    const archive = path.join(await folderOf({}), 'backup.tar.gz')
    await prepare('import', await folderOf(campaign))
    await prepare('backup', archive)
    await prepare('import', await folderOf(changed))
    const client = new Client(DATABASE_URL)
    await client.connect()
    onTestFinished(async () => await client.end())
    const schemas = async () =>
      (await client.query(`select 1 from pg_namespace where nspname like 'waybook\\_restoring\\_%'`)).rows.length

    const restoring = waybook(dataDir, ['restore', archive], { environment: { DATABASE_URL } })
    await expect.poll(schemas, { interval: 1 }).toBe(1)
    const store = await openPostgresStore({ url: DATABASE_URL, now: Date.now })
    const found = await readCampaign(store.records('dam3'))
    await store.close()
    expect(found?.name).toBe('Small')
    expect(await restoring).toMatchObject({ code: 0 })
  })
})
