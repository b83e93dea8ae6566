import * as z from 'zod/mini'

import { inventoryEntry } from './records/character.ts'
import { entityId } from './records/entity-id.ts'
import { roll } from './records/roll.ts'

/** Where the live connection is. */
export const LIVE_PATH = '/api/live'

/** Why the server closes a connection for good, as WebSocket codes; after any other the browser connects again. */
export const liveClosed = {
  /** The session has ended. */
  signedOut: 4401,
  /** Who is signed in has got another role or character: what the page knows was for somebody else. */
  anotherViewer: 4409,
} as const

/** How often the server says something, so that a browser can tell a quiet table from a dead connection. */
export const LIVE_BEAT_EVERY_MS = 15_000

/** What the browser says over the live connection. Writes go by POST /api/query, not here. */
export const liveRequest = z.discriminatedUnion('type', [
  /** The first message. `since`: the number of the last change it knows; `null` where it knows none. */
  z.object({ type: z.literal('hello'), since: z.nullable(z.int().check(z.nonnegative())) }),
])
export type LiveRequest = z.infer<typeof liveRequest>

/** One thing that changed, as one viewer may see it. */
export const liveChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('roll'), roll }),
  /** New hit points, strain or conditions; the fields that did not change are left out. */
  z.object({
    kind: z.literal('dynamic'),
    characterId: entityId,
    hitpoints: z.optional(z.number()),
    strain: z.optional(z.number()),
    conditions: z.optional(z.array(z.string())),
    lastUpdated: z.number(),
  }),
  z.object({ kind: z.literal('inventory'), characterId: entityId, entry: inventoryEntry, lastUpdated: z.number() }),
  /** Something of the world came, went or was rewritten: whatever is shown of it is to be asked for anew. */
  z.object({ kind: z.literal('world') }),
])
export type LiveChange = z.infer<typeof liveChange>

/** What the server says over the live connection. */
export const liveMessage = z.discriminatedUnion('type', [
  /** Answers `hello` once all that was missed has been sent; from here on changes come as they happen. */
  z.object({ type: z.literal('welcome'), seq: z.number() }),
  /** Changes come in the order of their numbers, without gaps; one that the viewer may not see is its bare number. */
  z.object({ type: z.literal('change'), seq: z.number(), change: z.optional(liveChange) }),
  /**
   * What the browser knows cannot be completed change by change: everything is to be asked for anew, as of this number. It may
   * take the place of `welcome`, or of many changes at once.
   */
  z.object({ type: z.literal('reload'), seq: z.number() }),
  /** How the dice of a roll fly, base64; it follows the roll, or never comes. */
  z.object({ type: z.literal('throw'), rollId: z.string(), throw: z.string() }),
  /** Nothing but that the connection stands. */
  z.object({ type: z.literal('beat') }),
])
export type LiveMessage = z.infer<typeof liveMessage>
