import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'
import { picture } from './picture.ts'
import { tokenSight } from './token-sight.ts'

const percent = z.number().check(z.minimum(0), z.maximum(100))

/** A position on a scene, in percent of the picture's width and height from the top left corner. */
export const position = z.object({ x: percent, y: percent })
export type Position = z.infer<typeof position>

/** A position from a client. Positions outside the scene are moved to its edge. */
export const unclampedPosition = z.object({ x: z.number(), y: z.number() })

/** Steps per percent. Finer than a pixel on any screen, with few digits. */
const STEPS = 100

/**
 * The nearest position on the scene, rounded.
 * @example clampPosition({ x: -3, y: 45.678 }) // { x: 0, y: 45.68 }
 */
export function clampPosition({ x, y }: Position): Position {
  return { x: clamped(x), y: clamped(y) }
}

const clamped = (value: number) => Math.round(Math.min(Math.max(value, 0), 100) * STEPS) / STEPS

export const tokenSizes = ['half', 'small', 'medium', 'large', 'two', 'three', 'four', 'five'] as const
export const tokenSize = z.enum(tokenSizes)
export type TokenSize = z.infer<typeof tokenSize>

/** The diameter of a token in pixels (specification, section 9). From `two` on, a multiple of `medium`. */
export const TOKEN_PX = {
  half: 35,
  small: 50,
  medium: 70,
  large: 90,
  two: 140,
  three: 210,
  four: 280,
  five: 350,
} as const satisfies Record<TokenSize, number>

export const ELEVATION_MAX = 100_000

/** In the scene's unit; 0 is the ground. */
export const elevation = z.int().check(z.minimum(-ELEVATION_MAX), z.maximum(ELEVATION_MAX))

/** In degrees, clockwise from the top of the map; `null` without a direction. */
export const facing = z.nullable(z.int().check(z.minimum(0), z.maximum(359)))

/** Everything about a token that changes. */
export const tokenState = z.object({
  position,
  size: tokenSize,
  /** Players don't receive invisible tokens. */
  visible: z.boolean(),
  /** Its number among the character's copies on the scene, from 1. `null` for players, because gaps would reveal hidden copies. */
  number: z.nullable(z.int()),
  elevation,
  facing,
  /** How it sees, and its light. Only for game masters, and only if it differs from the defaults. */
  sight: z.optional(tokenSight),
  /** Increases with every change, so the state with the higher version is newer. */
  version: z.number(),
})

/** A character's marker on a scene. */
export const placedToken = z.extend(tokenState, { id: z.string(), sceneId: entityId, characterId: entityId })

export type PlacedToken = z.infer<typeof placedToken>

/** A token with the character details that are drawn. */
export const token = z.extend(placedToken, {
  name: z.string(),
  ofParty: z.boolean(),
  /** The portrait; `null` if the viewer gets none. Then the initials are drawn. */
  picture: z.nullable(picture),
  conditions: z.array(z.string()),
  /** The character's points, only for viewers who may see them on the token. */
  points: z.optional(
    z.object({
      hitpoints: z.number(),
      max: z.number(),
      strain: z.number(),
      /** `null` if the character suffers wounds instead. */
      strainThreshold: z.nullable(z.number()),
    }),
  ),
  /** Set if the character, and therefore the token, is hidden from players. Only for game masters. */
  characterHidden: z.optional(z.literal(true)),
})

export type Token = z.infer<typeof token>
