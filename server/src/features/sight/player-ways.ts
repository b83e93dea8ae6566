import { clampPosition, type Position, type VisibilityScope } from '@waybook/contract'
import { inQuarterPixels, type Place, placeAfterWay } from '@waybook/rules/sight'

import type { CampaignTables } from '#database/database.ts'

import { readMap } from '../fog/read-map.ts'
import { readSceneGrid } from '../scenes/layout-queries.ts'
import type { TokenRecord } from '../table/token-record.ts'
import { readGroups } from './group-rows.ts'
import { readSight } from './read-sight.ts'
import { holderFor } from './scene-masks.ts'
import type { SceneSights } from './scene-sights.ts'
import { asSeeing } from './seeing-tokens.ts'
import { readSightNow } from './sight-now.ts'

/** The ways that a player's token may take from where it stands. */
export interface PlayerWays {
  readonly placeOf: (position: Position) => Place
  /** Where the token looks from after straight steps. `null` if something stops it. Default of `from`: where it looks from now. */
  readonly after: (way: readonly Position[], from?: Place) => Place | null
}

/** `null` if nothing stops tokens of players on the scene. Throws `MissingMesh`. */
export async function readPlayerWays(
  tables: CampaignTables,
  {
    token,
    scope,
    sights,
  }: { readonly token: TokenRecord; readonly scope: VisibilityScope; readonly sights: SceneSights },
): Promise<PlayerWays | null> {
  const { sceneId } = token
  const map = await readMap(tables, sceneId)
  if (!map?.fog?.byHand) return null
  const sight = await readSight(tables, sceneId)
  if (!sight.wallsStop) return null
  const { grid } = map.fog.mask
  const tokens = [await asSeeing(tables, token, grid)]
  const layout = await readSceneGrid(tables, sceneId)
  const now = await readSightNow(tables, { ...map, fog: map.fog }, { sights, sight, tokens, layout })
  const { looks, openDoors, eyes } = now
  const groups = await readGroups(tables, sceneId, grid)
  const known = groups.get(holderFor(groups, scope))?.shown
  const eye = eyes[0]?.place ?? null
  const placeOf = (at: Position) => inQuarterPixels(grid, clampPosition(at))
  return {
    placeOf,
    after: (way, from) => {
      const start = from ?? eye
      if (!looks || !known || !start) return null
      return placeAfterWay({ mesh: looks.mesh, openDoors }, { from: start, by: way.map(placeOf), known })
    },
  }
}
