/** Who did something: a user's id, or the name of a command. */
export type Actor = string

/**
 * Whom a change may be told to. `entity`: those who may see its subject (and of `inventory`, its item); the roller is the change's actor,
 * the starter of a job is named with it.
 */
export type Audience = 'everyone' | 'gameMaster' | 'entity' | 'roller' | 'rollerAndGameMaster' | 'starterAndGameMaster'

/** What a feature adds to the log. Names are not in it: they are looked up for each viewer. */
export interface Change<Operation extends string = string, Payload = unknown> {
  readonly audience: Audience
  readonly operation: Operation
  /** The id of an entity, job or account; `campaign` for what concerns none of them. */
  readonly subject: string
  readonly payload: Payload
}

export interface LogEntry {
  /** Per campaign, without gaps. */
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly actor: Actor
}

export type LoggedChange<Logged extends Change = Change> = Logged & LogEntry
