import { type SceneGrid, tokenShare, type TokenSize, type VisibilityScope } from '@waybook/contract'
import {
  type DrawingShape,
  type FogGrid,
  type FogMask,
  type FogPoint,
  isDrawingRevealed,
  isRevealedAt,
  uniformMask,
} from '@waybook/rules'
import { cellEdge, inQuarterPixels } from '@waybook/rules/sight'

import type { CampaignTables } from '#database/database.ts'

import type { FogRecord, MapRecord } from '../fog/fog-record.ts'
import { readMap } from '../fog/read-map.ts'
import { readSceneGrid } from '../scenes/layout-queries.ts'
import { groupMasks, NOBODY, PARTY } from './group-masks.ts'
import { readGroups, type GroupRow } from './group-rows.ts'
import { handOf } from './hand-fog.ts'
import { isTokenInSight } from './token-in-sight.ts'

/** What a group of viewers has of a scene's picture. */
interface ShownMasks {
  /** Tokens and sounds are judged by it. */
  readonly seen: FogMask
  /** What its tiles show. Drawings and pins are judged by it. */
  readonly shown: FogMask
}

/** What players have of a scene of which something is covered, or with sight. */
export interface SceneMasks {
  readonly hasSight: boolean
  readonly layout: Pick<SceneGrid, 'cell'> | null
  readonly byHolder: ReadonlyMap<string, ShownMasks>
}

/** What players had of a scene before a change, and have after it. Both have the same holders. */
export interface ChangedMasks {
  readonly before: SceneMasks
  readonly after: SceneMasks
}

/** `null` for a scene of which nothing is covered. */
export async function readMasks(tables: CampaignTables, sceneId: string): Promise<SceneMasks | null> {
  return await masksOf(tables, await readMap(tables, sceneId))
}

export async function masksOf(tables: CampaignTables, map: MapRecord | null): Promise<SceneMasks | null> {
  if (map?.fog?.isCovered !== true) return null
  const { sceneId, fog } = map
  const { mask, byHand } = fog
  if (!byHand) return { hasSight: false, layout: null, byHolder: new Map([[PARTY, { seen: mask, shown: mask }]]) }
  const layout = await readSceneGrid(tables, sceneId)
  const groups = await readGroups(tables, sceneId, mask.grid)
  return { hasSight: true, layout, byHolder: groups.has(PARTY) ? groups : new Map([[PARTY, withoutTokens(fog)]]) }
}

/** What those have who see through no token and remember nothing. */
export function withoutTokens(fog: FogRecord): GroupRow {
  const nothing = uniformMask(fog.mask.grid, false)
  const masks = groupMasks({ sight: { seen: nothing, bright: nothing }, memory: null, hand: handOf(fog) })
  return { ...masks, doors: [], version: fog.version }
}

/** What a player's group sees on a scene with sight, and remembers. `null` without sight. */
export async function groupOf(
  tables: CampaignTables,
  map: MapRecord,
  scope: VisibilityScope,
): Promise<GroupRow | null> {
  if (!map.fog?.byHand) return null
  const groups = await readGroups(tables, map.sceneId, map.fog.mask.grid)
  return groups.get(holderFor(groups, scope)) ?? withoutTokens(map.fog)
}

/** The holder of what a player sees. */
export function holderFor(known: { has: (holder: string) => boolean }, scope: VisibilityScope): string {
  if (scope.everything || scope.ownCharacter === null || !known.has(NOBODY)) return PARTY
  return known.has(scope.ownCharacter) ? scope.ownCharacter : NOBODY
}

/** What a player has of a scene. */
export function maskFor({ byHolder }: Pick<SceneMasks, 'byHolder'>, scope: VisibilityScope): ShownMasks {
  const masks = byHolder.get(holderFor(byHolder, scope))
  if (!masks) throw new Error('A scene has no masks of the party')
  return masks
}

/** The part of a token that decides whether it is seen. */
interface PlacedCircle {
  readonly position: FogPoint
  readonly size: TokenSize
}

/** Whether a group has a token, apart from its own. Without sight, the center of the token decides. */
export function hasToken({ seen }: ShownMasks, { hasSight, layout }: SceneMasks, token: PlacedCircle): boolean {
  return hasSight ? isTokenInSight(seen, circleOf(seen.grid, layout, token)) : isRevealedAt(seen, token.position)
}

function circleOf(grid: FogGrid, layout: SceneMasks['layout'], { position, size }: PlacedCircle) {
  const widthOfPicture = grid.width * cellEdge(grid)
  return {
    place: inQuarterPixels(grid, position),
    radius: (tokenShare(size, layout) / 100) * (widthOfPicture / 2),
  }
}

/** The holders of the groups that have all of a drawing on their map. */
export function holdersWithDrawing({ byHolder }: SceneMasks, drawing: DrawingShape): string[] {
  return [...byHolder].flatMap(([holder, { shown }]) => (isDrawingRevealed(shown, drawing) ? [holder] : []))
}

/** The holders of the groups that have a token. */
export function holdersWithToken(masks: SceneMasks, token: PlacedCircle): string[] {
  return [...masks.byHolder].flatMap(([holder, group]) => (hasToken(group, masks, token) ? [holder] : []))
}
