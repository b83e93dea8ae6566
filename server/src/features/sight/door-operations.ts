import { Problem } from '@waybook/contract'
import { contentOfWall, isBesideDoor } from '@waybook/rules'
import { doorsInSight } from '@waybook/rules/sight'

import { playProblems } from '#sentences/problems.ts'

import { readMap } from '../fog/read-map.ts'
import type { OperationHandlers, WriteContext } from '../request-context.ts'
import { readSceneGrid } from '../scenes/layout-queries.ts'
import { readActiveScene } from '../table/queries.ts'
import { readParts, readWallSet } from '../walls/read-walls.ts'
import { putDoor } from '../walls/write-walls.ts'
import { readGroups } from './group-rows.ts'
import { readSight } from './read-sight.ts'
import { holderFor } from './scene-masks.ts'
import type { SceneSights } from './scene-sights.ts'
import { readSightTokens } from './seeing-tokens.ts'
import { readSightNow } from './sight-now.ts'
import { doorPlace } from './walls-for-sight.ts'

/** One answer for every door that a player cannot open, so nobody finds doors by trying. */
export const doorOperations = (sights: SceneSights) =>
  ({
    openDoor: async (context, { sceneId, doorId, open }) => {
      const isInReach = (await doorsInReach(context, sceneId, sights)).has(doorId)
      const set = await readWallSet(context.records, sceneId)
      const parts = set ? await readParts(context.records, set) : []
      const part = parts.find(({ id }) => isInReach && id === doorId)
      if (!set || part?.what !== 'wall') throw new Problem('not-found', playProblems.noDoorToOpen())
      const { content, id } = part
      if (content.door === undefined || content.door === 'locked' || content.secret)
        throw new Problem('not-found', playProblems.noDoorToOpen())
      const next = contentOfWall({ ...content, door: open ? 'open' : 'closed' })
      await putDoor(context.records, set, { id, what: 'wall', content: next }, context.firstName)
    },
  }) satisfies Partial<OperationHandlers>

/** The ids of the doors that tokens of the caller's character are beside and see. Throws `MissingMesh`. */
async function doorsInReach(
  { records, scope, viewer }: WriteContext,
  sceneId: string,
  sights: SceneSights,
): Promise<ReadonlySet<string>> {
  const isActive = (await readActiveScene(records, scope)) === sceneId
  const map = isActive ? await readMap(records, sceneId) : null
  const sight = await readSight(records, sceneId)
  if (!map?.fog?.byHand || !sight.playersOpen) return new Set()
  const { grid } = map.fog.mask
  const seeing = await readSightTokens(records, sceneId, grid)
  const tokens = seeing.filter(({ characterId }) => characterId === viewer.characterId)
  const layout = await readSceneGrid(records, sceneId)
  const { looks, openDoors, cell, eyes } = await readSightNow(
    records,
    { ...map, fog: map.fog },
    { sights, sight, tokens, layout },
  )
  const groups = await readGroups(records, sceneId, grid)
  const group = groups.get(holderFor(groups, scope))
  if (!looks || !group) return new Set()
  return new Set(
    group.doors.flatMap((door) => {
      const beside = eyes.filter(({ place }) => place && isBesideDoor(door, [place.x, place.y], cell))
      return doorsInSight(looks, { eyes: beside, openDoors, seen: group.seen }).has(doorPlace(door)) ? [door.id] : []
    }),
  )
}
