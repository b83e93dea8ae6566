import { readOpenChecks } from '@waybook/server/features/checks/queries.ts'
import { expect, it, onTestFinished } from 'vitest'

import { openTestServer } from '../../world/test-server.ts'
import { playFiles } from './play-table.ts'

it('[CHK-16] getting the open checks takes one statement if there are none', async () => {
  const statements: string[] = []
  const testServer = await openTestServer(playFiles, { onStatement: (sql) => void statements.push(sql) })
  onTestFinished(testServer.close)
  const records = testServer.services.store.records(testServer.services.campaignId)
  statements.length = 0
  expect(await readOpenChecks(records)).toEqual([])
  expect(statements).toHaveLength(1)
})
