import { createHash } from 'node:crypto'

import { type LatticePoint, latticeOf, type WallContent } from '@waybook/rules'
import { wallPieces, type SightWall } from '@waybook/rules/sight'

import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import type { StoredDoor, WallsForSight } from '#database/play-tables.ts'
import { fromJson, toJson } from '#database/statement/columns.ts'
import type { WallPart } from '#database/wall-parts.ts'

import type { PictureRecord } from '../pictures/picture-record.ts'
import { readParts, type WallSet } from '../walls/read-walls.ts'

const UNITS_PER_PX = 4

/** Converts from the lattice of walls, which is coarser on huge pictures, to quarter pixels. */
function inQuarterPixels(
  { about }: { readonly about: Pick<WallSet['about'], 'width'> },
  { width }: Pick<PictureRecord, 'width'>,
) {
  const scale = (width * UNITS_PER_PX) / about.width
  return ([x, y]: LatticePoint): LatticePoint => [Math.round(x * scale), Math.round(y * scale)]
}

/**
 * A wall as sight reads it. All doors at one place have one id, so a mesh can be kept for walls whose own ids differ, as those of a change
 * that was begun anew.
 */
function toSightWall({ kind, from, to, oneWay = false, thing }: WallContent): SightWall {
  const [[ax, ay], [bx, by]] = [from, to]
  return { id: kind === 'door' ? doorPlace({ from, to }) : '', kind, oneWay, thing: thing ?? null, ax, ay, bx, by }
}

/** Identifies a door in a mesh. */
export function doorPlace({ from, to }: Pick<StoredDoor, 'from' | 'to'>): string {
  return [...from, ...to].join(' ')
}

/** The ids in the mesh of the doors that are open. A closed door at the same place counts. */
export function openDoorsOf(doors: readonly StoredDoor[]): ReadonlySet<string> {
  const closed = new Set(doors.filter(({ open }) => !open).map(doorPlace))
  return new Set(doors.map(doorPlace).filter((place) => !closed.has(place)))
}

/** The walls of a scene in quarter pixels. */
export async function readSightWalls(
  tables: CampaignTables,
  set: WallSet,
  picture: Pick<PictureRecord, 'width'>,
): Promise<SightWall[]> {
  return wallsIn(await readParts(tables, set), inQuarterPixels(set, picture)).map(toSightWall)
}

/** Into how many pieces sight divides the walls on a new picture. `null` if it cannot. */
export function piecesOnPicture(
  parts: readonly WallPart[],
  picture: Pick<PictureRecord, 'width' | 'height'>,
  columns: number,
): number | null {
  const walls = wallsIn(parts, inQuarterPixels({ about: latticeOf(picture) }, picture)).map(toSightWall)
  return wallPieces(walls, weldOf((picture.width * UNITS_PER_PX) / columns))?.length ?? null
}

/** Ends of walls that are so near to each other meet, in cells. */
const WELD = 0.05

/** In quarter pixels, like the width of a cell of the scene's grid. */
export function weldOf(cell: number): number {
  return Math.round(WELD * cell)
}

interface ReadWalls extends WallsForSight {
  readonly isStored: boolean
}

/** What sight needs of the walls, apart from the mesh. It is stored, so the walls are only read after a change. */
export async function readWallsForSight(
  tables: CampaignTables,
  set: WallSet,
  picture: Pick<PictureRecord, 'width'>,
): Promise<ReadWalls> {
  const { db, campaign } = tables
  const row = await db
    .selectFrom('sceneWalls')
    .where('campaign', '=', campaign)
    .where('scene', '=', set.scene)
    .where('picture', '=', set.picture)
    .select('forSight')
    .executeTakeFirst()
  if (row && row.forSight !== null) return { ...fromJson(row.forSight), isStored: true }
  return { ...forSight(await readParts(tables, set), inQuarterPixels(set, picture)), isStored: false }
}

export async function storeWallsForSight(
  { db, campaign }: CampaignTransaction,
  { scene, picture }: WallSet,
  { mesh, doors, lights }: WallsForSight,
): Promise<void> {
  await db
    .updateTable('sceneWalls')
    .set({ forSight: toJson<WallsForSight>({ mesh, doors, lights }) })
    .where('campaign', '=', campaign)
    .where('scene', '=', scene)
    .where('picture', '=', picture)
    .execute()
}

type ToPlace = (point: LatticePoint) => LatticePoint

function wallsIn(parts: readonly WallPart[], at: ToPlace): (WallContent & { readonly id: string })[] {
  return parts.flatMap(({ what, id, content }) =>
    what === 'wall' ? [{ ...content, id, from: at(content.from), to: at(content.to) }] : [],
  )
}

function forSight(parts: readonly WallPart[], at: ToPlace): WallsForSight {
  const walls = wallsIn(parts, at)
  const doors = walls.filter(({ kind }) => kind === 'door')
  const hash = createHash('sha256')
  for (const line of walls.map((wall) => JSON.stringify(toSightWall(wall))).toSorted()) hash.update(line)
  return {
    mesh: hash.digest('base64url'),
    doors: doors.map(({ id, from, to, door, secret }) => ({
      id,
      from,
      to,
      open: door === 'open',
      secret: secret === true,
    })),
    lights: parts.flatMap(({ what, content }) =>
      what === 'light' && content.on ? [{ at: at(content.at), bright: content.bright, dim: content.dim }] : [],
    ),
  }
}
