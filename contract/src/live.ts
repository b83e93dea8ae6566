import * as z from 'zod/mini'

import { recordId } from './operations/parameters.ts'
import { inventoryEntry } from './records/character.ts'
import { entityId } from './records/entity-id.ts'
import { job } from './records/job.ts'
import { roll } from './records/roll.ts'
import { anywhere, position, token, tokenSize } from './records/token.ts'

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

/** How many positions of a drag a person may send in a second; the server drops what is more. */
export const DRAGS_A_SECOND = 20

/**
 * What a connection asks to speak, followed by its token, where the sign-in proves by tokens who asks: a browser can send no header
 * of its own with it.
 */
export const LIVE_PROTOCOL = 'waybook'

/** Longer than any token that fits into a cookie. */
const TOKEN_MAX = 8192

/** What the browser says over the live connection. Writes go by POST /api/query, not here. */
export const liveRequest = z.discriminatedUnion('type', [
  /** The first message. `since`: the number of the last change it knows; `null` where it knows none. */
  z.object({ type: z.literal('hello'), since: z.nullable(z.int().check(z.nonnegative())) }),
  /**
   * Where a token is on its way to; nothing is stored. `version`: the token's newest that the browser knows, so that what comes late is
   * dropped, and never shown over where the token was put.
   */
  z.object({ type: z.literal('drag'), tokenId: recordId, position: anywhere, version: z.int() }),
  /** Who asks is still signed in; only where the sign-in proves it by tokens, which soon expire. */
  z.object({ type: z.literal('proof'), token: z.string().check(z.maxLength(TOKEN_MAX)) }),
  /** "Look here", on the active scene. */
  z.object({ type: z.literal('ping'), position: anywhere }),
])
export type LiveRequest = z.infer<typeof liveRequest>

/** One thing that changed, as one viewer may see it. */
export const liveChange = z.discriminatedUnion('kind', [
  /** What fell is written as text (`writeFallen` in the rules): every screen at the table is sent each roll. */
  z.object({ kind: z.literal('roll'), roll: z.extend(roll, { dice: z.string() }) }),
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
  /** Another scene is on the table, or none that the viewer may see: its tokens are to be asked for. */
  z.object({ kind: z.literal('activeScene'), sceneId: z.nullable(entityId) }),
  /** A token that the viewer did not have came onto a scene. */
  z.object({ kind: z.literal('token'), token }),
  /** A token that the viewer has was moved or changed: all of its state; what is drawn of the character is as before. */
  z.object({
    kind: z.literal('tokenChanged'),
    sceneId: entityId,
    tokenId: z.string(),
    position,
    size: tokenSize,
    visible: z.boolean(),
    version: z.number(),
  }),
  /** A token that the viewer had is gone for them. */
  z.object({ kind: z.literal('tokenRemoved'), sceneId: entityId, tokenId: z.string() }),
  /** A job that the viewer may read was made, or is further; all of it. */
  z.object({ kind: z.literal('job'), job }),
  z.object({ kind: z.literal('jobRemoved'), jobId: z.string() }),
  /** A campaign was imported: whatever is shown is to be refetched. */
  z.object({ kind: z.literal('import') }),
  /** Something is shown that was hidden, or the other way round. It is not named: who may not see it any more, or not yet, would learn of it. */
  z.object({ kind: z.literal('visibility') }),
  /** An entity that the viewer may see shows another picture, or none. */
  z.object({ kind: z.literal('picture'), entityId }),
  /** Players may do something else. */
  z.object({ kind: z.literal('grants') }),
  /** The campaign's settings are others. */
  z.object({ kind: z.literal('settings') }),
  /** Something was done with an account, a link or a key. */
  z.object({ kind: z.literal('members') }),
])
export type LiveChange = z.infer<typeof liveChange>

/** Somebody who is connected, in however many tabs. */
export const person = z.object({
  /** Stays while they are connected. */
  id: z.string(),
  firstName: z.string(),
  role: z.enum(['gameMaster', 'player']),
  /** `null` where they have no character, or one that the viewer may not see. */
  character: z.nullable(z.object({ id: entityId, name: z.string() })),
})
export type Person = z.infer<typeof person>

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
  /** Where a token is on its way to, until a change says where it stands. Of a token of another version it is to be ignored. */
  z.object({ type: z.literal('drag'), tokenId: z.string(), position, version: z.number() }),
  /** Somebody points at a place on the active scene; whoever pointed is told too. `by`: a first name. */
  z.object({ type: z.literal('ping'), position, by: z.string() }),
  /** Everybody who is connected, oneself included: it follows `welcome`, or the `reload` in its place. */
  z.object({ type: z.literal('presence'), people: z.array(person) }),
  /** Somebody came; again with other words, where they are there already. */
  z.object({ type: z.literal('joined'), person }),
  z.object({ type: z.literal('left'), personId: z.string() }),
  /** Nothing but that the connection stands. */
  z.object({ type: z.literal('beat') }),
])
export type LiveMessage = z.infer<typeof liveMessage>
