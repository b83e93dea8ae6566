import type { LogDeed } from '@waybook/contract'

/** What the log says about a change. It contains no names: they are looked up. */
export interface LogLine {
  readonly did: LogDeed
  /** The entity that it was done to. */
  readonly entity?: string
  /** An item, or a scene. */
  readonly other?: string
  readonly detail?: string | undefined
  /** Changes with the same unit count as one, such as the versions of a text, each of which is logged for several audiences. Without it, each counts. */
  readonly unit?: string
  /** Lines of one user with the same `did` and key become one line. Without a key: those about the same entities. */
  readonly key?: string | undefined
}
