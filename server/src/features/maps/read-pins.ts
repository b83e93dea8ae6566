import { PINS_SENT_MAX, type VisibilityScope } from '@waybook/contract'
import { sql, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely'

import { type CampaignTables, isAmong, leadsWithin } from '#database/database.ts'
import { toList } from '#database/statement/columns.ts'
import { listOf } from '#database/statement/lists.ts'
import { unindexed } from '#database/statement/unindexed.ts'
import type { Tables } from '#database/tables.ts'

import { cardColumns, selectEntities, toCard } from '../entities/cards.ts'
import type { PinRecord, PlacedPin } from './map-record.ts'

const pinColumns = ['pin.position', 'pin.to', 'pin.x', 'pin.y', 'pin.label', 'pin.secret', 'pin.readers'] as const

/** The condition that a pin is for somebody with this scope, whether or not they see its map and its target. */
function isFor(scope: VisibilityScope) {
  return (eb: ExpressionBuilder<Tables, 'pin'>): ExpressionWrapper<Tables, 'pin', SqlBool> => {
    if (scope.everything) return eb.and([])
    const open = eb('pin.readers', 'is', null)
    const own = scope.ownCharacter
    return eb.and([eb('pin.secret', '=', 0), own === null ? open : eb.or([open, isAmong(own, 'pin.readers')])])
  }
}

/** The pins on the map of an entity that the scope includes, in the order of the file. The caller checks who sees the map and its fog. */
export async function readPins(tables: CampaignTables, map: string, scope: VisibilityScope): Promise<PinRecord[]> {
  const { db, campaign } = tables
  const leading = await selectEntities(tables, scope, 'name')
    .innerJoin('pin', (join) => join.onRef('pin.campaign', '=', 'entity.campaign').onRef('pin.to', '=', 'entity.id'))
    .where('pin.map', '=', map)
    .where(isFor(scope))
    .select(cardColumns)
    .select(pinColumns)
    .orderBy('pin.position')
    .limit(PINS_SENT_MAX)
    .execute()
  const labels = await db
    .selectFrom('pin')
    .where('campaign', '=', campaign)
    .where('map', '=', map)
    .where('to', 'is', null)
    .where(isFor(scope))
    .select(pinColumns)
    .orderBy('position')
    .limit(PINS_SENT_MAX)
    .execute()
  const pins = [
    ...leading.map((row) => ({ ...toPin(row), target: toCard(row, scope) })),
    ...labels.map((row) => ({ ...toPin(row), target: null })),
  ]
  return pins.toSorted((one, other) => one.position - other.position).slice(0, PINS_SENT_MAX)
}

interface PinRow extends Omit<PinRecord, 'target' | 'secret' | 'readers'> {
  readonly secret: Tables['pin']['secret']
  readonly readers: Tables['pin']['readers']
}

function toPin({ position, to, x, y, label, secret, readers }: PinRow): Omit<PinRecord, 'target'> {
  return { position, to, x, y, label, secret: secret === 1, readers: toList(readers) }
}

/** All pins of these maps, by map. Does not check who sees them. */
export async function readWrittenPins(
  { db, campaign }: CampaignTables,
  maps: readonly string[],
): Promise<ReadonlyMap<string, Omit<PinRecord, 'target'>[]>> {
  if (maps.length === 0) return new Map()
  const rows = await db
    .selectFrom('pin')
    .where('campaign', '=', campaign)
    .where('map', 'in', listOf(db, maps))
    .select('map')
    .select(pinColumns)
    .orderBy('position')
    .execute()
  const byMap = Map.groupBy(rows, ({ map }) => map)
  return new Map(Array.from(byMap, ([map, pins]) => [map, pins.map(toPin)]))
}

/** The condition that the scope includes a pin and its target. */
function isSeen(scope: VisibilityScope) {
  return (eb: ExpressionBuilder<Tables, 'pin'>) =>
    eb.and([isFor(scope)(eb), eb.or([eb('pin.to', 'is', null), leadsWithin('pin.to', scope, 'name')])])
}

/** How many pins the scope includes on each map that has any, without looking at fog. */
export async function countPins(tables: CampaignTables, scope: VisibilityScope): Promise<ReadonlyMap<string, number>> {
  const rows = await tables.db
    .selectFrom('pin')
    .where('pin.campaign', '=', tables.campaign)
    .where(isSeen(scope))
    .groupBy('pin.map')
    .select(['pin.map', (eb) => eb.fn.countAll<number>().as('pins')])
    .execute()
  return new Map(rows.map(({ map, pins }) => [map, pins]))
}

/** The positions of the scope's pins on maps that fog covers in part. */
export async function readFoggedPins(tables: CampaignTables, scope: VisibilityScope): Promise<PlacedPin[]> {
  const { db, campaign } = tables
  const covered = db.selectFrom('sceneFog').where('campaign', '=', campaign).where('covered', '=', 1).select('scene')
  return await db
    .selectFrom('pin')
    .where('pin.campaign', '=', campaign)
    .where('pin.map', 'in', covered)
    .where(isSeen(scope))
    .select(['pin.map', 'pin.x', 'pin.y'])
    .execute()
}

/** The positions of the scope's pins that lead to an entity from other maps. */
export async function readPinsTo(
  { db, campaign }: CampaignTables,
  target: string,
  scope: VisibilityScope,
): Promise<PlacedPin[]> {
  return await db
    .selectFrom('pin')
    .where('pin.campaign', '=', campaign)
    .where('pin.to', '=', target)
    .where('pin.map', '!=', target)
    .where(isFor(scope))
    .select(['pin.map', 'pin.x', 'pin.y'])
    .orderBy(unindexed(db, sql.ref('pin.map')))
    .execute()
}
