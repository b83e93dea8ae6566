import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { gameMaster, HASK, KESSA, playerOf } from '@waybook/testing/stores/drowned-road.ts'
import { idsOf, openForTest } from '@waybook/testing/stores/open-for-test.ts'
import { temporaryFolder, ticking } from '@waybook/testing/stores/temporary-folder.ts'
import { expect, it } from 'vitest'

import { openSqliteStore } from '#app/open-store.ts'
import { readEntity } from '#features/entities/read-entity.ts'
import { searchEntities } from '#features/entities/search.ts'

it('[STO-265] what an earlier version showed of a character outside the party stays shown, without its figures', async () => {
  const file = path.join(await temporaryFolder(), 'waybook.db')
  await copyFile(path.join(import.meta.dirname, 'fixtures/015-entity-counts.db'), file)
  const before = new DatabaseSync(file)
  const properties = JSON.stringify({ species: 'quokka', adversary: 'quagga', reach: '7 quoll' })
  before.prepare('update entity set properties = ?, shown = 1 where id = ?').run(properties, HASK)
  before.close()
  const store = await openForTest(async () => await openSqliteStore({ file, now: ticking() }))
  const tables = store.records('dam3')
  const [player, words] = [playerOf(KESSA), ['quokka', 'quagga', 'quoll']]
  const found = async (scope: typeof player) =>
    await Promise.all(
      words.map(async (word) => idsOf(await searchEntities(tables, { words: [word], limit: 9 }, scope))),
    )
  expect(await found(gameMaster)).toEqual([[HASK], [HASK], [HASK]])
  expect(await found(player)).toEqual([[HASK], [], []])
  const seen = await readEntity(tables, HASK, player)
  expect([seen?.reveal, seen?.figures, seen?.properties]).toEqual(['page', null, { species: 'quokka' }])
  expect((await readEntity(tables, KESSA, { everything: false, ownCharacter: null }))?.figures).not.toBeNull()
})
