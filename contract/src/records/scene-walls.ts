import { doorStates, isOnLattice, isWholeWall, wallKinds, type LatticePoint, type WallContent } from '@waybook/rules'
import * as z from 'zod/mini'

/** The most walls on a scene, with its doors and windows. */
export const WALLS_MAX = 5000
/** The most pieces into which crossings and overlaps may divide the walls of a scene with sight. More would make each step slow. */
export const WALL_PIECES_MAX = 12_000
export const LIGHTS_MAX = 200
/** The most walls that one change adds, changes and removes. */
export const WALL_CHANGES_MAX = 500
/** The farthest that a light may reach, in cells. */
export const LIGHT_REACH_MAX = 200

const coordinate = z.int()
const latticePoint = z
  .readonly(z.tuple([coordinate, coordinate]))
  .check(z.refine((point: LatticePoint) => isOnLattice(point), 'the point is too far from the picture'))

const id = z.string().check(z.minLength(1), z.maxLength(80))

const wallFields = z.object({
  kind: z.enum(wallKinds),
  /** In whole units of the scene's lattice, see `sceneWalls`. */
  from: latticePoint,
  to: latticePoint,
  /** Whether it blocks only the sight of those who look from the left of `from` toward `to`. */
  oneWay: z.optional(z.boolean()),
  /** For objects: the name that the walls of one piece of furniture share. */
  thing: z.optional(id),
  /** For doors, which always have it. */
  door: z.optional(z.enum(doorStates)),
  /** For doors: players take it for a wall. */
  secret: z.optional(z.boolean()),
})
const whole = z.refine<WallContent>(isWholeWall, 'the wall has no length, or is a door without a state')

/** A wall as a call adds it. */
export const wallContent = wallFields.check(whole)
/** A wall as a call changes it. */
export const changedWall = z.extend(wallFields, { id }).check(whole)

const sceneWall = z.extend(wallFields, {
  id,
  /** Increases with every change, so the state with the higher version is newer. */
  version: z.number(),
})
export type SceneWall = z.infer<typeof sceneWall>

/** In cells of the grid */
const reach = z.number().check(z.minimum(0), z.maximum(LIGHT_REACH_MAX))
const lightFields = z.object({
  at: latticePoint,
  bright: reach,
  /** How far its dim light reaches from its place. At least as far as the bright light. */
  dim: reach,
  on: z.boolean(),
  intensity: z.number().check(z.minimum(0), z.maximum(100)),
  /** `#rrggbb`; `null` for white. */
  color: z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
})
const reaches = z.refine<{ readonly bright: number; readonly dim: number }>(
  ({ bright, dim }) => dim > 0 && bright <= dim,
  'the dim light reaches less far than the bright light',
)
export const lightContent = lightFields.check(reaches)
export type LightContent = z.infer<typeof lightContent>
export const changedLight = z.extend(lightFields, { id }).check(reaches)

const sceneLight = z.extend(lightFields, { id, version: z.number() })
export type SceneLight = z.infer<typeof sceneLight>

/** What stands in a scene. All of it is for game masters, like what the fog covers. */
export const sceneWalls = z.object({
  /** The size of the lattice: quarter pixels of the picture that the walls were made for. */
  width: z.int(),
  height: z.int(),
  /** How many cells the map of a file is wide. `null` if the walls did not come with a file. */
  columns: z.nullable(z.number()),
  walls: z.array(sceneWall),
  lights: z.array(sceneLight),
  /** How many walls and lights another picture of the scene has, if this one has none. */
  elsewhere: z.int(),
  /** Whether the picture already shows the light. */
  lightsAreInPicture: z.boolean(),
  /** `#rrggbb`; `null` for daylight. */
  ambientLight: z.nullable(z.string()),
})
export type SceneWalls = z.infer<typeof sceneWalls>

/** What a change of walls and lights left. */
export const changedParts = z.object({
  walls: z.array(sceneWall),
  lights: z.array(sceneLight),
  /** The ids of removed walls and lights. */
  removed: z.array(z.string()),
  version: z.number(),
})
export type ChangedParts = z.infer<typeof changedParts>
