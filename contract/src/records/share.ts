import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'
import { entityType } from './entity.ts'
import { picture } from './picture.ts'

/** The maximum number of pages that one link shows: the issues of a paper, or all places of a region. */
export const SHARE_PAGES_MAX = 200
export const SHARE_NOTE_MAX = 120
export const SHARE_PASSWORD_MIN = 4
export const SHARE_PASSWORD_MAX = 200
/** The maximum number of links of a campaign, ended ones included. */
export const SHARES_MAX = 200

/** Why a share does not show a page: not every player may read it, or it comes from somebody else's book or set. */
const whyLeftOut = z.enum(['hidden', 'source'])
export type WhyLeftOut = z.infer<typeof whyLeftOut>

/** A page in a share, for the game master. */
const sharedPage = z.object({
  id: entityId,
  name: z.string(),
  type: entityType,
  image: z.nullable(picture),
  /** `null` if visitors read it. */
  leftOut: z.nullable(whyLeftOut),
})
export type SharedPage = z.infer<typeof sharedPage>

/** A link to pages for people without an account. Times are in milliseconds since 1970. */
export const share = z.object({
  id: z.string(),
  /** Its address; `null` if the server's secret has changed since it was made. */
  url: z.nullable(z.string()),
  note: z.string(),
  createdAt: z.number(),
  /** `null`: until somebody ends it. */
  until: z.nullable(z.number()),
  /** `null` while nobody has ended it. */
  endedAt: z.nullable(z.number()),
  hasPassword: z.boolean(),
  /** Whether it is closed because somebody has typed too many wrong passwords. */
  isLocked: z.boolean(),
  /** How often a page was opened. */
  views: z.number(),
  viewedAt: z.nullable(z.number()),
  /** Pages that still exist. */
  pages: z.array(sharedPage),
})
export type Share = z.infer<typeof share>

/** What visitors would see, and what is kept back. */
export const sharePreview = z.object({
  pages: z.array(sharedPage),
  /** One of the pages as visitors see it; `null` if they see none. */
  shown: z.nullable(
    z.object({
      id: entityId,
      name: z.string(),
      description: z.string(),
      /** Sanitized HTML. */
      html: z.string(),
      image: z.nullable(picture),
      hasMap: z.boolean(),
    }),
  ),
  /** On the shown page: secrets, and links to pages that players do not know. */
  keptBack: z.object({ secrets: z.number(), links: z.number() }),
})
export type SharePreview = z.infer<typeof sharePreview>
