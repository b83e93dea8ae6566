import path from 'node:path'

import { isOperationName, operations, scopeOf, type OperationName, type Viewer } from '@waybook/contract'
import { openPostgresStore, openSqliteStore } from '@waybook/server'
import { entityOperations } from '@waybook/server/features/entities/operations.ts'
import { setVisibility } from '@waybook/server/features/entities/visibility.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { savedTexts } from '../access/samples.ts'
import { hidden, secretCampaign } from '../access/secret-campaign.ts'
import { playInSecret } from '../access/secret-play.ts'
import { paramsFor } from '../access/walk.ts'
import { folderOf } from '../processes/run-command.ts'
import { openForTest } from '../stores/open-for-test.ts'
import { engines, type TestDatabase } from '../stores/test-postgres.ts'
import { callerWith, type Caller } from '../world/callers.ts'
import { CAMPAIGN_ID, openTestServer, ORIGIN, RECORDS_FILE, type TestServer } from '../world/test-server.ts'

const [KESSA, ODO, KNIFE] = ['characters/kessa-vane', 'characters/odo-brandreth', 'items/wick-knife']
const [HIDDEN = ''] = Object.keys(hidden)
/** The maximum number of parameter sets to try for an operation until it succeeds. */
const TRIED = 12
/** Operations that end the sessions of this test, or import in the background during comparisons. */
const apart: ReadonlySet<string> = new Set(['removeMember', 'assignCharacter', 'endSessions', 'importCampaign'])

const viewers: readonly Viewer[] = [
  { userId: 'gm', role: 'gameMaster', characterId: null },
  { userId: 'kessa', role: 'player', characterId: KESSA },
  { userId: 'odo', role: 'player', characterId: ODO },
]
const questions = [
  ['getEntity', { id: KNIFE }],
  ['getEntity', { id: KESSA }],
  ['getEntity', { id: HIDDEN }],
  ['getEntities', { ids: [KNIFE, KESSA, ODO, HIDDEN] }],
  ['listEntities', {}],
  ['listEntities', { pictured: true }],
  ['countTags', {}],
] as const

