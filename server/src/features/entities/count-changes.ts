import type { EntityType } from '@waybook/contract'

import type { CampaignTables } from '#database/database.ts'
import { toFlag } from '#database/statement/columns.ts'

import { ALL } from './entity-counts.ts'

/** What an entity is counted by. */
export interface CountedAs {
  readonly type: EntityType
  readonly tags: readonly string[]
  readonly shown: boolean
}

/** Corrects the counts after some entities have been written or removed. */
export async function countChanges(
  { db, campaign }: CampaignTables,
  { before, after }: { readonly before: readonly CountedAs[]; readonly after: readonly CountedAs[] },
): Promise<void> {
  const changes = new Map<string, { readonly of: Omit<CountedAs, 'tags'>; readonly tag: string; by: number }>()
  const count = (entities: readonly CountedAs[], by: number) => {
    for (const { tags, ...of } of entities)
      for (const tag of [ALL, ...new Set(tags)]) {
        const key = JSON.stringify([of.type, of.shown, tag])
        const change = changes.get(key) ?? { of, tag, by: 0 }
        changes.set(key, { ...change, by: change.by + by })
      }
  }
  count(before, -1)
  count(after, 1)
  for (const { of, tag, by } of changes.values())
    if (by !== 0)
      await db
        .insertInto('entityCount')
        .values({ campaign, type: of.type, tag, shown: toFlag(of.shown), entities: by })
        .onConflict((conflict) =>
          conflict
            .columns(['campaign', 'type', 'tag', 'shown'])
            .doUpdateSet((eb) => ({ entities: eb('entityCount.entities', '+', by) })),
        )
        .execute()
}
