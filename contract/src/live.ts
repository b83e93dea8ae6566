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
import { changedParts } from './records/scene-walls.ts'
import { groupSight, sceneSight } from './records/sight.ts'
import { storyPoints } from './records/story-points.ts'
import { unclampedPosition, position, token, tokenState } from './records/token.ts'

/** The path of the live connection's WebSocket. */
export const LIVE_PATH = '/api/live'

/** WebSocket close codes after which the browser does not reconnect. */
export const liveCloseCodes = {
  /** The session ended. */
  signedOut: 4401,
  /** The viewer's role or character changed, so the page's data is no longer valid. */
  anotherViewer: 4409,
} as const

/** The heartbeat interval, which lets the browser distinguish an idle connection from a dead one. */
export const HEARTBEAT_INTERVAL_MS = 15_000

/** The number of drag positions that a user may send per second. The server drops any more. */
export const DRAGS_A_SECOND = 20

/**
 * The WebSocket subprotocol. With token-based sign-in, the token follows as a second subprotocol, because browsers can't send custom
 * headers with a WebSocket.
 */
export const LIVE_PROTOCOL = 'waybook'

/** Longer than any token that fits into a cookie. */
const TOKEN_MAX = 8192

/** The number of open editors that a tab may report. */
const WRITING_MAX = 8

/** Messages from the browser. Writes don't use the live connection; they use POST /api/query. */
export const liveRequest = z.discriminatedUnion('type', [
  /** The first message. `since`: the sequence number of the last known change; `null` if there is none. */
  z.object({ type: z.literal('hello'), since: z.nullable(z.int().check(z.nonnegative())) }),
  /**
   * The position of a token during a drag; not stored. `version` is the newest version of the token that the browser knows, so the server
   * drops late messages instead of overriding the final position.
   */
  z.object({ type: z.literal('drag'), tokenId: recordId, position: unclampedPosition, version: z.int() }),
  /** Proves that the user is still signed in. Only for token-based sign-in, where tokens are short-lived. */
  z.object({ type: z.literal('proof'), token: z.string().check(z.maxLength(TOKEN_MAX)) }),
  /** "Look here", on the active scene. */
  z.object({ type: z.literal('ping'), position: unclampedPosition }),
  /** Asks the game masters for a pause. They learn nothing about the sender unless `named`. Nothing of it is stored. */
  z.object({ type: z.literal('askForPause'), named: z.boolean() }),
  /** Tells everybody that there is a pause. Only for game masters. */
  z.object({ type: z.literal('callPause') }),
  /** All entities whose editor is open in this tab. Only for game masters. */
  z.object({ type: z.literal('writing'), entityIds: z.array(entityId).check(z.maxLength(WRITING_MAX)) }),
])
export type LiveRequest = z.infer<typeof liveRequest>

/**
 * Kinds of change that carry no values:
 * - `import`: the whole campaign was imported.
 * - `visibility`: an entity was shown or hidden. It isn't named, because the viewer may not know of it.
 * - `members`: an account, a link or an API key changed.
 * - `notes`: a note changed that the viewer can read or could read before.
 * - `sessions`: a session started or ended, or got another date or line.
 * - `schedule`: a date, an answer, the rhythm or a member's time zone changed.
 * - `proposals`: a proposal was made, withdrawn or decided. Players are notified of their own, game masters of all.
 * - `trackers`: a clock or counter changed that the viewer sees or saw before.
 * - `hits`: a hit on the viewer's character was applied or reduced, in an attack that they may not see.
 * - `hands`: money, the stash or a gift changed that the viewer sees or saw before.
 * - `library`: a set of the library was switched on or off.
 * - `sounds`: music or a sound started, stopped or changed for the viewer. Game masters also get changes of the sound files.
 * - `displays`: a display was connected or disconnected. Only for game masters.
 * - `today`: the campaign's current date was set.
 * - `continuity`: a continuity check or its results changed. Only for game masters.
 */
