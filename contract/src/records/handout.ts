import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'
import { picture } from './picture.ts'

/** What a handout shows: the picture on an entity's page, or a scene's read-aloud text. */
export const handoutContents = ['picture', 'boxText'] as const
export type HandoutContent = (typeof handoutContents)[number]

/** More than the players of any group. */
const HANDOUT_READERS_MAX = 40

/** All players, or the players of these characters. Game masters always see it. */
export const handoutAudience = z.union([
  z.literal('everyone'),
  z.array(entityId).check(z.minLength(1), z.maxLength(HANDOUT_READERS_MAX)),
])
export type HandoutAudience = z.infer<typeof handoutAudience>

export const HANDOUT_TITLE_MAX = 120

/** The current handout, presented for one viewer. */
export const handout = z.object({
  /** A new id each time that something is shown. */
  id: z.string(),
  what: z.enum(handoutContents),
  title: z.string(),
  /** Its addresses only work for the audience while the handout is shown. `null` for a text. */
  picture: z.nullable(picture),
  /** Sanitized HTML; `null` for a picture. */
  text: z.nullable(z.string()),
  /** The entity, for viewers who may see its page. */
  entityId: z.nullable(entityId),
  /** For game masters only. */
  audience: z.optional(handoutAudience),
  /** Whether it stays when another scene is shown. For game masters only. */
  stays: z.optional(z.boolean()),
})
export type Handout = z.infer<typeof handout>
