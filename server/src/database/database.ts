import type { Reveal, VisibilityScope } from '@waybook/contract'
import {
  expressionBuilder,
  sql,
  type Kysely,
  type ExpressionBuilder,
  type ExpressionWrapper,
  type RawBuilder,
  type SqlBool,
} from 'kysely'

import type { Actor, Change } from './change.ts'
import type { Engine } from './engine.ts'
import type { Tables } from './tables.ts'

/** A connection to the database, with the features that differ between engines. */
export interface Database {
  /** For reading. */
  readonly db: Kysely<Tables>
  /** For slow reads. Reads over `db` do not wait for them. */
  readonly longReads: Kysely<Tables>
  /** Writes. Waits for a running long write of this process. */
  readonly write: Write
  /**
   * For slow writes, such as a large import. Until it ends, other readers see the previous data, and other writes wait. It begins when
   * `ready` has resolved, and nobody waits before that.
   */
  readonly writeLong: <Result>(
    write: (db: Kysely<Tables>) => Promise<Result>,
    ready?: Promise<unknown>,
  ) => Promise<Result>
  readonly engine: Engine
  /** Does work while no other server on this database does work with the same name. For SQLite, the data folder's lock ensures this. */
  readonly exclusively: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
  /** Resolves when the database answers. */
  readonly ping: () => Promise<void>
  /** Writes a consistent copy to a new file, while other connections may write. */
  readonly backup: (file: string) => Promise<void>
  readonly close: () => Promise<void>
}

type Write = <Result>(write: (db: Kysely<Tables>) => Promise<Result>) => Promise<Result>

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

/** The part of an entity that a query reads, and therefore the part that must be visible. */
export type Wanted = Exclude<Reveal, 'hidden'>

/** The contract's `maySee` as an SQL condition on `entity`. */
export function withinScope(scope: VisibilityScope, wanted: Wanted = 'page') {
  return (eb: ExpressionBuilder<Tables, 'entity'>): ExpressionWrapper<Tables, 'entity', SqlBool> => {
    if (scope.everything) return eb.and([])
    const shown = {
      name: eb('entity.reveal', '!=', 'hidden'),
      page: eb('entity.shown', '=', 1),
      figures: eb('entity.reveal', '=', 'figures'),
    }[wanted]
    if (scope.ownCharacter === null) return shown
    const own = eb('entity.id', '=', scope.ownCharacter)
    if (wanted === 'figures') return eb.or([shown, own])
    return eb.or([shown, own, isAmong(scope.ownCharacter, 'entity.readers')])
  }
}

/** The condition that the entity in a column is visible in the scope. It is looked up per row, because a list of all ids may be long. */
export function leadsWithin(
  column: 'note.entity' | 'pin.to' | 'proposal.entity',
  scope: VisibilityScope,
  wanted?: Wanted,
): RawBuilder<SqlBool> {
  const [table] = column.split('.')
  const isWithin = withinScope(scope, wanted)(expressionBuilder<Tables, 'entity'>())
  return sql<SqlBool>`exists (select 1 from entity
    where entity.campaign = ${sql.ref(`${table}.campaign`)} and entity.id = ${sql.ref(column)} and ${isWithin})`
}

/**
 * Whether a column with a JSON list of ids contains this id. `like` would not work: a percent sign in an id would match every id, and the
 * pattern must be known before the query is prepared.
 */
export function isAmong(id: string, column: 'entity.readers' | 'mention.readers' | 'pin.readers'): RawBuilder<SqlBool> {
  const list = sql.ref(column)
  return sql<SqlBool>`length(replace(${list}, '"' || ${id} || '"', '')) < length(${list})`
}
