import type {
  DrawingContent,
  HandoutAudience,
  PlannedSession,
  PlayingSound,
  Purchase,
  SceneBands,
  SceneGrid,
  SceneWalls,
  SeenDoor,
  SessionPlan,
  SessionRhythm,
  SightSettings,
  TokenSight,
  TokenSize,
  TrackerContent,
} from '@waybook/contract'
import type { Attendance, FogOperation, Hands } from '@waybook/rules'

import type { OfCampaign } from './installation-tables.ts'
import type { Flag, Json } from './statement/columns.ts'
import type { RecordedFile, SoundFacts } from './text-tables.ts'
import type { WallPart } from './wall-parts.ts'

/** The state of play at the table. No import changes it. */
export interface PlayTables {
  activeScene: ActiveSceneTable
  token: TokenTable
  display: DisplayTable
  sceneFog: SceneFogTable
  fogOperation: FogOperationTable
  sceneLayout: SceneLayoutTable
  sceneWalls: SceneWallsTable
  wallPart: WallPartTable
  wallStep: WallStepTable
  sceneSight: SceneSightTable
  sightMemory: SightMemoryTable
  drawing: DrawingTable
  drawingStep: DrawingStepTable
  handout: HandoutTable
  tracker: TrackerTable
  hands: HandsTable
  sound: SoundTable
  playingSound: PlayingSoundTable
  sceneMusic: SceneMusicTable
  gameSession: GameSessionTable
  plannedSession: PlannedSessionTable
  sessionAnswer: SessionAnswerTable
  sessionRhythm: SessionRhythmTable
  gameCheck: DocumentTable
  encounter: DocumentTable
  storyPool: StoryPoolTable
  queuedDie: QueuedDieTable
  effectUse: EffectUseTable
  experience: ExperienceTable
}

interface ActiveSceneTable extends OfCampaign {
  readonly scene: string | null
}

export interface TokenTable extends OfCampaign {
  readonly id: string
  readonly scene: string
  readonly character: string
  /** Percentages of the scene's width and height. */
  readonly x: number
  readonly y: number
  readonly size: TokenSize
  readonly visible: Flag
  /** The number among the character's tokens on the scene, from 1. */
  readonly number: number
  readonly elevation: number
  readonly facing: number | null
  /** `null` for the defaults. */
  readonly sight: Json<TokenSight> | null
  /** `null` if its scene has no sight. */
  readonly eye: Json<StoredEye> | null
  /** The sequence number of the last change to the token. */
  readonly version: number
}

/** Where a token looks from, in quarter pixels. `null` if it is blind. */
export interface StoredEye {
  /** The center of the token for which this holds. */
  readonly at: readonly [x: number, y: number]
  readonly from: readonly [x: number, y: number] | null
}

/** A television that shows the table, or the open code for one. Times are in milliseconds since 1970. */
export interface DisplayTable extends OfCampaign {
  readonly id: string
  /** `null` after it has been entered. */
  readonly code: string | null
  /** The expiry of the code. */
  readonly codeUntil: number
  /** The number of entered codes while this code was open. */
  readonly tries: number
  /** The hash of the secret in its cookie. `null` until the code has been entered. */
  readonly hash: string | null
  readonly connectedAt: number | null
}

/** The settings of a scene in addition to its file. A scene without such settings has no row. */
interface SceneLayoutTable extends OfCampaign {
  readonly scene: string
  readonly grid: Json<SceneGrid> | null
  readonly bands: Json<SceneBands> | null
}

/** The walls and lights of a scene on one picture. They return with the picture if another was shown in between. */
interface SceneWallsTable extends OfCampaign {
  readonly scene: string
  /** The hash of the picture with the map. */
  readonly picture: string
  readonly content: Json<WallsAbout>
  /** The sequence number of the last change to any of them; 0 if they are as they came. */
  readonly version: number
  /** What sight needs of them. `null` after a change, until sight reads them again. */
  readonly forSight: Json<WallsForSight> | null
}

/** The doors and lights, which change without a new mesh, and the mesh. Coordinates are quarter pixels. */
export interface WallsForSight {
  /** Identifies the mesh by what it is made of. */
  readonly mesh: string
  readonly doors: readonly StoredDoor[]
  readonly lights: readonly {
    readonly at: readonly [x: number, y: number]
    readonly bright: number
    readonly dim: number
  }[]
}

