import type { Drawn, Roll, RollAudience } from '@waybook/contract'
import type { OrderPlace } from '@waybook/rules'
import type { Generated } from 'kysely'

import type { Audience } from './change.ts'
import type { OfCampaign } from './installation-tables.ts'
import type { Flag, Json } from './statement/columns.ts'

/** The history of a campaign. No import changes it. */
export interface HistoryTables {
  change: ChangeTable
  changeCounter: ChangeCounterTable
  visit: VisitTable
  idempotencyKey: IdempotencyKeyTable
  roll: RollTable
  throw: ThrowTable
  rollProof: RollProofTable
  rollChain: RollChainTable
}

interface ChangeTable extends OfCampaign {
  readonly seq: number
  readonly at: number
  readonly actor: string
  readonly audience: Audience
  readonly operation: string
  readonly subject: string
  readonly payload: Json<unknown>
}

interface ChangeCounterTable extends OfCampaign {
  /** The number of the newest change. */
  readonly seq: number
}

/** The last visit of an account. It is not logged as a change. */
export interface VisitTable extends OfCampaign {
  readonly account: string
  /** All changes after this number are new to the account. */
  readonly since: number
  /** The number of the newest change at the last visit. */
  readonly seenSeq: number
  /** The time of the last visit, in milliseconds since 1970. */
  readonly seenAt: number
}

/** Answers to writes with an idempotency key. A retry gets the stored answer. */
interface IdempotencyKeyTable extends OfCampaign {
  /** Chosen by the caller. */
  readonly key: string
  readonly actor: string
  /** Digest of the request. */
  readonly request: string
  /** JSON. */
  readonly answer: string
  readonly at: number
}

/** What a roll on a random table found, for different readers. It is stored with the roll, because the page may change. */
export interface DrawnRecord {
  /** The page with the table. */
  readonly entityId: string
  /** As the roller read it; game masters get it too. */
  readonly full: Omit<Drawn, 'entityId'>
  /** As every player who sees the page reads it. `null` if the table is secret. */
  readonly open: Omit<Drawn, 'entityId'> | null
  /** The roller's own character. */
  readonly reader?: string
}

/** What a roll for initiative gave: its place in the order at the time. `null` without a slot. */
export interface PlaceRecord {
  readonly all: OrderPlace | null
  /** Among the slots that every player knows. */
  readonly open: OrderPlace | null
}

export interface RollTable extends OfCampaign {
  /** Sequence number of the change that logged the roll. */
  readonly seq: number
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly rollerId: string
  /** The roller's first name at the time. */
  readonly by: string
  /** The character that was rolled for. Not sent to viewers who may not see that character. */
  readonly characterId: string | null
  readonly skill: string | null
  readonly reason: string
  readonly audience: RollAudience
  readonly dice: Json<Roll['dice']>
  /** For a roll on a random table. */
  readonly drawn: Json<DrawnRecord> | null
  /** Whether players may not see the dice against the roller. */
  readonly difficultyHidden: Generated<Flag>
  /** The number of changes of its dice that count. */
  readonly version: Generated<number>
  /** All changes of its dice; `null` if there are none. */
  readonly chain: Json<unknown> | null
  /** The check that it belongs to. */
  readonly checkId: string | null
  /** For a roll for initiative. */
  readonly place: Json<PlaceRecord> | null
}

/** The recorded dice motion, for the newest rolls only. */
interface ThrowTable extends OfCampaign {
  /** Sequence number of the roll. */
  readonly seq: number
  readonly motion: Uint8Array
}

/** The secret that decided a roll. Physical dice and rolls from before the introduction of proofs have none. */
export interface RollProofTable extends OfCampaign {
  /** The id of the roll. */
  readonly roll: string
  /** The series of rolls that the secret belongs to, such as the rolls of an account. */
  readonly series: string
  /** The number of the secret in its series, from 1. Unique in the series. */
  readonly number: number
  /** In hex. Sent to viewers of the roll. */
  readonly secret: string
  readonly salt: string
}

/** The secret of dice that were thrown again. */
export interface RollChainTable extends OfCampaign {
  /** The id of the change of the dice. */
  readonly id: string
  /** The id of the roll. */
  readonly roll: string
  /** As in `rollProof`. */
  readonly series: string
  readonly number: number
  readonly secret: string
}
