import * as z from 'zod/mini'

import { recordId } from './operations/parameters.ts'
import { inventoryEntry } from './records/character.ts'
import { check } from './records/check.ts'
import { drawing } from './records/drawing.ts'
import { encounter, playCondition } from './records/encounter.ts'
import { entityId } from './records/entity-id.ts'
import { fogOperation, mapTile } from './records/fog.ts'
import { job } from './records/job.ts'
import { role } from './records/member.ts'
import { roll } from './records/roll.ts'
import { sceneLayout } from './records/scene-layout.ts'
import { storyPoints } from './records/story-points.ts'
import { unclampedPosition, position, token, tokenState } from './records/token.ts'

/** The path of the live connection's WebSocket. */
export const LIVE_PATH = '/api/live'

/** WebSocket close codes after which the browser does not reconnect. */
export const liveCloseCodes = {
  /** The session has ended. */
  signedOut: 4401,
  /** The viewer's role or character has changed, so the page's data is no longer valid. */
  anotherViewer: 4409,
} as const

/** The heartbeat interval, which lets the browser distinguish an idle connection from a dead one. */
export const HEARTBEAT_INTERVAL_MS = 15_000

/** How many drag positions a user may send per second; the server drops any more. */
export const DRAGS_A_SECOND = 20

/**
 * The WebSocket subprotocol. With token-based sign-in, the token follows as a second subprotocol, because browsers cannot send custom
 * headers with a WebSocket.
 */
export const LIVE_PROTOCOL = 'waybook'

/** Longer than any token that fits into a cookie. */
const TOKEN_MAX = 8192

/** How many editors a tab may say to have open. */
const WRITING_MAX = 8

/** Messages from the browser. Writes do not use the live connection, but POST /api/query. */
export const liveRequest = z.discriminatedUnion('type', [
  /** The first message. `since`: the sequence number of the last known change; `null` if there is none. */
  z.object({ type: z.literal('hello'), since: z.nullable(z.int().check(z.nonnegative())) }),
  /**
   * The position of a token during a drag; not stored. `version`: the newest version of the token that the browser knows, so that late
   * messages are dropped instead of overriding the final position.
   */
  z.object({ type: z.literal('drag'), tokenId: recordId, position: unclampedPosition, version: z.int() }),
  /** Proves that the user is still signed in. Only for token-based sign-in, where tokens are short-lived. */
  z.object({ type: z.literal('proof'), token: z.string().check(z.maxLength(TOKEN_MAX)) }),
  /** "Look here", on the active scene. */
  z.object({ type: z.literal('ping'), position: unclampedPosition }),
  /** The entities whose editor is open in this tab, all of them; only for game masters. */
  z.object({ type: z.literal('writing'), entityIds: z.array(entityId).check(z.maxLength(WRITING_MAX)) }),
])
export type LiveRequest = z.infer<typeof liveRequest>

/**
 * The kinds of change that are sent as such only. `import`: the whole campaign. `visibility`: some entity was shown or hidden; it is not
 * named, because the viewer may not be allowed to know of it. `members`: an account, a link or a key.
 * `notes`: a note that the viewer could read or can read. `sessions`: a session was started or ended, or got another date. `proposals`: a proposal of the viewer,
 * or for the game master any, was made, withdrawn or decided. `displays`: for game masters, one was connected or disconnected. `today`: the date in the campaign was set.
 * `continuity`: for game masters, other things do not hold, or a continuity check is another.
 */
const valuelessKinds = [
  'import',
  'visibility',
  'grants',
  'settings',
  'members',
  'notes',
  'sessions',
  'proposals',
  'displays',
  'continuity',
  'today',
] as const

