import { copyFile } from 'node:fs/promises'
import path from 'node:path'

import { rowsIn } from '@waybook/testing/stores/earlier-store.ts'
import { temporaryFolder, ticking } from '@waybook/testing/stores/temporary-folder.ts'
import { expect, it } from 'vitest'

import { openSqliteStore } from '#app/open-store.ts'

it('[STO-31] walls of a store from before walls could be drawn become parts, in quarter pixels of their picture', async () => {
  const file = path.join(await temporaryFolder(), 'waybook.db')
  await copyFile(path.join(import.meta.dirname, '../fixtures/107-place-in-order.db'), file)
  await (await openSqliteStore({ file, now: ticking() })).close()
  const contentOf = (table: string) =>
    rowsIn(file)
      .get(table)
      ?.map(({ content }): unknown => JSON.parse(String(content)))
  expect(contentOf('sceneWalls')).toContainEqual({
    width: 2560,
    height: 1920,
    columns: 20,
    lightsAreInPicture: false,
    ambientLight: null,
  })
  expect(contentOf('wallPart')).toEqual([{ kind: 'wall', from: [256, 192], to: [512, 192] }])
})