export interface StoredDoor {
  readonly id: string
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  readonly open: boolean
  readonly secret: boolean
}

/** What walls have in common. `SceneWalls` explains the fields. */
export type WallsAbout = Omit<SceneWalls, 'walls' | 'lights' | 'elsewhere'>

/** A wall or a light. */
interface WallPartTable extends OfCampaign {
  readonly id: string
  readonly scene: string
  readonly picture: string
  readonly what: WallPart['what']
  readonly content: Json<WallPart['content']>
  readonly version: number
}

/** A change of walls or lights that its actor can undo or, if it is undone, do again. */
interface WallStepTable extends OfCampaign {
  readonly scene: string
  readonly place: number
  readonly picture: string
  readonly actor: string
  readonly undone: Flag
  readonly content: Json<readonly StepPart[]>
}

/** One wall or light before and after a step. `null` if it did not exist. */
export interface StepPart {
  readonly id: string
  readonly before: WallPart | null
  readonly after: WallPart | null
}

/** The fog of a scene. A scene that never had fog has no row. */
export interface SceneFogTable extends OfCampaign {
  readonly scene: string
  readonly startsClosed: Flag
  /** Whether any cell is covered. */
  readonly covered: Flag
  /** The size of the masked picture, in pixels. */
  readonly width: number
  readonly height: number
  /** Compressed, as base64. */
  readonly mask: string
  /** The mask of the cells that the hand decides, in the same form. `null` without sight: it decides all. */
  readonly byHand: string | null
  /** The sequence number of the last change to the fog. */
  readonly version: number
}

export interface FogOperationTable extends OfCampaign {
  readonly scene: string
  /** The position in the order of operations. Undone operations leave gaps. */
  readonly place: number
  readonly actor: string
  readonly stroke: string | null
  readonly operation: Json<Omit<FogOperation, 'op'> & { readonly op: FogOperation['op'] | 'release' }>
  /**
   * The mask before the operation, compressed, as base64, and after a space that of the cells that the hand decides, if there is one. Only
   * stored for some operations, including the oldest.
   */
  readonly snapshot: string | null
}

/** How tokens see on a scene. A scene whose sight was never changed has no row. */
interface SceneSightTable extends OfCampaign {
  readonly scene: string
  /** `on` of the settings. */
  readonly active: Flag
  readonly content: Json<SightSettings>
  /** Whether the walls have no mesh, so everything is covered. */
  readonly blocked: Flag
  readonly version: number
}

/** What a group sees on a scene and remembers. Masks are compressed, as base64. */
export interface SightMemoryTable extends OfCampaign {
  readonly scene: string
  /** `party`, the id of a character, or empty for those without a character that sees. */
  readonly holder: string
  /** The size of the picture, in pixels. */
  readonly width: number
  readonly height: number
  readonly seen: string
  readonly bright: string
  /** What its tiles show. */
  readonly shown: string
  readonly memory: string
  /** The doors that it sees. */
  readonly doors: Json<readonly SeenDoor[]>
  /** The sequence number of the last change to any of it. */
  readonly version: number
}

interface DrawingTable extends OfCampaign {
  readonly id: string
  readonly scene: string
  /** Drawings with a higher place are drawn above others. */
  readonly place: number
  readonly content: Json<DrawingContent>
  /** The sequence number of the last change to the drawing. */
  readonly version: number
}

/** A game master's change to a drawing, for undo. */
interface DrawingStepTable extends OfCampaign {
  readonly scene: string
  readonly place: number
  readonly actor: string
  readonly drawing: string
  /** The drawing before and after the change. `null` if there was none. */
  readonly before: string | null
  readonly after: string | null
}

/** The handout that is shown to players. A campaign has at most one. */
interface HandoutTable extends OfCampaign {
  readonly id: string
  readonly content: Json<unknown>
}

/** A clock or a counter. */
interface TrackerTable extends OfCampaign {
  readonly id: string
  /** The position in the list. */
  readonly place: number
  readonly content: Json<TrackerContent>
}

/** Money, the stash, gifts and spent ammunition of a campaign. */
interface HandsTable extends OfCampaign {
  readonly content: Json<Hands>
}

