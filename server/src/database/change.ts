/** The author of a change: a user's id, or the name of a command. */
export type Actor = string

/**
 * The viewers of a change. `entity`: viewers of its subject (and for `inventory`, of its item). The roller is the change's actor. The user
 * who started a job or made a proposal is stored with it. `readers`: the game master, and the players of the characters in the payload's
 * `readers`.
 */
export type Audience =
  | 'everyone'
  | 'gameMaster'
  | 'readers'
  | 'entity'
  | 'roller'
  | 'rollerAndGameMaster'
  | 'starterAndGameMaster'

/** A change as a feature logs it. It contains no names, which are looked up for each viewer. */
export interface Change<Operation extends string = string, Payload = unknown> {
  readonly audience: Audience
  readonly operation: Operation
  /** The id of an entity, job or account, or `campaign` if the change concerns none of them. */
  readonly subject: string
  readonly payload: Payload
}

export interface LogEntry {
  /** Counts the changes of a campaign without gaps. */
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly actor: Actor
}

export type LoggedChange<Logged extends Change = Change> = Logged & LogEntry
