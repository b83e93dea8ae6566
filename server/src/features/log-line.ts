import type { AnswerOf, LogAction } from '@waybook/contract'

/** The log's line about a change. It contains no names: they are looked up later. */
export interface LogLine {
  readonly did: LogAction
  /** The entity that was acted on. */
  readonly entity?: string
  /** An item, or a scene. */
  readonly other?: string
  readonly detail?: string | undefined
  /** The dice of a roll, from which a page says the roll in its language. */
  readonly roll?: NonNullable<AnswerOf<'getLog'>['entries'][number]['roll']>
  /** Changes with the same unit count as one: each version of a text is logged once per audience. Without a unit, each change counts. */
  readonly unit?: string
  /** One user's lines with the same `did` and key are merged. Without a key, lines about the same entities are merged. */
  readonly key?: string | undefined
}
