import type { Kysely } from 'kysely'

import type { Actor, Change } from './change.ts'
import type { Tables } from './tables.ts'

/** The tables of the store, scoped to one campaign. Within a transaction, only its own `db` may be used. */
export interface CampaignTables {
  readonly db: Kysely<Tables>
  readonly campaign: string
}

/** A transaction on one campaign. Until it ends, only its own `db` may be used. */
export interface CampaignTransaction extends CampaignTables {
  readonly actor: Actor
  /** The time of the transaction, in milliseconds since 1970. */
  readonly at: number
  /** Adds a change to the change log, which is written as the transaction's last step. Returns the change's sequence number. */
  readonly log: (change: Change) => number
}
