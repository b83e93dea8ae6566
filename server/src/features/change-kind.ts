import type { LiveChange, Reveal, ValuelessKind, Viewer, VisibilityScope } from '@waybook/contract'

import type { Change, LoggedChange } from '#database/change.ts'
import type { CampaignTables } from '#database/database.ts'

import type { NameRecord } from './entities/entity-record.ts'
import type { LogLine } from './log-line.ts'
import type { NewsEvent, OwnCharacter } from './news-event.ts'

/**
 * Everything that the server does with one kind of change once it is in the change log. Each feature describes its own kinds in its `changes.ts`, and
 * `changes.ts` beside this file lists them. The live table, the log and the news are made from the list.
 */
export interface ChangeKind<Changed extends Change> {
  /** The entities whose names and visibility `presenter` needs. */
  readonly entities: (change: LoggedChange<Changed>) => readonly string[]
  /** How much of the subject a viewer must get to receive the change, if its audience is `entity`. */
  readonly wanted: (change: LoggedChange<Changed>) => Reveal
  /** Whether the change is the user's own. The audiences `roller`, `rollerAndGameMaster` and `starterAndGameMaster` depend on it. */
  readonly isOwn: (change: LoggedChange<Changed>, userId: string) => boolean
  /** Whether the user whose change it is receives it even if they no longer see the subject. */
  readonly reachesOwner: boolean
  /** Whether players with the same scope receive the same message, or each user their own. */
  readonly presentedFor: 'scope' | 'user'
  /** Reads what presenting these changes takes, as it is now, once for all viewers. */
  readonly presenter: (changes: readonly LoggedChange<Changed>[], tables: CampaignTables) => Promise<Present<Changed>>
  /** The line of the game master's log; `null` if nobody did anything. Without the function, the kind only follows from other changes. */
  readonly logLine: LogLineOf<Changed> | null
  /** What the change is news of to the player of a character, in "new since you were here". */
  readonly news: (change: LoggedChange<Changed>, ownCharacter: OwnCharacter) => NewsEvent | null
}

/** The message for one viewer who may know of the change; `null` if nothing of it is left for them. */
type Present<Changed extends Change> = (change: LoggedChange<Changed>, viewer: ChangeViewer) => LiveChange | null

type LogLineOf<Changed extends Change> = (change: LoggedChange<Changed>) => LogLine | null

export interface ChangeViewer {
  readonly viewer: Viewer
  readonly scope: VisibilityScope
  /** The entity, if the viewer gets as much of it now, whatever they could see at the time of the change; by default its page. */
  readonly sees: (id: string, wanted?: Reveal) => NameRecord | undefined
}

/** What holds for most kinds: they are about their subject, and belong to the user who made the change. */
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

/** A presenter of changes that are sent without their values: pages fetch again what depends on them. */
export function refetched(kind: ValuelessKind): () => Promise<() => LiveChange> {
  return async () => await Promise.resolve(() => ({ kind }))
}

export const noNews = (): null => null
