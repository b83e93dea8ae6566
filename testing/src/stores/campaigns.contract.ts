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
      expect(await campaigns.list()).toEqual([{ id: 'vale', name: null, hosts: ['vale.test', 'www.vale.test'] }])
      await campaigns.removeHosts('vale')
      expect([...(await campaigns.hosts())]).toEqual([])
    })

    it('[STO-131] a removed campaign leaves nothing behind, and the others keep everything', async () => {
      const store = await openForTest(open)
      const [main, vale] = [store.records('dam3'), store.records('vale')]
      await store.campaigns.add('vale', ['vale.test'])
      for (const records of [main, vale]) await records.imports.replace(drownedRoad(), 'test')
      await vale.transaction({ actor: 'test' }, async (write) => await write.table.setActiveScene({ after: null }))
      const [newest, before] = [await vale.changes.newest(), await main.entities.list(all, gameMaster)]
      expect((await store.campaigns.list())[0]?.name).not.toBeNull()
      await store.campaigns.remove('vale')
      await store.campaigns.add('vale', ['vale.test'])
      expect([await vale.campaign.find(), (await vale.entities.list(all, gameMaster)).entities]).toEqual([null, []])
      expect(await vale.entities.search(['bell'], 9, gameMaster)).toEqual([])
      expect(await vale.changes.since(0, 100)).toEqual([])
      expect(await vale.changes.newest()).toBeGreaterThan(newest)
      expect(await main.entities.list(all, gameMaster)).toEqual(before)
      expect(idsOf(await main.entities.search(['bell'], 9, gameMaster))).toContain(BELL)
    })
  })
}
