import type { SceneGrid, SceneSight, SeenDoor } from '@waybook/contract'
import { type FogGrid, type FogMask, uniformMask } from '@waybook/rules'
import {
  cellEdge,
  doorsInSight,
  type Eye,
  type KeptLooks,
  type Sight,
  type SightLight,
  sightOf,
} from '@waybook/rules/sight'

import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import type { WallsForSight } from '#database/play-tables.ts'

import type { FogRecord, MapRecord } from '../fog/fog-record.ts'
import { readWallSet, type WallSet } from '../walls/read-walls.ts'
import { groupMasks } from './group-masks.ts'
import type { GroupRow } from './group-rows.ts'
import { handOf } from './hand-fog.ts'
import { MissingMesh } from './missing-mesh.ts'
import type { SceneSights, WallsVersion } from './scene-sights.ts'
import { eyeOf, type SightToken, storeEye, toEye, toLight } from './seeing-tokens.ts'
import {
  doorPlace,
  openDoorsOf,
  readSightWalls,
  readWallsForSight,
  storeWallsForSight,
  weldOf,
} from './walls-for-sight.ts'

/** Everything on a scene that decides what anybody sees. */
export interface SightNow {
  /** The width of a cell of the grid, in quarter pixels. */
  readonly cell: number
  /** `null` if the walls have no mesh, so nobody sees anything. */
  readonly looks: KeptLooks | null
  readonly walls: WallsForSight
  /** Walls whose doors and lights are to be stored. */
  readonly fresh: { readonly set: WallSet; readonly walls: WallsForSight } | null
  readonly isBlocked: boolean
  readonly openDoors: ReadonlySet<string>
  readonly eyes: readonly SceneEye[]
  /** `null` on a scene that is not dark. */
  readonly lights: readonly SightLight[] | null
}

interface SceneEye extends Eye {
  readonly token: SightToken
}

/** A scene with sight. */
export interface SightMap extends MapRecord {
  readonly fog: FogRecord
}

/** For a grid of the map's file without a number of columns, and for scenes without a grid. */
const COLUMNS = 20
/** More tokens than any party has. The rest does not see. */
const EYES_MAX = 64

interface Seeing {
  readonly sights: SceneSights
  readonly sight: SceneSight
  readonly tokens: readonly SightToken[]
  readonly layout: Pick<SceneGrid, 'cell'> | null
}

interface MeshOf extends Pick<Seeing, 'sights' | 'layout'> {
  readonly set: WallSet
}

/** Reads the walls of a scene as a mesh. Throws `MissingMesh`. */
export async function readMesh(
  tables: CampaignTables,
  { sceneId, picture, fog }: SightMap,
  { set, sights, layout }: MeshOf,
) {
  const { grid } = fog.mask
  const width = grid.width * cellEdge(grid)
  const cell = layout ? (layout.cell / 100) * width : width / (set.about.columns ?? COLUMNS)
  const weld = weldOf(cell)
  const walls = await readWallsForSight(tables, set, picture)
  const version: WallsVersion = { campaign: tables.campaign, scene: sceneId, mesh: `${walls.mesh} ${weld}`, grid }
  const looks = sights.now(version)
  if (looks === 'missing') throw new MissingMesh(version, { walls: await readSightWalls(tables, set, picture), weld })
  return { cell, walls, version, looks }
}

/** Reads what decides what these tokens see. Throws `MissingMesh`. */
export async function readSightNow(
  tables: CampaignTables,
  { sceneId, picture, fog }: SightMap,
  { sights, sight, tokens, layout }: Seeing,
): Promise<SightNow> {
  const set = await readWallSet(tables, sceneId)
  if (!set || tokens.length === 0) return nobody
  const { cell, walls, looks } = await readMesh(tables, { sceneId, picture, fog }, { set, sights, layout })
  const fresh = walls.isStored ? null : { set, walls }
  if (!looks) return { ...nobody, walls, fresh, isBlocked: true }
  const openDoors = openDoorsOf(walls.doors)
  const scene = { mesh: looks.mesh, openDoors }
  const reaches = { cell, range: sight.range }
  const seeing = tokens.filter(({ sees }) => sees).slice(0, EYES_MAX)
  return {
    cell,
    looks,
    walls,
    fresh,
    isBlocked: false,
    openDoors,
    eyes: seeing.map((token) => ({ ...toEye(token, eyeOf(scene, token), reaches), token })),
    lights: sight.dark ? lampsOf(walls, tokens).flatMap((light) => toLight(scene, light, reaches)) : null,
  }
}

const nobody: SightNow = {
  cell: 0,
  looks: null,
  walls: { mesh: '', doors: [], lights: [] },
  fresh: null,
  isBlocked: false,
  openDoors: new Set(),
  eyes: [],
  lights: null,
}

function lampsOf({ lights }: WallsForSight, tokens: readonly SightToken[]) {
  return [
    ...lights.map(({ at: [x, y], ...light }) => ({ ...light, at: { x, y } })),
    ...tokens.flatMap(({ place: at, sight: { light } }) => (light ? [{ ...light, at }] : [])),
  ]
}

/** Stores what was computed on the way, so that the next transaction need not: the doors and lights, and where tokens look from. */
export async function keepSightNow(tx: CampaignTransaction, { fresh, eyes }: SightNow): Promise<void> {
  if (fresh) await storeWallsForSight(tx, fresh.set, fresh.walls)
  for (const { token, place } of eyes) await storeEye(tx, token, place)
}

/** What these eyes see. */
export function seenBy({ looks, lights, openDoors }: SightNow, grid: FogGrid, eyes: readonly Eye[]): Sight {
  const nothing = uniformMask(grid, false)
  return looks && eyes.length > 0 ? sightOf(looks, { eyes, lights, openDoors }) : { seen: nothing, bright: nothing }
}

/** What a group sees and has on its map. `memory`: what it remembered before; `null` in a scene without memory. */
export function groupNow(
  now: SightNow,
  fog: FogRecord,
  { eyes, memory }: { readonly eyes: readonly Eye[]; readonly memory: FogMask | null },
): Omit<GroupRow, 'version'> {
  const masks = groupMasks({ sight: seenBy(now, fog.mask.grid, eyes), memory, hand: handOf(fog) })
  return { ...masks, doors: doorsOf(now, eyes, masks.seen) }
}

/** A secret door is not among them, unless somebody has opened it. */
function doorsOf({ looks, walls, openDoors }: SightNow, eyes: readonly Eye[], seen: FogMask): SeenDoor[] {
  if (!looks || walls.doors.length === 0) return []
  const found = doorsInSight(looks, { eyes, openDoors, seen })
  return walls.doors
    .filter((door) => (!door.secret || door.open) && found.has(doorPlace(door)))
    .map(({ id, from, to, open }) => ({ id, from, to, open }))
}
