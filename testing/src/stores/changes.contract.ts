import { newestSeq, deleteOldChanges } from '@waybook/server/database/change-log.ts'
import { readChangesSince } from '@waybook/server/features/changes.ts'
import { listEntities } from '@waybook/server/features/entities/list.ts'
import { readEntity } from '@waybook/server/features/entities/read-entity.ts'
import { setVisibility } from '@waybook/server/features/entities/visibility.ts'
import { describe, expect, it } from 'vitest'

import {
  BELL,
  campaignOf,
  drownedRoad,
  entityOf,
  gameMaster,
  HASK,
  HIDDEN_MAP,
  KESSA,
  kessa,
  stranger,
} from './drowned-road.ts'
import { openForTest, recordsOf, show, type Open } from './open-for-test.ts'

export function describeChanges(open: Open): void {
  describe('changes', () => {
    it('[STO-25] every write is recorded with its actor and content', async () => {
      const records = await recordsOf(open, drownedRoad())
      const since = await newestSeq(records)
      await show(records, HASK, true, 'user-7')
      const [change, ...more] = await readChangesSince(records, since, 9)
      expect(more).toEqual([])
      expect(change).toMatchObject({ seq: since + 1, actor: 'user-7', audience: 'everyone' })
      expect(change).toMatchObject({ operation: 'setVisibility', subject: HASK, payload: { visible: true } })
      expect(change?.at).toBeGreaterThan(Date.UTC(2000, 0, 1))
    })

    it('[STO-25] an import records each entity; a removal is visible to players only if they could see the entity', async () => {
      const records = await recordsOf(open, drownedRoad())
      const since = await newestSeq(records)
      expect(since).toBe(5)
      await records.replaceCampaign(
        campaignOf([{ ...kessa(), name: 'Kessa' }, entityOf('items/oil')]),
        'waybook import',
      )
      const changes = await readChangesSince(records, since, 20)
      expect(changes.map(({ audience, subject, payload }) => [audience, subject, payload])).toEqual([
        ['everyone', 'campaign', { what: 'changed' }],
        ['entity', 'items/oil', { what: 'added' }],
        ['everyone', KESSA, { what: 'changed' }],
        ['gameMaster', HASK, { what: 'removed' }],
        ['gameMaster', HIDDEN_MAP, { what: 'removed' }],
        ['everyone', BELL, { what: 'removed' }],
      ])
      expect(new Set(changes.map(({ actor, operation }) => `${actor}: ${operation}`))).toEqual(
        new Set(['waybook import: import']),
      )
    })

    it('[STO-26] numbers have no gaps, even with concurrent writes', async () => {
      const items = Array.from({ length: 50 }, (_, index) => entityOf(`items/lamp-${index}`))
      const records = await recordsOf(open, campaignOf(items))
      const since = await newestSeq(records)
      await Promise.all(items.map(async ({ id }) => await show(records, id, false)))
      const changes = await readChangesSince(records, since, 100)
      expect(changes.map(({ seq }) => seq)).toEqual(items.map((_, index) => since + 1 + index))
      expect(new Set(changes.map(({ subject }) => subject)).size).toBe(50)
      expect(await newestSeq(records)).toBe(since + 50)
      expect((await listEntities(records, { sort: 'name', limit: 9 }, stranger)).entities).toEqual([])
    })

    it('[STO-26] a failed write does not use up a number', async () => {
      const records = await recordsOf(open, drownedRoad())
      const since = await newestSeq(records)
      const twice = campaignOf([entityOf('items/oil'), entityOf('items/oil')])
      await Promise.allSettled([
        records.replaceCampaign(twice, 'test'),
        show(records, BELL, false),
        records.replaceCampaign(twice, 'test'),
        show(records, HASK, true),
      ])
      expect((await readChangesSince(records, since, 9)).map(({ seq }) => seq)).toEqual([since + 1, since + 2])
      expect(await readEntity(records, BELL, gameMaster)).toMatchObject({ shown: false })
    })

    it('[STO-26] the log can be read from any number, in batches', async () => {
      const records = await recordsOf(open, drownedRoad())
      expect((await readChangesSince(records, 0, 2)).map(({ seq }) => seq)).toEqual([1, 2])
      expect((await readChangesSince(records, 2, 2)).map(({ seq }) => seq)).toEqual([3, 4])
      expect(await readChangesSince(records, 5, 2)).toEqual([])
    })

    it('[STO-25] hiding and showing is recorded for everyone; hiding a hidden entity, only for the game master', async () => {
      const records = await recordsOf(open, drownedRoad())
      const since = await newestSeq(records)
      await records.transaction({ actor: 'gm' }, async (writes) => {
        await setVisibility(writes, BELL, false)
        await setVisibility(writes, HASK, false)
        await setVisibility(writes, BELL, true)
      })
      const changes = await readChangesSince(records, since, 9)
      expect(changes.map(({ audience }) => audience)).toEqual(['everyone', 'gameMaster', 'everyone'])
    })

    it('[STO-43] changes that are neither recent nor among the newest are removed, and numbering continues', async () => {
      const records = await recordsOf(open, drownedRoad())
      await records.unlogged(async (tables) => await deleteOldChanges(tables, { newest: 2, since: 0 }))
      expect(await readChangesSince(records, 0, 9)).toHaveLength(5)
      await records.unlogged(async (tables) => await deleteOldChanges(tables, { newest: 2, since: Date.now() * 2 }))
      expect((await readChangesSince(records, 0, 9)).map(({ seq }) => seq)).toEqual([4, 5])
      await records.transaction({ actor: 'gm' }, async (writes) => await setVisibility(writes, HASK, true))
      expect(await newestSeq(records)).toBe(6)
    })

    it('[STO-26] before the first change the number is 0', async () => {
      const store = await openForTest(open)
      expect(await newestSeq(store.records('dam3'))).toBe(0)
      await expect(store.ping()).resolves.toBeUndefined()
    })
  })
}
