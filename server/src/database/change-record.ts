import type { Grant, Job, Settings } from '@waybook/contract'

import type { RollRecord } from '../features/dice/roll-record.ts'
import type { TokenState } from '../features/table/token-record.ts'

/** Who did something: a user's id, or the name of a command. */
export type Actor = string

/**
 * Whom a change may be told to. `entity`: those who may see its subject (and of `inventory`, its item); the roller is the change's actor,
 * the starter of a job is named with it.
 */
export type Audience = 'everyone' | 'gameMaster' | 'entity' | 'roller' | 'rollerAndGameMaster' | 'starterAndGameMaster'

/** What each operation of the log notes. Names are not in it: they are looked up for whoever is told. */
interface Payloads {
  readonly import: { readonly what: 'added' | 'changed' | 'removed' }
  readonly setVisibility: { readonly visible: boolean }
  readonly picture: { readonly what: 'added' | 'removed' | 'restored' }
  /** The new values; what did not change is left out. */
  readonly dynamic: PlayedFields & { readonly lastUpdated: number }
  readonly inventory: { readonly itemId: string; readonly amount: number; readonly lastUpdated: number }
  readonly roll: RollRecord
  readonly grants: { readonly grants: readonly Grant[] }
  /** What a game master did with the accounts, which are kept elsewhere: what it tells is that it was done, and to whom. The subject is the account. */
  readonly member: MemberDeed
  readonly settings: { readonly settings: Settings }
  /** The subject is its id; `null` where the job was removed. */
  readonly job: { readonly startedBy: Actor; readonly job: Readonly<Job> | null }
  /** The subject is the token's character. */
  readonly token: TakingBack & {
    readonly tokenId: string
    readonly before: TokenState | null
    readonly after: TokenState | null
    /** Whether the token was, and is, where those may see it who may see its character. */
    readonly onTable: { readonly before: boolean; readonly after: boolean }
  }
  readonly activeScene: TakingBack & {
    readonly before: string | null
    readonly after: string | null
    /** What was shown to players along with it, or hidden from them again. */
    readonly shown?: { readonly sceneId: string; readonly visible: boolean } | undefined
  }
}

export type MemberDeed =
  | { readonly deed: 'invited' | 'assigned'; readonly characterId: string | null }
  | {
      readonly deed:
        | 'resetMade'
        | 'linkRevoked'
        | 'sessionsEnded'
        | 'removed'
        | 'keyMade'
        | 'keysRevoked'
        | 'backupTaken'
        | 'campaignTaken'
    }

/** What is done at the table can be taken back, and so can that. */
interface TakingBack {
  /** The number of the change that this one takes back. */
  readonly takesBack?: number | undefined
}

/** What is played of a character, as far as it is given. */
export interface PlayedFields {
  readonly hitpoints?: number | undefined
  readonly strain?: number | undefined
  readonly conditions?: readonly string[] | undefined
}

type Noted<Operation extends keyof Payloads> = {
  readonly audience: Audience
  readonly operation: Operation
  /** An entity's id, or a job's; `campaign` for what belongs to none. */
  readonly subject: string
  readonly payload: Payloads[Operation]
}

export type Change = { [Operation in keyof Payloads]: Noted<Operation> }[keyof Payloads]

export type ChangeRecord = Change & NotedAs

/** What was done at the table. */
export type TableDeed = Extract<Change, { operation: 'token' | 'activeScene' }> & NotedAs

interface NotedAs {
  /** Per campaign, without gaps. */
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly actor: Actor
}
