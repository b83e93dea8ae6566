import type { VisibilityScope } from '@waybook/contract'

import { type CampaignTables, isAmong, withinScope } from '#database/database.ts'
import { listOf } from '#database/statement/lists.ts'

/** A link from one entity to another: both are within the scope. */
export interface LinkFacts {
  readonly from: string
  readonly to: string
}

/** The links in the texts of these entities, as far as the scope includes them. All `from` must be within the scope. */
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

/** The exits and entrances that the files of these scenes describe. All `scenes` must be within the scope. */
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

/** A pin on an entity's map, in percent of its width and height. `to` is `null` if the pin is only a label. */
export interface PinFacts {
  readonly map: string
  readonly to: string | null
  readonly x: number
  readonly y: number
}

/** All pins on these maps. For game masters only: it checks neither fog nor who sees a pin. */
export async function readPins({ db, campaign }: CampaignTables, maps: readonly string[]): Promise<PinFacts[]> {
  const all = db.selectFrom('pin').where('campaign', '=', campaign).where('map', 'in', listOf(db, maps))
  return await all.select(['map', 'to', 'x', 'y']).execute()
}

/** `selectEntities` without its pictures. */
function selectNamed({ db, campaign }: CampaignTables, scope: VisibilityScope) {
  return db.selectFrom('entity').where('entity.campaign', '=', campaign).where(withinScope(scope))
}