describe.each(engines)('on $name', ({ take }) => {
  let database: TestDatabase | undefined
  let folder: string
  let testServer: TestServer
  let statements: string[] = []
  const cookies = new Map<Viewer, string>()
  const callers = new Map<Viewer, Caller>()

  beforeAll(async () => {
    database = await take?.()
    folder = await folderOf({})
    const onStatement = (sql: string) => void statements.push(sql)
    testServer = await openTestServer(secretCampaign, { postgres: database?.url, folder, onStatement })
    for (const viewer of viewers) {
      const { role, characterId } = viewer
      const cookie = await testServer.signIn({ role, ...(characterId !== null && { characterId }) })
      cookies.set(viewer, cookie)
      callers.set(viewer, callerWith(testServer, cookie))
    }
  })
  afterAll(async () => {
    await testServer.close()
    await database?.release()
  })

  const [gameMaster, kessa, odo] = viewers
  async function ask(viewer: Viewer | undefined, operation: OperationName, params: object, key?: string) {
    const caller = viewer && callers.get(viewer)
    if (!caller) throw new Error('Nobody asks')
    const { status, body } = await caller(operation, params, key)
    return { status, body }
  }

  /** The answer from the database now, without the cache. */
  async function inDatabase(viewer: Viewer, [name, params]: (typeof questions)[number]): Promise<unknown> {
    const records = testServer.services.store.records(CAMPAIGN_ID)
    const context = { campaignId: CAMPAIGN_ID, viewer, firstName: 'Ada', scope: scopeOf(viewer), records }
    const handler = entityOperations[name] as (one: typeof context, two: object) => Promise<unknown>
    const found = await handler(context, params).catch(() => ({ is: 'refused' }))
    return JSON.parse(JSON.stringify(found))
  }

  async function expectCurrent(after: string): Promise<void> {
    for (const viewer of viewers)
      for (const question of questions) {
        const { status, body } = await ask(viewer, question[0], question[1])
        const received = status === 200 ? body : { is: 'refused' }
        expect([after, viewer.userId, question, received]).toEqual([
          after,
          viewer.userId,
          question,
          await inDatabase(viewer, question),
        ])
      }
  }

  it('[HTTP-171] without changes, an answer is made once per scope', async () => {
    const first = await ask(odo, 'getEntity', { id: KNIFE })
    statements = []
    expect(await ask(odo, 'getEntity', { id: KNIFE })).toEqual(first)
    expect(statements.filter((sql) => !sql.includes('changeCounter'))).toEqual([])
    await ask(kessa, 'getEntity', { id: KNIFE })
    expect(statements.filter((sql) => sql.includes('"entity"'))).not.toEqual([])
  })

  it('[HTTP-171] nobody gets the answer of another role, or of another player', async () => {
    const asked = async (viewer: Viewer | undefined, id: string) => (await ask(viewer, 'getEntity', { id })).status
    expect([await asked(gameMaster, HIDDEN), await asked(odo, HIDDEN)]).toEqual([200, 404])
    await expectCurrent('the game master has asked first')
  })

  it('[HTTP-171] after any operation that writes, everybody gets the current data', async () => {
    const { samples } = await playInSecret(testServer)
    await expectCurrent('the beginning')
    const written: string[] = []
    for (const name of Object.keys(operations).filter(isOperationName)) {
      if (!operations[name].writes || apart.has(name)) continue
      for (const [index, params] of paramsFor(name, { ...samples, ...savedTexts })
        .slice(0, TRIED)
        .entries()) {
        const key = 'keyless' in operations[name] ? undefined : `recent-answers-${name}-${index}`
        if ((await ask(gameMaster, name, params, key)).status !== 200) continue
        written.push(name)
        await expectCurrent(name)
        break
      }
    }
    expect(written).toEqual(
      expect.arrayContaining([
        'setEntityVisibility',
        'setReveal',
        'addCondition',
        'deleteEntityImage',
        'setActiveScene',
        'saveEntity',
        'createEntity',
        'renameEntity',
        'deleteEntity',
        'restoreEntity',
        'restoreRevision',
        'decideWaitingFile',
      ]),
    )
  })

  it('[HTTP-171] each reveal step of a character, and each audience of a secret, takes effect at once', async () => {
    for (const reveal of ['name', 'page', 'figures', 'hidden'] as const) {
      expect((await ask(gameMaster, 'setReveal', { entityId: HIDDEN, reveal })).status).toBe(200)
      await expectCurrent(`reveal: ${reveal}`)
    }
    const { body } = await ask(gameMaster, 'getEntity', { id: KNIFE })
    const [, secret] = /data-secret=\\"(\d+-[\w-]+)\\"/.exec(JSON.stringify(body)) ?? []
    for (const audience of [[KESSA], [ODO], 'everyone', 'gameMaster']) {
      expect((await ask(gameMaster, 'setSecretAudience', { id: KNIFE, secret, audience })).status).toBe(200)
      await expectCurrent(`audience: ${String(audience)}`)
    }
  })

  it('[HTTP-171] a member with a new character or role gets no earlier answer', async () => {
    const moved = await testServer.signIn({ role: 'player' })
    const asked = async () => (await callerWith(testServer, moved)('getEntity', { id: HIDDEN })).status
    const { members } = testServer.services.auth.campaign(CAMPAIGN_ID)
    const { id = '' } = (await members?.list())?.findLast(({ characterId }) => characterId === null) ?? {}
    const asGameMaster = await ask(gameMaster, 'getEntity', { id: HIDDEN })
    expect([asGameMaster.status, await asked()]).toEqual([200, 404])
    await members?.assign(id, HIDDEN)
    expect(await asked()).toBe(200)
    await members?.assign(id, null)
    expect(await asked()).toBe(404)
    await members?.remove(id)
    expect(await asked()).toBe(401)
  })

  it('[HTTP-171] hiding, showing and importing again take effect at once', async () => {
    for (const visible of [false, true]) {
      await ask(gameMaster, 'setEntityVisibility', { entityId: KNIFE, visible }, `recent-knife-${visible}`)
      expect((await ask(odo, 'getEntity', { id: KNIFE })).status).toBe(visible ? 200 : 404)
      await expectCurrent(`visible: ${visible}`)
    }
    await testServer.importAgain({
      'campaign.yaml': 'name: Small\n',
      'items/wick-knife.md': '---\nname: Another\n---\n',
    })
    expect((await ask(odo, 'getEntity', { id: KNIFE })).body).toMatchObject({ entities: [{ name: 'Another' }] })
    await expectCurrent('an import')
  })

  it('[HTTP-171] writes of another process or server take effect at once', async () => {
    const elsewhere = await openForTest(async () =>
      database
        ? await openPostgresStore({ url: database.url, now: Date.now })
        : await openSqliteStore({ file: path.join(folder, RECORDS_FILE), now: Date.now }),
    )
    const records = elsewhere.records(CAMPAIGN_ID)
    for (const visible of [false, true]) {
      await records.transaction({ actor: 'elsewhere' }, async (write) => await setVisibility(write, KNIFE, visible))
      expect((await ask(odo, 'getEntity', { id: KNIFE })).status).toBe(visible ? 200 : 404)
    }
    await elsewhere.campaigns.remove(CAMPAIGN_ID)
    expect((await ask(gameMaster, 'getEntity', { id: KNIFE })).status).toBe(404)
  })

  it('[HTTP-171] a user whose session has ended gets no answer', async () => {
    await ask(kessa, 'listEntities', {})
    const cookie = (kessa && cookies.get(kessa)) ?? ''
    const url = '/api/auth/sign-out'
    await testServer.app.inject({ method: 'POST', url, headers: { cookie, origin: ORIGIN }, payload: {} })
    expect((await ask(kessa, 'listEntities', {})).status).toBe(401)
  })
})
