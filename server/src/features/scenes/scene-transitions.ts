import type { Sight } from '@waybook/contract'

import type { CampaignTables } from '../../database/campaign-tables.ts'
import type { TransitionRecord } from '../../database/records.ts'
import { selectEntities } from '../entities/cards.ts'
import { readSceneName } from './scene-name.ts'

/** A way to or from another scene. */
interface Way {
  readonly other: string
  readonly otherName: string
  /** The scene whose file tells of it. */
  readonly teller: string
  readonly requirement: string
}

/** Exits in the order of the file; then entrances, first those of the file, then the exits of others that lead here. */
export async function readSceneTransitions(
  tables: CampaignTables,
  sceneId: string,
  sight: Sight,
): Promise<TransitionRecord[] | null> {
  const here = await readSceneName(tables, sceneId, sight)
  if (!here) return null
  const written = selectWays(tables, 'scene', sight).where('transition.entity', '=', sceneId).orderBy('position')
  const exits = await written.where('direction', '=', 'outgoing').execute()
  const entrances = await written.where('direction', '=', 'incoming').execute()
  const exitsOfOthers = await selectWays(tables, 'entity', sight)
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

/** Ways with the other scene in their column `end`. */
function selectWays(tables: CampaignTables, end: 'entity' | 'scene', sight: Sight) {
  return selectEntities(tables, sight)
    .innerJoin('transition', (join) =>
      join.onRef('transition.campaign', '=', 'entity.campaign').onRef(`transition.${end}`, '=', 'entity.id'),
    )
    .where('entity.type', '=', 'scene')
    .select(['entity.id as other', 'entity.name as otherName', 'transition.entity as teller', 'transition.requirement'])
}

/** Between two scenes the first who has words for it tells of the way, and of each way once. */
function eachOnce(ways: readonly Way[]): Way[] {
  return [...Map.groupBy(ways, ({ other }) => other).values()].flatMap((between) => {
    const { teller } = between.find(({ requirement }) => requirement !== '') ?? { teller: between[0]?.teller }
    const told = between.filter((way) => way.teller === teller)
    return [...new Map(told.map((way) => [way.requirement, way])).values()]
  })
}
