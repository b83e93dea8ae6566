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

/** A connection to the database, with the features that differ between databases. */
export interface Database {
  /** For reading. */
  readonly db: Kysely<Tables>
  /** For reads that take long: those who read over `db` do not wait for them. */
  readonly longReads: Kysely<Tables>
  /** Writes, after a long write of this process that may be running. */
  readonly write: Write
  /**
   * Writes for long, such as a large import: others go on reading what was there before, and writes wait. It begins once `ready` has resolved;
   * nobody waits for that.
   */
  readonly writeLong: <Result>(
    write: (db: Kysely<Tables>) => Promise<Result>,
    ready?: Promise<unknown>,
  ) => Promise<Result>
  readonly engine: Engine
  /** Does some work while no other server on this database does work of the same name, which a data folder's lock ensures for SQLite. */
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

/** How much of an entity is read, and so what somebody has to get of it. */
export type Wanted = Exclude<Reveal, 'hidden'>

/** Contract's `maySee` as an SQL condition on `entity`. */
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

/** The condition that the entity which a column names exists within the scope. It is looked up for each row, because a list of all may be long. */
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
 * Whether a column with a JSON list of ids has this one. Not `like`, to which an id with a percent sign is every id, and which needs to know
 * the id before the query is prepared.
 */
export function isAmong(id: string, column: 'entity.readers' | 'mention.readers' | 'pin.readers'): RawBuilder<SqlBool> {
  const list = sql.ref(column)
  return sql<SqlBool>`length(replace(${list}, '"' || ${id} || '"', '')) < length(${list})`
}
