import { readdir } from 'node:fs/promises'
import path from 'node:path'

import type { Store } from '@waybook/server/features/store.ts'
import { describe, expect, it } from 'vitest'

import { campaignOf, drownedRoad, entityOf, gameMaster, KESSA } from './drowned-road.ts'
import { openForTest, show, type Open } from './open-for-test.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Opens a backup as a store. */
export type Reopen = (file: string) => Promise<Store>

export function describeBackup(open: Open, reopen: Reopen): void {
  describe('backup', () => {
    it('[STO-28] a copy can be opened and equals the store', async () => {
      const store = await openForTest(open)
      await store.records('dam3').imports.replace(drownedRoad(), 'test')
      const file = path.join(await temporaryFolder(), 'copy.db')
      await store.backup(file)
      const copy = (await openForTest(async () => await reopen(file))).records('dam3')
      const original = store.records('dam3')
      expect(await copy.campaign.sources()).toEqual(await original.campaign.sources())
      expect(await copy.entities.find(KESSA, gameMaster)).toEqual(await original.entities.find(KESSA, gameMaster))
      expect(await copy.changes.since(0, 99)).toEqual(await original.changes.since(0, 99))
      expect(await copy.entities.search(['traitor'], 9, gameMaster)).toEqual(
        await original.entities.search(['traitor'], 9, gameMaster),
      )
      expect(await readdir(path.dirname(file))).not.toContainEqual(expect.stringContaining('.part'))
    })

    it('[STO-28] a copy made during concurrent writes contains only complete transactions', async () => {
      const store = await openForTest(open)
      const records = store.records('dam3')
      const items = Array.from({ length: 300 }, (_, index) => entityOf(`items/lamp-${index}`))
      const folder = await temporaryFolder()
      const files = ['a.db', 'b.db', 'c.db'].map((name) => path.join(folder, name))
      const writing = items.slice(0, 40).map(async ({ id }, index) => {
        if (index % 10 === 0) await records.imports.replace(campaignOf(items.slice(0, 100 + index * 5)), 'test')
        await show(records, id, false)
      })
      await Promise.all([...writing, ...files.map(async (file) => await store.backup(file))])
      for (const file of files) {
        const copy = (await openForTest(async () => await reopen(file))).records('dam3')
        const seq = await copy.changes.newest()
        const known = (await copy.campaign.sources())?.files.length ?? 0
        expect((await copy.changes.since(0, 2000)).map((change) => change.seq)).toEqual(
          Array.from({ length: seq }, (_, at) => at + 1),
        )
        expect([0, 100, 150, 200, 250]).toContain(known)
      }
    })
  })
}
