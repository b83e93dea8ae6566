import { clampPosition, type ParamsOf, type Position, Problem } from '@waybook/contract'
import { inQuarterPixels, type Place, placeAfterWay } from '@waybook/rules/sight'

import { playProblems } from '#sentences/problems.ts'

import { readMap } from '../fog/read-map.ts'
import type { WriteContext } from '../request-context.ts'
import { readSceneGrid } from '../scenes/layout-queries.ts'
import type { TokenRecord } from '../table/token-record.ts'
import { readGroups } from './group-rows.ts'
import { readSight } from './read-sight.ts'
import { holderFor } from './scene-masks.ts'
import type { SceneSights } from './scene-sights.ts'
import { asSeeing } from './seeing-tokens.ts'
import { readSightNow } from './sight-now.ts'

/** Where a token stands and looks from after a step. */
interface Stepped {
  readonly id: string
  readonly place: Place
  readonly eye: Place
}

/** One text for every refused step. Another one would show players what they do not see. */
/**
 * Refuses a player's step that walls stop, or that leads to what their group does not know. Returns where the token will look from; `null` if
 * nothing stops tokens on the scene. Throws `MissingMesh`.
 */
export async function expectFreeWay(
  { records, scope }: WriteContext,
  token: TokenRecord,
  { position, by = [] }: Pick<ParamsOf<'updateToken'>, 'position' | 'by'>,
  sights: SceneSights,
): Promise<Stepped | null> {
  const { id, sceneId } = token
  if (!position) return null
  const map = await readMap(records, sceneId)
  if (!map?.fog?.byHand) return null
  const sight = await readSight(records, sceneId)
  if (!sight.wallsStop) return null
  const { grid } = map.fog.mask
  const placeOf = (at: Position) => inQuarterPixels(grid, clampPosition(at))
  const tokens = [await asSeeing(records, token, grid)]
  const layout = await readSceneGrid(records, sceneId)
  const now = await readSightNow(records, { ...map, fog: map.fog }, { sights, sight, tokens, layout })
  const { looks, openDoors, eyes } = now
  const groups = await readGroups(records, sceneId, grid)
  const known = groups.get(holderFor(groups, scope))?.shown
  if (!looks || !known) throw new Problem('conflict', playProblems.cannotGetThere())
  const scene = { mesh: looks.mesh, openDoors }
  const from = eyes[0]?.place
  const place = placeOf(position)
  const eye =
    from &&
    (placeAfterWay(scene, { from, by: [place], known }) ??
      placeAfterWay(scene, { from, by: [...by.map(placeOf), place], known }))
  if (!eye) throw new Problem('conflict', playProblems.cannotGetThere())
  return { id, place, eye }
}
