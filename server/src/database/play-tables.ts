import type { DrawingContent, Purchase, SceneBands, SceneGrid, TokenSize } from '@waybook/contract'
import type { FogOperation } from '@waybook/rules'

import type { OfCampaign } from './installation-tables.ts'
import type { Flag, Json } from './statement/columns.ts'

/** What is played at the table. No import touches it. */
export interface PlayTables {
  activeScene: ActiveSceneTable
  token: TokenTable
  display: DisplayTable
  sceneFog: SceneFogTable
  fogOperation: FogOperationTable
  sceneLayout: SceneLayoutTable
  drawing: DrawingTable
  drawingStep: DrawingStepTable
  handout: HandoutTable
  gameSession: GameSessionTable
  gameCheck: DocumentTable
  encounter: DocumentTable
  storyPool: StoryPoolTable
  queuedDie: QueuedDieTable
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
  /** Which of the character's tokens on the scene it is, from 1. */
  readonly number: number
  readonly elevation: number
  readonly facing: number | null
  /** The sequence number of the last change to the token. */
  readonly version: number
}

/** A television that shows the table, or the open code of one. Times are in milliseconds since 1970. */
export interface DisplayTable extends OfCampaign {
  readonly id: string
  /** `null` once it has been typed. */
  readonly code: string | null
  /** Until when the code can be typed. */
  readonly codeUntil: number
  /** How often a code was typed while this one was open. */
  readonly tries: number
  /** Of the secret in its cookie; `null` while the code has not been typed. */
  readonly hash: string | null
  readonly connectedAt: number | null
}

/** What a scene has in addition to its file; no row if that is nothing. */
interface SceneLayoutTable extends OfCampaign {
  readonly scene: string
  readonly grid: Json<SceneGrid> | null
  readonly bands: Json<SceneBands> | null
}

/** The fog of a scene that has or had any. */
export interface SceneFogTable extends OfCampaign {
  readonly scene: string
  readonly startsClosed: Flag
  /** Whether any cell is covered. */
  readonly covered: Flag
  /** The size of the picture that the mask is for, in pixels. */
  readonly width: number
  readonly height: number
  /** Compressed, as base64. */
  readonly mask: string
  /** The sequence number of the last change to the fog. */
  readonly version: number
}

export interface FogOperationTable extends OfCampaign {
  readonly scene: string
  /** In the order of the operations, with gaps where some were undone. */
  readonly place: number
  readonly actor: string
  readonly stroke: string | null
  readonly operation: Json<FogOperation>
  /** The mask before the operation, of some operations, among them the oldest; compressed, as base64. */
  readonly snapshot: string | null
}

interface DrawingTable extends OfCampaign {
  readonly id: string
  readonly scene: string
  /** The later one is drawn above. */
  readonly place: number
  readonly content: Json<DrawingContent>
  /** The sequence number of the last change to the drawing. */
  readonly version: number
}

/** What a game master did to a drawing, for undoing it. */
interface DrawingStepTable extends OfCampaign {
  readonly scene: string
  readonly place: number
  readonly actor: string
  readonly drawing: string
  /** The drawing before and after it; `null` if there was none. */
  readonly before: string | null
  readonly after: string | null
}

/** What is shown to players; a campaign has one at most. */
interface HandoutTable extends OfCampaign {
  readonly id: string
  readonly content: Json<unknown>
}

interface GameSessionTable extends OfCampaign {
  readonly id: string
  readonly number: number
  readonly startedAt: number
  readonly startedSeq: number
  readonly endedAt: number | null
  /** `null` while it is open. */
  readonly events: Json<readonly unknown[]> | null
  /** The date in the campaign on which it was played; `null` if it is not known. */
  readonly date: string | null
}

/** A check or an encounter. `content` is only read and written as a whole. */
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
  /** The last spends. */
  readonly content: Json<unknown>
}

/** Dice that wait for somebody's next check. */
interface QueuedDieTable extends OfCampaign {
  readonly id: string
  /** The id of the character. */
  readonly owner: string
  readonly at: number
  readonly content: Json<unknown>
}

/** Experience that a character was given or has spent. */
interface ExperienceTable extends OfCampaign {
  readonly id: string
  readonly character: string
  readonly at: number
  /** A first name. */
  readonly by: string
  /** Negative if it was spent. */
  readonly amount: number
  readonly text: string
  readonly bought: Json<Purchase> | null
  readonly undone: Flag
}
