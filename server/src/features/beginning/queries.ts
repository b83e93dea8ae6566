import type { EntityType, Reveal } from '@waybook/contract'

import type { CampaignTables } from '#database/database.ts'

/** A page with the author and the time of its first version. */
export interface MadePage {
  readonly id: string
  readonly name: string
  readonly type: EntityType
  readonly reveal: Reveal
  readonly addedAt: number
  readonly madeBy: string
  /** Whether its first version came with an import. */
  readonly isImported: boolean
}

/** All pages, oldest first. For campaigns with few pages. */
export async function readMadePages({ db, campaign }: CampaignTables): Promise<MadePage[]> {
  const rows = await db
    .selectFrom('entity')
    .leftJoin('revision', (join) =>
      join
        .onRef('revision.campaign', '=', 'entity.campaign')
        .onRef('revision.entity', '=', 'entity.id')
        .on('revision.version', '=', 1),
    )
    .where('entity.campaign', '=', campaign)
    .select(['entity.id', 'entity.name', 'entity.type', 'entity.reveal', 'entity.addedAt'])
    // The current version is the first one if no revision is.
    .select(({ fn }) => [
      fn.coalesce('revision.writtenBy', 'entity.writtenBy').as('madeBy'),
      fn.coalesce('revision.origin', 'entity.origin').as('origin'),
    ])
    .orderBy('entity.addedAt')
    .orderBy('entity.id')
    .execute()
  return rows.map(({ origin, ...page }) => ({ ...page, isImported: origin === 'import' }))
}
