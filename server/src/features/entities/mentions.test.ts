import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { BELL, gameMaster, KESSA, playerOf } from '@waybook/testing/stores/drowned-road.ts'
import { openForTest } from '@waybook/testing/stores/open-for-test.ts'
import { temporaryFolder, ticking } from '@waybook/testing/stores/temporary-folder.ts'
import { expect, it } from 'vitest'

import { openSqliteStore } from '#app/open-store.ts'

import { readMentions } from './mentions.ts'

it.each([
  ['the game master', gameMaster],
  ['a player', playerOf(KESSA)],
])('[STO-51] for %s, SQLite looks for mentions by what is mentioned', async (_viewer, scope) => {
  const file = path.join(await temporaryFolder(), 'waybook.db')
  const statements: string[] = []
  const onStatement = (sql: string) => void statements.push(sql)
  const store = await openForTest(async () => await openSqliteStore({ file, now: ticking(), onStatement }))
  await readMentions(store.records('dam3'), BELL, scope)
  const statement = statements.find((sql) => sql.includes('join "mention"'))
  const database = new DatabaseSync(file, { readOnly: true })
  const plan = database.prepare(`explain query plan ${statement}`).all()
  database.close()
  expect(plan.map(({ detail }) => detail)).toContainEqual(
    expect.stringMatching(/^SEARCH mention .*\(campaign=\? AND to=\?\)/),
  )
})
