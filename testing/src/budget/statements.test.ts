import { AsyncLocalStorage } from 'node:async_hooks'

import { isOperationName, operations, type Operation, type OperationName } from '@waybook/contract'
import { expect, it, onTestFinished } from 'vitest'

import { callerOf, type Caller } from '../callers.ts'
import { secretCampaign } from '../secret-campaign.ts'
import { playInSecret } from '../secret-play.ts'
import { openTestServer } from '../test-server.ts'
import { paramsFor, savedTexts, type Samples } from '../walk.ts'
import { expectWithinBudget } from './budget.ts'

/** Parameter sets that are tried for each operation. */
const TRIED = 12

/** Statements that are no work of the operation: transactions, and the hosts of campaigns, which are read every two seconds by whichever call comes then. */
const BESIDES = /^(?:begin|commit)|"campaignHost"/

/** Which statements belong to a call: others run in the background. */
const calls = new AsyncLocalStorage<string[]>()

/** The most statements of a successful call of the operation, as a page sends it; `null` if none of the samples succeeds. */
async function statementsOf(name: OperationName, samples: Samples, gameMaster: Caller): Promise<number | null> {
  const operation: Operation = operations[name]
  const counts: number[] = []
  for (const [index, params] of paramsFor(name, samples).slice(0, TRIED).entries()) {
    const statements: string[] = []
    const key = operation.writes && !operation.keyless ? `the-budget-of-${name}-${index}` : undefined
    const { status } = await calls.run(statements, async () => await gameMaster(name, params, key))
    if (status === 200) counts.push(statements.filter((sql) => !BESIDES.test(sql)).length)
  }
  return counts.length === 0 ? null : Math.max(...counts)
}

it('[RUN-150] operations take no more SQL statements than budgeted', async () => {
  const testServer = await openTestServer(secretCampaign, { onStatement: (sql) => calls.getStore()?.push(sql) })
  onTestFinished(async () => await testServer.close())
  const gameMaster = await callerOf(testServer, { role: 'gameMaster' })
  const { samples } = await playInSecret(testServer)
  const counted: Record<string, number> = {}
  const failed: string[] = []
  for (const name of Object.keys(operations).filter(isOperationName)) {
    const statements = await statementsOf(name, { ...samples, ...savedTexts }, gameMaster)
    if (statements === null) failed.push(name)
    else counted[name] = statements
  }
  expect(Object.keys(counted).length).toBeGreaterThan(failed.length)
  expectWithinBudget('SQL statements of an operation', counted)
})
