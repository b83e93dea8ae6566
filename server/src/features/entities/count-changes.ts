import type { EntityType, Reveal } from '@waybook/contract'

import type { CampaignTables } from '#database/database.ts'
import { toFlag } from '#database/statement/columns.ts'
import { BATCH_SIZE, chunks } from '#database/statement/lists.ts'

import { ALL } from './entity-counts.ts'

/** The fields by which an entity is counted. */
export interface CountedAs {
  readonly type: EntityType
  readonly tags: readonly string[]
  readonly shown: boolean
  readonly reveal: Reveal
}

/** Corrects the counts after some entities have been written or removed. */
export async function countChanges(
  { db, campaign }: CampaignTables,
  { before, after }: { readonly before: readonly CountedAs[]; readonly after: readonly CountedAs[] },
): Promise<void> {
  const changes = new Map<
    string,
    { readonly of: Pick<CountedAs, 'type' | 'shown'>; readonly tag: string; by: number }
  >()
  const count = (entities: readonly CountedAs[], by: number) => {
    for (const { type, tags, shown, reveal } of entities)
      for (const tag of [ALL, ...new Set(tags)]) {
        const of = { type, shown: tag === ALL ? reveal !== 'hidden' : shown }
        const key = JSON.stringify([of.type, of.shown, tag])
        const change = changes.get(key) ?? { of, tag, by: 0 }
        changes.set(key, { ...change, by: change.by + by })
      }
  }
  count(before, -1)
  count(after, 1)
  const rows = [...changes.values()].flatMap(({ of, tag, by }) =>
    by === 0 ? [] : [{ campaign, type: of.type, tag, shown: toFlag(of.shown), entities: by }],
  )
  for (const some of chunks(rows, BATCH_SIZE))
    await db
      .insertInto('entityCount')
      .values(some)
      .onConflict((conflict) =>
        conflict
          .columns(['campaign', 'type', 'tag', 'shown'])
          .doUpdateSet((eb) => ({ entities: eb('entityCount.entities', '+', eb.ref('excluded.entities')) })),
      )
      .execute()
}