/** What Waybook adds to a sound file, by the SHA-256 of the file: its name, and the file itself if it was uploaded. */
interface SoundTable extends OfCampaign {
  readonly hash: string
  readonly content: Json<SoundContent>
}

export interface SoundContent {
  /** `null`: the name of the file. */
  readonly name: string | null
  readonly caption: string
  readonly volume: number
  /** The uploaded file; `null` if it is only in the folder. */
  readonly added: RecordedFile | null
}

interface PlayingSoundTable extends OfCampaign {
  readonly id: string
  /** The order in which they started. */
  readonly place: number
  readonly content: Json<PlayingContent>
}

/** A sound from the moment that it starts. Later changes of the sound's file or name do not matter. */
export interface PlayingContent extends Omit<PlayingSound, 'id' | 'sceneId' | 'audience' | 'seconds'>, SoundFacts {
  readonly soundId: string
  readonly name: string
  readonly audience: HandoutAudience
  readonly sceneId: string | null
}

interface SceneMusicTable extends OfCampaign {
  readonly scene: string
  readonly hash: string
}

interface GameSessionTable extends OfCampaign {
  readonly id: string
  readonly number: number
  readonly startedAt: number
  readonly startedSeq: number
  readonly endedAt: number | null
  /** `null` while the session is open. */
  readonly events: Json<readonly unknown[]> | null
  /** The date in the campaign on which it was played. `null` if unknown. */
  readonly date: string | null
}

/** A session with a date, or with several to choose from. A session of the rhythm has a row only if something about it was stored. */
interface PlannedSessionTable extends OfCampaign {
  readonly id: string
  /** Milliseconds since 1970; `null` in a poll. */
  readonly startsAt: number | null
  readonly content: Json<PlannedContent>
}

export interface PlannedContent extends SessionPlan {
  /** `dropped`: it was in an earlier rhythm. Only calendars learn of it. */
  readonly state: PlannedSession['state'] | 'dropped'
  readonly options: PlannedSession['options']
  /** The date that it had before it became a poll, which calendars still have. */
  readonly lastStart?: number
  /** The number of changes that calendars have to follow. */
  readonly sequence: number
  /** The time of the last such change, in milliseconds since 1970. */
  readonly changedAt: number
}

interface SessionAnswerTable extends OfCampaign {
  readonly session: string
  /** The id of a date in a poll. Empty for the date of a session that has one. */
  readonly option: string
  readonly account: string
  readonly firstName: string
  readonly answer: Attendance
  readonly note: string
}

interface SessionRhythmTable extends OfCampaign {
  readonly content: Json<StoredRhythm>
}

export interface StoredRhythm {
  /** `null` after it was ended. */
  readonly rhythm: SessionRhythm | null
  /** Like `changedAt` and `sequence` of a session: its sessions have them until something else about them changes. */
  readonly changedAt: number
  readonly sequence: number
}

/** A check or encounter. `content` is only read and written as a whole. */
interface DocumentTable extends OfCampaign {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly open: Flag
  readonly version: number
  readonly content: Json<unknown>
}

interface StoryPoolTable extends OfCampaign {
  readonly players: number
  readonly gameMaster: number
  readonly version: number
  /** The most recently spent points. */
  readonly content: Json<unknown>
}

/** A die that waits for a character's next check. */
interface QueuedDieTable extends OfCampaign {
  readonly id: string
  /** The id of the character. */
  readonly owner: string
  readonly at: number
  readonly content: Json<unknown>
}

/** A use of an effect with a price or a limit. Everything is `null` that did not run at the time. */
export interface EffectUseTable extends OfCampaign {
  readonly id: string
  /** The id of the character or combatant that has the effect. */
  readonly owner: string
  /** The id of the page with the effect. */
  readonly source: string
  /** Identifies the line, so a line that was edited counts anew. */
  readonly line: string
  readonly at: number
  readonly session: string | null
  readonly encounter: string | null
  readonly round: number
  readonly turn: string | null
  readonly checkId: string | null
  /** Whether it was taken back. */
  readonly undone: Flag
}

/** Experience that a character received or spent. */
interface ExperienceTable extends OfCampaign {
  readonly id: string
  readonly character: string
  readonly at: number
  /** A first name. */
  readonly by: string
  /** Negative for spent experience. */
  readonly amount: number
  readonly text: string
  readonly bought: Json<Purchase> | null
  readonly undone: Flag
}
