import { newestSeq } from '@waybook/server/database/change-log.ts'
import { readCampaign } from '@waybook/server/features/campaign/queries.ts'
import { readChangesSince } from '@waybook/server/features/changes.ts'
import { listEntities } from '@waybook/server/features/entities/list.ts'
import { searchEntities } from '@waybook/server/features/entities/search.ts'
import { setActiveScene } from '@waybook/server/features/table/queries.ts'
import { describe, expect, it } from 'vitest'

import { BELL, drownedRoad, gameMaster } from './drowned-road.ts'
import { idsOf, openForTest, type Open } from './open-for-test.ts'

const all = { sort: 'name', limit: 50 } as const

export function describeCampaigns(open: Open): void {
  describe('several campaigns', () => {
    it('[HTTP-131] a host belongs to one campaign', async () => {
      const { campaigns } = await openForTest(open)
      await campaigns.add('vale', ['vale.test', 'www.vale.test'])
      await expect(campaigns.add('hill', ['hill.test', 'vale.test'])).rejects.toMatchObject({ id: 'conflict' })
      expect(await campaigns.list()).toEqual([
        { id: 'vale', name: null, addedAt: expect.any(Number) as number, hosts: ['vale.test', 'www.vale.test'] },
      ])
      await campaigns.remove('vale')
      expect([...(await campaigns.hosts())]).toEqual([])
    })

    it('[STO-131] a removed campaign leaves nothing behind, and the others keep everything', async () => {
      const store = await openForTest(open)
      const [main, vale] = [store.records('dam3'), store.records('vale')]
      await store.campaigns.add('vale', ['vale.test'])
      for (const records of [main, vale]) await records.replaceCampaign(drownedRoad(), 'test')
      await vale.transaction({ actor: 'test' }, async (write) => await setActiveScene(write, { after: null }))
      const [newest, before] = [await newestSeq(vale), await listEntities(main, all, gameMaster)]
      expect((await store.campaigns.list())[0]?.name).not.toBeNull()
      await store.campaigns.remove('vale')
      await store.campaigns.add('vale', ['vale.test'])
      expect([await readCampaign(vale), (await listEntities(vale, all, gameMaster)).entities]).toEqual([null, []])
      expect(await searchEntities(vale, { words: ['bell'], limit: 9 }, gameMaster)).toEqual([])
      expect(await readChangesSince(vale, 0, 100)).toEqual([])
      expect(await newestSeq(vale)).toBeGreaterThan(newest)
      expect(await listEntities(main, all, gameMaster)).toEqual(before)
      expect(idsOf(await searchEntities(main, { words: ['bell'], limit: 9 }, gameMaster))).toContain(BELL)
    })
  })
}
