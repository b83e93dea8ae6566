import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { newestSeq } from '@waybook/server/database/change-log.ts'
import { readCampaignSources } from '@waybook/server/features/campaign/read-sources.ts'
import { readChangesSince } from '@waybook/server/features/changes.ts'
import { readEntity } from '@waybook/server/features/entities/read-entity.ts'
import { searchEntities } from '@waybook/server/features/entities/search.ts'
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
      await store.records('dam3').replaceCampaign(drownedRoad(), 'test')
      const file = path.join(await temporaryFolder(), 'copy.db')
      await store.backup(file)
      const copy = (await openForTest(async () => await reopen(file))).records('dam3')
      const original = store.records('dam3')
      expect(await readCampaignSources(copy)).toEqual(await readCampaignSources(original))
      expect(await readEntity(copy, KESSA, gameMaster)).toEqual(await readEntity(original, KESSA, gameMaster))
      expect(await readChangesSince(copy, 0, 99)).toEqual(await readChangesSince(original, 0, 99))
      expect(await searchEntities(copy, { words: ['traitor'], limit: 9 }, gameMaster)).toEqual(
        await searchEntities(original, { words: ['traitor'], limit: 9 }, gameMaster),
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
        if (index % 10 === 0) await records.replaceCampaign(campaignOf(items.slice(0, 100 + index * 5)), 'test')
        await show(records, id, false)
      })
      await Promise.all([...writing, ...files.map(async (file) => await store.backup(file))])
      for (const file of files) {
        const copy = (await openForTest(async () => await reopen(file))).records('dam3')
        const seq = await newestSeq(copy)
        const known = (await readCampaignSources(copy))?.files.length ?? 0
        expect((await readChangesSince(copy, 0, 2000)).map((change) => change.seq)).toEqual(
          Array.from({ length: seq }, (_, at) => at + 1),
        )
        expect([0, 100, 150, 200, 250]).toContain(known)
      }
    })
  })
}
