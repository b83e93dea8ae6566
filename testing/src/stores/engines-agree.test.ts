import { cp } from 'node:fs/promises'
import path from 'node:path'

import { isOperationName, operations, type OperationName } from '@waybook/contract'
import { replaceInPostgres } from '@waybook/server/app/restore/replace-in-postgres.ts'
import { openSqlite } from '@waybook/server/database/sqlite.ts'
import { readChangesSince } from '@waybook/server/features/changes.ts'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'

import { savedTexts, type Samples } from '../access/samples.ts'
import { secretCampaign } from '../access/secret-campaign.ts'
import { playInSecret } from '../access/secret-play.ts'
import { paramsFor, someOf } from '../access/walk.ts'
import { callerWith } from '../world/callers.ts'
import { writeInAnyOrder } from '../world/rows-in-any-order.ts'
import { ACCOUNTS_FILE, CAMPAIGN_ID, openTestServer, RECORDS_FILE, type TestServer } from '../world/test-server.ts'
import { normalizer } from './normalize.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { hasTestPostgres, testPostgres } from './test-postgres.ts'

/** The middle ring compares one player and two sets of parameters; each further one repeats the same statements. */
const IS_LONG = process.env['LONG'] === '1'
const MOST_SETS = IS_LONG ? 3 : 2
const LOG_MAX = 10_000
/** The job worker removes an old job when the server is ready, which must not happen between two calls. */
const JOB_WORKER = 'waybook jobs'

/** All operations except `createDisplay`, whose six-digit code is random. */
const names = Object.keys(operations)
  .filter(isOperationName)
  .filter((name) => name !== 'createDisplay')
/** Operations that start background work, which writes at unpredictable times. They come last, because every later version would differ. */
const background: readonly OperationName[] = [
  'getContinuity',
  'countContinuity',
  'importCampaign',
  'undoImport',
  'generateImage',
]
const reading = names.filter((name) => !operations[name].writes && !background.includes(name))
/** Comes after the other writes: in an encounter that continues, dice would depend on ids that differ. */
const last: OperationName = 'reopenEncounter'
const isWriting = (name: OperationName) => operations[name].writes && name !== last && !background.includes(name)
const writing = [...names.filter(isWriting), last]

/** One played campaign with accounts, copied to both engines. */
interface Prepared {
  readonly folder: string
  readonly postgres: string
  readonly cookies: Readonly<Record<string, string>>
  readonly samples: Samples
}

async function prepare(): Promise<Prepared> {
  const [played, folder] = [await temporaryFolder(), await temporaryFolder()]
  const server = await openTestServer(secretCampaign, { folder: played })
  const cookies = {
    gameMaster: await server.signIn({ role: 'gameMaster' }),
    kessa: await server.signIn({ role: 'player', characterId: 'characters/kessa-vane' }),
    ...(IS_LONG && { odo: await server.signIn({ role: 'player', characterId: 'characters/odo-brandreth' }) }),
  }
  const { samples } = await playInSecret(server)
  const [account] = (await server.services.auth.campaign(CAMPAIGN_ID).members?.list()) ?? []
  await server.close()
  await writeInAnyOrder(path.join(played, RECORDS_FILE), account?.id ?? '')
  await cp(played, folder, { recursive: true })
  const [records, accounts] = [path.join(played, RECORDS_FILE), path.join(played, ACCOUNTS_FILE)]
  const postgres = await testPostgres()
  await replaceInPostgres(postgres, { records, accounts }, new Date())
  await copyRollKey(records, postgres)
  return { folder, postgres, cookies, samples }
}

/** Makes both engines draw the same dice. A restored campaign has a new key on purpose. */
async function copyRollKey(file: string, url: string): Promise<void> {
  const { db, close } = await openSqlite({ file, now: Date.now })
  const { key } = await db.selectFrom('rollKey').select('key').executeTakeFirstOrThrow()
  await close()
  const client = new Client(url)
  await client.connect()
  await client.query('update waybook."rollKey" set "key" = $1', [key])
  await client.end()
}

interface Answer {
  readonly who: string
  readonly name: OperationName
  readonly params: string
  readonly status: number
  readonly text: string
}

/** Every viewer calls every operation: first all reads, then all writes, then all reads again. */
async function answersOf(server: TestServer, { cookies, samples }: Prepared): Promise<Answer[]> {
  const normalize = normalizer()
  const tables = server.services.store.records(CAMPAIGN_ID)
  const callers = Object.entries(cookies).map(([who, cookie]) => [who, callerWith(server, cookie)] as const)
  const answers: Answer[] = []
  const askAll = async (some: readonly OperationName[], most: number) => {
    for (const name of some)
      for (const params of someOf(paramsFor(name, { ...savedTexts, ...samples }), most))
        for (const [who, ask] of callers) {
          const { status, body } = await ask(name, params)
          const text = normalize(JSON.stringify(withSortedRows(body)))
          answers.push({ who, name, params: normalize(JSON.stringify(params)), status, text })
        }
  }
  await server.app.ready()
  await expect
    .poll(async () => (await readChangesSince(tables, 0, LOG_MAX)).map(({ actor }) => actor))
    .toContain(JOB_WORKER)
  await askAll(reading, MOST_SETS)
  await askAll(writing, MOST_SETS)
  await askAll(reading, 1)
  const log = (await readChangesSince(tables, 0, LOG_MAX)).map((change) => normalize(JSON.stringify(change)))
  answers.push({ who: 'the change log', name: 'getLog', params: '', status: 200, text: log.join('\n') })
  await askAll(background, 1)
  return answers
}

/** Sorts the rows, because PostgreSQL returns facts in any order, and a query promises none. */
function withSortedRows(body: Readonly<Record<string, unknown>>): object {
  return Array.isArray(body['rows']) ? { ...body, rows: body['rows'].map(String).toSorted() } : body
}

it.runIf(hasTestPostgres)(
  '[STO-74] every operation gives the same answer on SQLite and PostgreSQL, and logs the same changes',
  async () => {
    const prepared = await prepare()
    const [sqlite, postgres] = await Promise.all(
      [{ folder: prepared.folder }, { postgres: prepared.postgres }].map(async (place) => {
        const server = await openTestServer(secretCampaign, place)
        onTestFinished(server.close)
        return await answersOf(server, prepared)
      }),
    )
    const differing = (sqlite ?? []).flatMap((answer, at) => {
      const other = postgres?.[at]
      return JSON.stringify(answer) === JSON.stringify(other) ? [] : [{ sqlite: answer, postgres: other }]
    })
    expect(differing).toEqual([])
    // A comparison of refusals alone would show nothing.
    expect(new Set(sqlite?.map(({ status }) => status))).toEqual(new Set([200, 400, 403, 404, 409, 410, 501]))
  },
)
