import type { LiveChange, Reveal, ValuelessKind, Viewer, VisibilityScope } from '@waybook/contract'

import type { Change, LoggedChange } from '#database/change.ts'
import type { CampaignTables } from '#database/database.ts'

import type { NameRecord } from './entities/entity-record.ts'
import type { LogLine } from './log-line.ts'
import type { NewsEvent, OwnCharacter } from './news-event.ts'

/**
 * Everything that the server does with one kind of change once it is in the change log. Each feature describes its own kinds in its `changes.ts`, and
 * `changes.ts` in this folder lists them. The live table, the log and the news use that list.
 */
export interface ChangeKind<Changed extends Change> {
  /** The entities whose names and visibility `presenter` needs. */
  readonly entities: (change: LoggedChange<Changed>) => readonly string[]
  /** How much of the subject a viewer must see to receive the change, if its audience is `entity`. */
  readonly wanted: (change: LoggedChange<Changed>) => Reveal
  /** Whether the change is the user's own. The audiences `roller`, `rollerAndGameMaster` and `starterAndGameMaster` depend on it. */
  readonly isOwn: (change: LoggedChange<Changed>, userId: string) => boolean
  /** Whether the user whose change it is receives it even if they no longer see the subject. */
  readonly reachesOwner: boolean
  /** Whether players with the same scope receive the same message, or each user their own. */
  readonly presentedFor: 'scope' | 'user'
  /** Reads the current data that presenting these changes needs, once for all viewers. */
  readonly presenter: (changes: readonly LoggedChange<Changed>[], tables: CampaignTables) => Promise<Present<Changed>>
  /** The line in the game master's log; `null` if nobody did anything. Kinds without the function only follow from other changes. */
  readonly logLine: LogLineOf<Changed> | null
  /** The news in the change for a character's player, under "new since you were here". */
  readonly news: (change: LoggedChange<Changed>, ownCharacter: OwnCharacter) => NewsEvent | null
}

/** The message for one viewer who may know of the change; `null` if none of it is visible to them. */
type Present<Changed extends Change> = (change: LoggedChange<Changed>, viewer: ChangeViewer) => LiveChange | null

type LogLineOf<Changed extends Change> = (change: LoggedChange<Changed>) => LogLine | null

export interface ChangeViewer {
  readonly viewer: Viewer
  readonly scope: VisibilityScope
  /** The entity, if the viewer now sees `wanted` of it (default: its page). What they saw at the time of the change doesn't matter. */
  readonly sees: (id: string, wanted?: Reveal) => NameRecord | undefined
}

/** Defaults for most kinds: they are about their subject, and belong to the user who made the change. */
export const aboutSubject = {
  entities: ({ subject }: LoggedChange): readonly string[] => [subject],
  wanted: (): Reveal => 'name',
  isOwn: ({ actor }: LoggedChange, userId: string): boolean => actor === userId,
  reachesOwner: false,
  presentedFor: 'scope',
} as const

/** A presenter that needs only the change and the entities. */
export function presentedAs<Changed extends Change>(present: Present<Changed>): () => Promise<Present<Changed>> {
  return async () => await Promise.resolve(present)
}

/** A presenter of changes that are sent without their values: pages refetch what depends on them. */
export function refetched(kind: ValuelessKind): () => Promise<() => LiveChange> {
  return async () => await Promise.resolve(() => ({ kind }))
}

export const noNews = (): null => null
