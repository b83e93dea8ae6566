import type { VisibilityScope } from '@waybook/contract'

import type { CampaignTables } from '#database/database.ts'

import { selectEntities, toCard } from '../entities/cards.ts'
import type { CardRecord } from '../entities/entity-record.ts'
import { withOther } from '../entities/relationships.ts'

export interface SceneEntityRecord extends CardRecord {
  readonly visualDescription: string
}

export interface TransitionRecord {
  /** Seen from the requested scene. */
  readonly direction: 'outgoing' | 'incoming'
  readonly fromScene: string
  readonly fromName: string
  readonly toScene: string
  readonly toName: string
  readonly requirement: string
}

/** Returns `null` if there is no such scene within the scope. */
export async function readSceneName(tables: CampaignTables, id: string, scope: VisibilityScope) {
  const row = await selectEntities(tables, scope)
    .where('entity.id', '=', id)
    .where('entity.type', '=', 'scene')
    .select(['entity.id', 'entity.name'])
    .executeTakeFirst()
  return row ?? null
}

export async function readSceneEntities(
  tables: CampaignTables,
  sceneId: string,
  scope: VisibilityScope,
): Promise<SceneEntityRecord[] | null> {
  if (!(await readSceneName(tables, sceneId, scope))) return null
  const rows = await withOther(tables, 'to', scope)
    .where('relationship.from', '=', sceneId)
    .where('relationship.type', '=', 'contains')
    .select('entity.visualDescription')
    .execute()
  const byId = new Map(rows.map((row) => [row.id, { ...toCard(row, scope), visualDescription: row.visualDescription }]))
  return [...byId.values()]
}

/** An exit to, or an entrance from, another scene. */
interface Way {
  readonly other: string
  readonly otherName: string
  /** The scene whose file describes it. */
  readonly describedBy: string
  readonly requirement: string
}

/** Exits in the order of the file, then entrances: first those in the file, then other scenes' exits that lead here. */
export async function readTransitions(
  tables: CampaignTables,
  sceneId: string,
  scope: VisibilityScope,
): Promise<TransitionRecord[] | null> {
  const here = await readSceneName(tables, sceneId, scope)
  if (!here) return null
  const written = selectWays(tables, 'scene', scope).where('transition.entity', '=', sceneId).orderBy('position')
  const exits = await written.where('direction', '=', 'outgoing').execute()
  const entrances = await written.where('direction', '=', 'incoming').execute()
  const exitsOfOthers = await selectWays(tables, 'entity', scope)
    .where('transition.scene', '=', sceneId)
    .where('direction', '=', 'outgoing')
    .orderBy('sortName')
    .orderBy('other')
    .orderBy('position')
    .execute()
  return [
    ...eachOnce(exits).map(({ other, otherName, requirement }) => ({
      direction: 'outgoing' as const,
      fromScene: here.id,
      fromName: here.name,
      toScene: other,
      toName: otherName,
      requirement,
    })),
    ...eachOnce([...entrances, ...exitsOfOthers]).map(({ other, otherName, requirement }) => ({
      direction: 'incoming' as const,
      fromScene: other,
      fromName: otherName,
      toScene: here.id,
      toName: here.name,
      requirement,
    })),
  ]
}

/** Selects transitions joined with the other scene, which is in the column `end`. */
function selectWays(tables: CampaignTables, end: 'entity' | 'scene', scope: VisibilityScope) {
  return selectEntities(tables, scope)
    .innerJoin('transition', (join) =>
      join.onRef('transition.campaign', '=', 'entity.campaign').onRef(`transition.${end}`, '=', 'entity.id'),
    )
    .where('entity.type', '=', 'scene')
    .select([
      'entity.id as other',
      'entity.name as otherName',
      'transition.entity as describedBy',
      'transition.requirement',
    ])
}

/** For each other scene, keeps the descriptions of one file: the first that states a requirement, else the first. Drops duplicates. */
function eachOnce(ways: readonly Way[]): Way[] {
  return [...Map.groupBy(ways, ({ other }) => other).values()].flatMap((between) => {
    const { describedBy } = between.find(({ requirement }) => requirement !== '') ?? {
      describedBy: between[0]?.describedBy,
    }
    const described = between.filter((way) => way.describedBy === describedBy)
    return [...new Map(described.map((way) => [way.requirement, way])).values()]
  })
}
