import { fogActions, fogShapes, ROOM_CORNERS_MAX } from '@waybook/rules'
import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'
import { groupSight } from './sight.ts'
import { unclampedPosition } from './token.ts'

/** Enough for the outline of a room, and more than a user draws between two messages. */
const FOG_POINTS_MAX = ROOM_CORNERS_MAX

/** A change to a scene's fog. `FogShape` in the rules explains the points of each shape. */
export const fogOperation = z.object({
  op: z.enum(fogActions),
  shape: z.enum(fogShapes),
  points: z.optional(z.array(unclampedPosition).check(z.maxLength(FOG_POINTS_MAX))),
  /** The radius of a brush, in percent of the picture's width. */
  radius: z.optional(z.number().check(z.gt(0), z.maximum(100))),
})

/** The edge of a tile, in pixels. Tiles at the right and the bottom may be smaller. */
export const TILE_PX = 512

/** Tiles show the picture at full, half and quarter size: levels 0, 1 and 2. */
export const TILE_LEVELS = 3

/** The key of a tile without fog. */
export const OPEN_TILE = 'open'

/** A tile as `level-column-row`, and the key at the end of its address. The key of a covered tile is `null`; it has no address. */
export const mapTile = z.tuple([z.string(), z.nullable(z.string())])
export type MapTile = z.infer<typeof mapTile>

/** Data for drawing and editing the fog on the game master's page. */
const fogOfScene = z.object({
  /** Whether the whole scene was covered before the first change. */
  startsClosed: z.boolean(),
  /** The bits of the mask (see `FogMask` in the rules), compressed with deflate, as base64. */
  mask: z.string(),
  /** The cells that are as the mask says, whatever anybody sees; `null` if the scene has no sight, so the mask decides everywhere. */
  byHand: z.nullable(z.string()),
  /** Whether the caller's `undoFog` would undo something. */
  undoable: z.boolean(),
})

/** A scene's picture in tiles, for one viewer. */
export const sceneMap = z.object({
  sceneId: entityId,
  /** In pixels. */
  width: z.number(),
  height: z.number(),
  /** A tile is at `{address}/{tile}-{key}.webp`. */
  address: z.string(),
  /** The tiles that aren't covered. `null` if nothing is covered for the viewer; then all tiles have the key `OPEN_TILE`. */
  tiles: z.nullable(z.array(mapTile)),
  /** The number of the last change to the fog, or to what the viewer's group sees; 0 before the first. */
  version: z.number(),
  /** What the viewer's group sees now. `null` if the scene has no sight, and for game masters. */
  sight: z.nullable(groupSight),
  /** Only for the game master; `null` if the scene has no fog. */
  fog: z.nullable(fogOfScene),
})
export type SceneMap = z.infer<typeof sceneMap>
