import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { isOperationName, operations, type Operation, type OperationName } from '@waybook/contract'
import { EXPENSIVE } from '@waybook/server/operations/expensive-questions.ts'
import { expect, it, onTestFinished } from 'vitest'

import { savedTexts, type Samples } from '../access/samples.ts'
import { secretCampaign } from '../access/secret-campaign.ts'
import { playInSecret } from '../access/secret-play.ts'
import { paramsFor } from '../access/walk.ts'
import { callerOf, type Caller } from '../world/callers.ts'
import { openTestServer, RECORDS_FILE } from '../world/test-server.ts'
import { expectWithinBudget } from './budget.ts'

/** The number of parameter sets to try for each operation. */
const TRIED = 12
/** The minimum number of operations that succeed with some of the samples. */
const SUCCESSFUL_MIN = 40

/** Statements that do not belong to the operation: transactions, and reading the campaigns and hosts, which some call does every two seconds. */
const BESIDES = /^(?:begin|commit)|"campaignHost"|^select "campaign" from "addedCampaign"$/

/** The tables that grow with the world and with play, not with the number of scenes or people. */
const GROWING = new Set(
  (
    'entity entityTag entityDate entityName entityVariant relationship mention reference pin picture addedPicture knownWord ' +
    'change idempotencyKey roll rollProof throw note proposal revision formerId'
  ).split(' '),
)

/** A step of SQLite's plan that may scan a table's rows of the whole campaign. */
const THROUGH_CAMPAIGN = /^SEARCH (\S+) USING (?:(?:COVERING )?INDEX (\S+)|PRIMARY KEY) \(campaign=\?\)/

/** Words that pages have: the tags of found pages are counted differently from all tags. */
const foundWords: Samples = { 'countTags.type': ['character'], 'countTags.text': ['kessa'] }

/** An import that runs beside the calls would be undone, or not, depending on its speed. */
const noImport: Samples = { 'undoImport.importId': ['none'] }

/** The statements of the current call; other statements run in the background. */
const calls = new AsyncLocalStorage<string[]>()

/** The statements of each successful call to the operation, sent as a page does. */
async function statementsOf(name: OperationName, samples: Samples, caller: Caller): Promise<string[][]> {
  const operation: Operation = operations[name]
  const successful: string[][] = []
  for (const [index, params] of paramsFor(name, samples).slice(0, TRIED).entries()) {
    const statements: string[] = []
    const key = operation.writes && !operation.keyless ? `the-budget-of-${name}-${index}` : undefined
    const { status } = await calls.run(statements, async () => await caller(name, params, key))
    if (status === 200) successful.push(statements.filter((sql) => !BESIDES.test(sql)))
  }
  return successful
}

/** Counts the plan steps that scan all rows of a campaign in a growing table. */
function stepsThroughCampaign(database: DatabaseSync, statements: readonly string[]): number {
  const indexes = database.prepare("select name, tbl_name from sqlite_master where type = 'index'").all()
  const tableOf = new Map(indexes.map((index) => [index['name'], index['tbl_name']]))
  const steps = statements.flatMap((sql) => database.prepare(`explain query plan ${sql}`).all())
  return steps.filter(({ detail }) => {
    const [, table, index] = THROUGH_CAMPAIGN.exec(String(detail)) ?? []
    return GROWING.has(String(index === undefined ? table : tableOf.get(index)))
  }).length
}

/** Their scan ends after a page of rows, or the index has few rows (maps). `rawQuery` has its own queue. */
const CHEAP: ReadonlySet<OperationName> = new Set(['getRolls', 'listMaps', 'listNotes', 'rawQuery'])

/** The reads that scan a whole campaign but do not wait in their account's queue. */
function withoutLine(through: Readonly<Record<string, number>>): string[] {
  const names = Object.keys(through).filter(isOperationName)
  return names.filter(
    (name) => !operations[name].writes && (through[name] ?? 0) > 0 && !EXPENSIVE.has(name) && !CHEAP.has(name),
  )
}

const viewers = [
  { who: 'the game master', account: { role: 'gameMaster' }, of: 'an operation' },
  {
    who: 'a player',
    account: { role: 'player', characterId: 'characters/kessa-vane' },
    of: 'an operation of a player',
  },
] as const

it.each(viewers)(
  '[RUN-150] [HTTP-172] operations of $who take no more SQL statements and scans of a campaign than budgeted; reads that scan a campaign wait in a queue',
  async ({ account, of }) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-budget-test-'))
    const onStatement = (sql: string) => calls.getStore()?.push(sql)
    const testServer = await openTestServer(secretCampaign, { folder, onStatement })
    const database = new DatabaseSync(path.join(folder, RECORDS_FILE), { readOnly: true })
    onTestFinished(async () => {
      database.close()
      await testServer.close()
      await rm(folder, { recursive: true })
    })
    const caller = await callerOf(testServer, account)
    const { samples } = await playInSecret(testServer)
    const counted: Record<string, number> = {}
    const through: Record<string, number> = {}
    for (const name of Object.keys(operations).filter(isOperationName)) {
      const successful = await statementsOf(name, { ...samples, ...savedTexts, ...foundWords, ...noImport }, caller)
      if (successful.length === 0) continue
      counted[name] = Math.max(...successful.map((statements) => statements.length))
      through[name] = Math.max(...successful.map((statements) => stepsThroughCampaign(database, statements)))
    }
    expect(Object.keys(counted).length).toBeGreaterThan(SUCCESSFUL_MIN)
    expect(withoutLine(through)).toEqual([])
    expectWithinBudget(`SQL statements of ${of}`, counted)
    expectWithinBudget(`Steps through all of a campaign of ${of}`, through)
  },
)
