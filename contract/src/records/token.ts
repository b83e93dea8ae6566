import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'
import { picture } from './picture.ts'

const percent = z.number().check(z.minimum(0), z.maximum(100))

/** Where on a scene: percentages of the picture's width and height, from its upper left corner. */
export const position = z.object({ x: percent, y: percent })
export type Position = z.infer<typeof position>

/** A position as somebody gives it: what lies beside the scene means its edge. */
export const anywhere = z.object({ x: z.number(), y: z.number() })

/** Of a percent: finer than a pixel on any screen, and short. */
const STEPS = 100

/** What of the scene is nearest to a place that may lie beside it. */
export function onScene({ x, y }: Position): Position {
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
  /** Players are never told of a token that is not. */
  visible: z.boolean(),
  /** Grows with every change: of two states of a token that with the greater one is the newer. */
  version: z.number(),
})

export type PlacedToken = z.infer<typeof placedToken>

/** The same with what is drawn of the character. */
export const token = z.extend(placedToken, {
  name: z.string(),
  ofParty: z.boolean(),
  /** The portrait; `null` where the viewer knows of none, then the name's initials are drawn. */
  picture: z.nullable(picture),
  conditions: z.array(z.string()),
  /** That players do not see the character, and so not the token either. For game masters only, and only where it is so. */
  characterHidden: z.optional(z.literal(true)),
})

export type Token = z.infer<typeof token>
