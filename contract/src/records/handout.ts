import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'
import { picture } from './picture.ts'

/** What of an entity can be shown: the picture on its page, or the text of a scene to read aloud. */
export const handoutContents = ['picture', 'boxText'] as const
export type HandoutContent = (typeof handoutContents)[number]

/** More than play at one table. */
const HANDOUT_READERS_MAX = 40

/** All players, or those of these characters. Game masters always see it. */
export const handoutAudience = z.union([
  z.literal('everyone'),
  z.array(entityId).check(z.minLength(1), z.maxLength(HANDOUT_READERS_MAX)),
])
export type HandoutAudience = z.infer<typeof handoutAudience>

export const HANDOUT_TITLE_MAX = 120

/** What is shown to players now, as one viewer gets it. */
export const handout = z.object({
  /** Another one each time that something is shown. */
  id: z.string(),
  what: z.enum(handoutContents),
  title: z.string(),
  /** At addresses that work only while the handout is shown, for those to whom it is shown. `null` if it is a text. */
  picture: z.nullable(picture),
  /** As sanitised HTML; `null` if it is a picture. */
  text: z.nullable(z.string()),
  /** The entity that it is of, for those who get its page. */
  entityId: z.nullable(entityId),
  /** For game masters only. */
  audience: z.optional(handoutAudience),
})
export type Handout = z.infer<typeof handout>