const valuelessKinds = [
  'import',
  'visibility',
  'grants',
  'settings',
  'members',
  'notes',
  'sessions',
  'schedule',
  'proposals',
  'trackers',
  'library',
  'hands',
  'hits',
  'sounds',
  'displays',
  'continuity',
  'today',
] as const

/** A change, presented for one viewer. */
export const liveChange = z.discriminatedUnion('kind', [
  /** The dice are encoded compactly as text (`encodeThrowResult` in the rules), because every roll goes to every screen. */
  z.object({ kind: z.literal('roll'), roll: z.extend(roll, { dice: z.string() }) }),
  /** The dice of a roll changed, or somebody asked to change them. Contains the roll as it is now. */
  z.object({ kind: z.literal('rollChanged'), roll: z.extend(roll, { dice: z.string() }) }),
  /** New hit points, strain or conditions; unchanged fields are omitted. */
  z.object({
    kind: z.literal('dynamic'),
    characterId: entityId,
    hitpoints: z.optional(z.number()),
    strain: z.optional(z.number()),
    conditions: z.optional(z.array(z.string())),
    /** The effects of `conditions`, by name. */
    conditionDetails: z.optional(z.record(z.string(), playCondition)),
    lastUpdated: z.number(),
    /** The first name of the other user who changed the points; omitted for the viewer's own changes. */
    by: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('inventory'), characterId: entityId, entry: inventoryEntry, lastUpdated: z.number() }),
  /** The active scene changed; `null` if the viewer may not see the new one. The client has to fetch its tokens. */
  z.object({ kind: z.literal('activeScene'), sceneId: z.nullable(entityId) }),
  /** A token that is new to the viewer appeared on a scene. */
  z.object({ kind: z.literal('token'), token }),
  /** A token known to the viewer was moved or changed. Contains its complete state, without data of the character. */
  z.extend(tokenState, { kind: z.literal('tokenChanged'), sceneId: entityId, tokenId: z.string() }),
  /** A token was removed, or is no longer visible to the viewer. */
  z.object({ kind: z.literal('tokenRemoved'), sceneId: entityId, tokenId: z.string() }),
  /** The grid or the range bands changed, of a scene that the viewer sees. */
  z.object({ kind: z.literal('sceneLayout'), sceneId: entityId, layout: sceneLayout }),
  /** Walls, doors or lights of a scene changed. Only for game masters. */
  z.extend(changedParts, {
    kind: z.literal('walls'),
    sceneId: entityId,
    /** The first name of the player who opened or closed the door. */
    by: z.optional(z.string()),
  }),
  /** A drawing was added to a scene or changed. Contains its complete state. */
  z.object({ kind: z.literal('drawing'), drawing }),
  /** A drawing was removed, or is no longer visible to the viewer. */
  z.object({ kind: z.literal('drawingRemoved'), sceneId: entityId, drawingId: z.string() }),
  /** The fog of a scene changed, for players. Contains the tiles that look different now. */
  z.object({ kind: z.literal('fog'), sceneId: entityId, version: z.number(), tiles: z.array(mapTile) }),
  /** The fog of a scene changed, for game masters: by `operation` on the mask of version `after`, or to the new `mask`. */
  z.object({
    kind: z.literal('fogOp'),
    sceneId: entityId,
    version: z.number(),
    after: z.number(),
    operation: z.optional(fogOperation),
    mask: z.optional(z.string()),
    /** With `mask`, on scenes with sight: see `getSceneMap`. An operation adds its cells to it. */
    byHand: z.optional(z.string()),
  }),
  /** The viewer's group sees something else on a scene than before. `tiles` are those that look different now. */
  z.extend(groupSight, { kind: z.literal('sight'), sceneId: entityId, version: z.number(), tiles: z.array(mapTile) }),
  /** The settings of a scene's sight changed, or what anybody sees there. Only for game masters. */
  z.object({ kind: z.literal('sceneSight'), sceneId: entityId, sight: sceneSight }),
  /** A job that the viewer may read was created or updated. Contains the whole job. */
  z.object({ kind: z.literal('job'), job }),
  z.object({ kind: z.literal('jobRemoved'), jobId: z.string() }),
  /** An entity that the viewer may see has a different picture, or none. */
  z.object({ kind: z.literal('picture'), entityId }),
  /**
   * An entity that the viewer may see was created, or its text was saved. Anything about it may have changed, and so may pages of entities
   * that refer to it.
   */
  z.object({ kind: z.literal('written'), entityId, /** For the game master only. */ version: z.optional(z.number()) }),
  /** A check that the viewer may see was called or changed. Contains the whole check, presented for the viewer. */
  z.object({ kind: z.literal('check'), check }),
  /** The encounter started or changed, presented for the viewer; `null` if it ended. */
  z.object({ kind: z.literal('encounter'), encounter: z.nullable(encounter) }),
  z.object({ kind: z.literal('storyPoints'), storyPoints }),
  /** The handout shown to the viewer changed; `null` if none is shown. The client has to fetch it. */
  z.object({ kind: z.literal('handout'), handoutId: z.nullable(z.string()) }),
  /** A character’s experience changed. */
  z.object({ kind: z.literal('experience'), characterId: entityId }),
  /** A session began with play, without anybody starting it. Only for game masters; players get `sessions`. */
  z.object({ kind: z.literal('sessionBegan'), sessionId: recordId, number: z.int() }),
  /** A change without its new values. The client refetches everything that it affects. */
  z.object({ kind: z.enum(valuelessKinds) }),
])
export type LiveChange = z.infer<typeof liveChange>
/** A change that requires clients to refetch. */
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
  /** Answers `hello` after all missed changes. Later changes follow when they happen. */
  z.object({ type: z.literal('welcome'), seq: z.number() }),
  /** Changes come in sequence, without gaps. A change that the viewer may not see has only its number. */
  z.object({ type: z.literal('change'), seq: z.number(), change: z.optional(liveChange) }),
  /**
   * The client has to refetch everything as of this sequence number, because the server can't send all missed changes. May replace
   * `welcome` or many changes.
   */
  z.object({ type: z.literal('reload'), seq: z.number() }),
  /** The recorded dice motion of a roll, as base64. Follows the roll, if it comes at all. */
  z.object({ type: z.literal('throw'), rollId: z.string(), throw: z.string() }),
  /** The position of a token during a drag, until a change sets the final one. Clients ignore it if the token has a different version. */
  z.object({ type: z.literal('drag'), tokenId: z.string(), position, version: z.number() }),
  /** A user points at a place on the active scene. That user gets it too. `by` is a first name. */
  z.object({ type: z.literal('ping'), position, by: z.string() }),
  /** A user asks for a pause. For game masters only. Also follows `welcome` if somebody asked in the last quarter of an hour. */
  z.object({ type: z.literal('pauseAsked'), by: z.nullable(z.string()), at: z.number() }),
  /** The game master calls a pause, without saying why. */
  z.object({ type: z.literal('pause') }),
  /** All connected users, including the viewer. Follows `welcome`, or the `reload` in its place. */
  z.object({ type: z.literal('presence'), people: z.array(person) }),
  /** A user connected, or the details of a connected user changed. */
  z.object({ type: z.literal('joined'), person }),
  z.object({ type: z.literal('left'), personId: z.string() }),
  /**
   * The users who have the editor of this entity open, including the viewer, in the order of opening. For game masters only. Follows
   * `presence` for each such entity, and comes again when somebody opens or closes the editor.
   */
  z.object({ type: z.literal('writing'), entityId, people: z.array(person) }),
  /** The displays that are on. For game masters only. Follows `welcome`, and comes again when a display is switched on or off. */
  z.object({ type: z.literal('displays'), on: z.array(z.string()) }),
  /** Heartbeat. */
  z.object({ type: z.literal('beat') }),
])
export type LiveMessage = z.infer<typeof liveMessage>
