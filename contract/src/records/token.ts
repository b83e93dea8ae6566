import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'
import { picture } from './picture.ts'

const percent = z.number().check(z.minimum(0), z.maximum(100))

/** A position on a scene: percentages of the picture's width and height, from the top left corner. */
export const position = z.object({ x: percent, y: percent })
export type Position = z.infer<typeof position>

/** A position as sent by a client. Positions outside the scene are moved to its edge. */
export const unclampedPosition = z.object({ x: z.number(), y: z.number() })

/** Steps per percent: finer than a pixel on any screen, with few digits. */
const STEPS = 100

/** The nearest position on the scene, rounded. */
export function clampPosition({ x, y }: Position): Position {
  return { x: clamped(x), y: clamped(y) }
}

const clamped = (value: number) => Math.round(Math.min(Math.max(value, 0), 100) * STEPS) / STEPS

/** The diameter of a token in pixels (specification, section 9). */
export const TOKEN_PX = { small: 50, medium: 70, large: 90 } as const

export const tokenSizes = ['small', 'medium', 'large'] as const
export const tokenSize = z.enum(tokenSizes)
export type TokenSize = z.infer<typeof tokenSize>

/** A character's marker on a scene. */
export const placedToken = z.object({
  id: z.string(),
  sceneId: entityId,
  characterId: entityId,
  position,
  size: tokenSize,
  /** Players do not receive tokens that are not visible. */
  visible: z.boolean(),
  /** Increases with every change: the state with the higher version is the newer one. */
  version: z.number(),
})

export type PlacedToken = z.infer<typeof placedToken>

/** A token with the character details that are drawn. */
export const token = z.extend(placedToken, {
  name: z.string(),
  ofParty: z.boolean(),
  /** The portrait; `null` if there is none for the viewer, in which case the initials are drawn. */
  picture: z.nullable(picture),
  conditions: z.array(z.string()),
  /** Set if players cannot see the character, and so neither the token. Sent to game masters only. */
  characterHidden: z.optional(z.literal(true)),
})

export type Token = z.infer<typeof token>