/** A change as one viewer may see it. */
export const liveChange = z.discriminatedUnion('kind', [
  /** The dice are encoded compactly as text (`encodeThrowResult` in the rules), as every roll is sent to every screen. */
  z.object({ kind: z.literal('roll'), roll: z.extend(roll, { dice: z.string() }) }),
  /** New hit points, strain or conditions; unchanged fields are omitted. */
  z.object({
    kind: z.literal('dynamic'),
    characterId: entityId,
    hitpoints: z.optional(z.number()),
    strain: z.optional(z.number()),
    conditions: z.optional(z.array(z.string())),
    /** With `conditions`: what they do, by name. */
    conditionDetails: z.optional(z.record(z.string(), playCondition)),
    lastUpdated: z.number(),
    /** The first name of the other user who changed the points; omitted for the viewer's own changes. */
    by: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('inventory'), characterId: entityId, entry: inventoryEntry, lastUpdated: z.number() }),
  /** A different scene is active, or none that the viewer may see. The client has to fetch its tokens. */
  z.object({ kind: z.literal('activeScene'), sceneId: z.nullable(entityId) }),
  /** A token that is new to the viewer appeared on a scene. */
  z.object({ kind: z.literal('token'), token }),
  /** A token known to the viewer was moved or changed. Contains its complete state, except for what is shown of the character. */
  z.extend(tokenState, { kind: z.literal('tokenChanged'), sceneId: entityId, tokenId: z.string() }),
  /** A token was removed, or is no longer visible to the viewer. */
  z.object({ kind: z.literal('tokenRemoved'), sceneId: entityId, tokenId: z.string() }),
  /** The grid or the range bands of a scene that the viewer sees changed. */
  z.object({ kind: z.literal('sceneLayout'), sceneId: entityId, layout: sceneLayout }),
  /** Something is drawn on a scene, or what is drawn changed. Contains its complete state. */
  z.object({ kind: z.literal('drawing'), drawing }),
  /** A drawing was removed, or is no longer visible to the viewer. */
  z.object({ kind: z.literal('drawingRemoved'), sceneId: entityId, drawingId: z.string() }),
  /**
   * The fog of a scene changed, for players: the tiles that now look different, as they are now. A tile that is not listed is as it was.
   */
  z.object({ kind: z.literal('fog'), sceneId: entityId, version: z.number(), tiles: z.array(mapTile) }),
  /**
   * The fog of a scene changed, for game masters: by this operation on the mask of the version `after`; or, if there is a mask in its
   * place, to that one.
   */
  z.object({
    kind: z.literal('fogOp'),
    sceneId: entityId,
    version: z.number(),
    after: z.number(),
    operation: z.optional(fogOperation),
    mask: z.optional(z.string()),
  }),
  /** A job that the viewer may read was created or updated. Contains the whole job. */
  z.object({ kind: z.literal('job'), job }),
  z.object({ kind: z.literal('jobRemoved'), jobId: z.string() }),
  /** An entity that the viewer may see has a different picture, or none. */
  z.object({ kind: z.literal('picture'), entityId }),
  /**
   * The text of an entity that the viewer may see was written: it is new, or anything about it may have changed. Pages of other entities
   * that refer to it may have changed too.
   */
  z.object({ kind: z.literal('written'), entityId, /** For the game master only. */ version: z.optional(z.number()) }),
  /** A check that the viewer may see was called or changed. Contains the whole check, as they may see it. */
  z.object({ kind: z.literal('check'), check }),
  /** The encounter was started or changed, as the viewer may see it; `null` if it has ended. */
  z.object({ kind: z.literal('encounter'), encounter: z.nullable(encounter) }),
  z.object({ kind: z.literal('storyPoints'), storyPoints }),
  /** Something is shown to the viewer now, or with `null` nothing any more. The client has to fetch it. */
  z.object({ kind: z.literal('handout'), handoutId: z.nullable(z.string()) }),
  /** A character’s experience changed. */
  z.object({ kind: z.literal('experience'), characterId: entityId }),
  /** Something changed that is sent without its new values: the client refetches what it affects. */
  z.object({ kind: z.enum(valuelessKinds) }),
])
export type LiveChange = z.infer<typeof liveChange>
/** A change that a client can only react to by refetching. */
export type InvalidatingChange = Extract<LiveChange, { kind: ValuelessKind | 'picture' | 'written' }>
export type ValuelessKind = (typeof valuelessKinds)[number]

/** A connected user, in any number of tabs. */
export const person = z.object({
  /** Stable while the user is connected. */
  id: z.string(),
  firstName: z.string(),
  role,
  /** `null` if they have no character, or one that the viewer may not see. */
  character: z.nullable(z.object({ id: entityId, name: z.string() })),
})
export type Person = z.infer<typeof person>

/** Messages from the server. */
export const liveMessage = z.discriminatedUnion('type', [
  /** Answers `hello` once all missed changes have been sent. From then on changes are sent as they happen. */
  z.object({ type: z.literal('welcome'), seq: z.number() }),
  /** Changes are sent in sequence, without gaps. For one that the viewer may not see, only the number is sent. */
  z.object({ type: z.literal('change'), seq: z.number(), change: z.optional(liveChange) }),
  /**
   * The client cannot be brought up to date change by change and has to refetch everything, as of this sequence number. May be sent
   * instead of `welcome`, or instead of many changes.
   */
  z.object({ type: z.literal('reload'), seq: z.number() }),
  /** The recorded dice motion of a roll, as base64. Follows the roll, if it is sent at all. */
  z.object({ type: z.literal('throw'), rollId: z.string(), throw: z.string() }),
  /** The position of a token during a drag, until a change sets the final one. To be ignored if the token has a different version. */
  z.object({ type: z.literal('drag'), tokenId: z.string(), position, version: z.number() }),
  /** A user points at a place on the active scene; also sent to that user. `by`: a first name. */
  z.object({ type: z.literal('ping'), position, by: z.string() }),
  /** Everyone who is connected, including the viewer. Follows `welcome`, or the `reload` sent in its place. */
  z.object({ type: z.literal('presence'), people: z.array(person) }),
  /** A user connected, or the details of a connected user changed. */
  z.object({ type: z.literal('joined'), person }),
  z.object({ type: z.literal('left'), personId: z.string() }),
  /**
   * Who has the editor of this entity open, in the order of opening it, the viewer included; for game masters only. Follows `presence` for
   * each such entity, and is sent again whenever somebody opens or closes it.
   */
  z.object({ type: z.literal('writing'), entityId, people: z.array(person) }),
  /** Which displays are on; for game masters only. Follows `welcome`, and is sent again whenever one is switched on or off. */
  z.object({ type: z.literal('displays'), on: z.array(z.string()) }),
  /** Heartbeat. */
  z.object({ type: z.literal('beat') }),
])
export type LiveMessage = z.infer<typeof liveMessage>
