import { copyFile } from 'node:fs/promises'
import path from 'node:path'

import { rowsIn } from '@waybook/testing/stores/earlier-store.ts'
import { temporaryFolder, ticking } from '@waybook/testing/stores/temporary-folder.ts'
import { expect, it } from 'vitest'

import { openSqliteStore } from '#app/open-store.ts'

it('[STO-31] the library has the items of a store from before it', async () => {
  const file = path.join(await temporaryFolder(), 'waybook.db')
  await copyFile(path.join(import.meta.dirname, '../fixtures/101-baseline.db'), file)
  await (await openSqliteStore({ file, now: ticking() })).close()
  const entries = rowsIn(file).get('libraryEntry')
  expect(entries).toEqual([
    expect.objectContaining({ entity: 'items/drowned-map', kind: 'gear' }),
    expect.objectContaining({ entity: 'items/tide-bell', kind: 'gear' }),
  ])
})
