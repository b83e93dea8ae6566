import type { VisibilityScope } from '@waybook/contract'

import { type CampaignTables, isAmong, withinScope } from '#database/database.ts'
import { listOf } from '#database/statement/lists.ts'

/** A link from one entity to another: both are within the scope. */
export interface LinkFacts {
  readonly from: string
  readonly to: string
}

/** What the texts of these entities, which are within the scope, link to in what the scope includes of them. */
export async function readMentionsFrom(
  tables: CampaignTables,
  from: readonly string[],
  scope: VisibilityScope,
): Promise<LinkFacts[]> {
  return await selectNamed(tables, scope)
    .innerJoin('mention', (join) =>
      join.onRef('mention.campaign', '=', 'entity.campaign').onRef('mention.to', '=', 'entity.id'),
    )
    .where('mention.from', 'in', listOf(tables.db, from))
    .whereRef('mention.from', '!=', 'mention.to')
    .where((eb) => {
      if (scope.everything) return eb.and([])
      const open = eb('mention.secret', '=', 0)
      return scope.ownCharacter === null ? open : eb.or([open, isAmong(scope.ownCharacter, 'mention.readers')])
    })
    .select(['mention.from', 'mention.to'])
    .execute()
}

/** The ways between scenes that the files of these scenes describe, which are within the scope. */
export async function readExits(
  tables: CampaignTables,
  scenes: readonly string[],
  scope: VisibilityScope,
): Promise<LinkFacts[]> {
  const rows = await selectNamed(tables, scope)
    .innerJoin('transition', (join) =>
      join.onRef('transition.campaign', '=', 'entity.campaign').onRef('transition.scene', '=', 'entity.id'),
    )
    .where('entity.type', '=', 'scene')
    .where('transition.entity', 'in', listOf(tables.db, scenes))
    .select(['transition.entity', 'transition.scene', 'transition.direction'])
    .execute()
  return rows.map(({ entity, scene, direction }) =>
    direction === 'outgoing' ? { from: entity, to: scene } : { from: scene, to: entity },
  )
}

/** A pin on the map of an entity, in percent of its width and height. One that is only a label leads nowhere. */
export interface PinFacts {
  readonly map: string
  readonly to: string | null
  readonly x: number
  readonly y: number
}

/** All pins on these maps. For game masters only: it does not look at fog, nor at who sees a pin. */
export async function readPins({ db, campaign }: CampaignTables, maps: readonly string[]): Promise<PinFacts[]> {
  const all = db.selectFrom('pin').where('campaign', '=', campaign).where('map', 'in', listOf(db, maps))
  return await all.select(['map', 'to', 'x', 'y']).execute()
}

/** Without the pictures of `selectEntities`. */
function selectNamed({ db, campaign }: CampaignTables, scope: VisibilityScope) {
  return db.selectFrom('entity').where('entity.campaign', '=', campaign).where(withinScope(scope))
}
