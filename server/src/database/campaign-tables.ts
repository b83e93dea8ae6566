import type { Kysely } from 'kysely'

import type { Actor, Change } from './change.ts'
import type { Tables } from './tables.ts'

/** The store's tables, as far as they belong to one campaign. Within a transaction only its own `db` may be used. */
export interface CampaignTables {
  readonly db: Kysely<Tables>
  readonly campaign: string
}

/** A transaction on one campaign: only its own `db` may be used until it ends. */
export interface CampaignTransaction extends CampaignTables {
  readonly actor: Actor
  /** When it is done: milliseconds since 1970. */
  readonly at: number
  /** Adds to the change log, which is written as the transaction's last step; answers the number that the change will have there. */
  readonly log: (change: Change) => number
}
