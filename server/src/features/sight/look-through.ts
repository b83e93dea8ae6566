import { Problem } from '@waybook/contract'

import { playProblems } from '#sentences/problems.ts'

import type { RequestContext } from '../request-context.ts'
import { readSceneGrid } from '../scenes/layout-queries.ts'
import { tokenOf } from '../table/change-tokens.ts'
import type { GroupMasks } from './group-masks.ts'
import { withMeshes } from './missing-mesh.ts'
import { readSight } from './read-sight.ts'
import type { SceneSights } from './scene-sights.ts'
import { asSeeing, readSightTokens } from './seeing-tokens.ts'
import { groupNow, readSightNow, type SightMap } from './sight-now.ts'

/** What any token sees from where it stands, also one that is hidden or does not see for its group. For game masters. */
export async function lookThrough(
  context: RequestContext,
  map: SightMap,
  { tokenId, sights }: { readonly tokenId: string; readonly sights: SceneSights },
): Promise<Pick<GroupMasks, 'seen' | 'bright' | 'shown'>> {
  const { records } = context
  const { sceneId, fog } = map
  const { grid } = fog.mask
  const token = await tokenOf(context, tokenId)
  if (token.sceneId !== sceneId) throw new Problem('conflict', playProblems.tokenOnAnotherScene())
  const sight = await readSight(records, sceneId)
  const others = (await readSightTokens(records, sceneId, grid)).filter(({ id }) => id !== tokenId)
  const tokens = [await asSeeing(records, token, grid), ...others]
  const layout = await readSceneGrid(records, sceneId)
  return await withMeshes(sights, async () => {
    const now = await readSightNow(records, map, { sights, sight, tokens, layout })
    const eyes = now.eyes.filter((eye) => eye.token.id === tokenId)
    return groupNow(now, fog, { eyes, memory: null })
  })
}
