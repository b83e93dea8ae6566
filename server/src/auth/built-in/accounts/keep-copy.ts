import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

import type { Kysely } from 'kysely'

import { copyDatabase } from '#database/copy-database.ts'
import { copySchema, hasTables } from '#database/postgres/copy-schema.ts'

import type { AccountsDatabase, AccountsPlace } from './accounts-database.ts'

/** Copies existing accounts as they are, before their tables are changed. */
export async function keepCopy({ option }: AccountsDatabase, place: AccountsPlace, nowMs: number): Promise<void> {
  const time = new Date(nowMs).toISOString().replaceAll(/\D/g, '')
  const copy =
    'db' in option
      ? await copyInPostgres(option.db, option.schemaName, time)
      : await copyFile(option, 'backupDir' in place ? place.backupDir : undefined, time)
  if (copy !== null) place.onCopied?.(copy)
}

async function copyInPostgres(db: Kysely<object>, schema: string, time: string): Promise<string | null> {
  if (!(await hasTables(db, schema))) return null
  const copy = `${schema}_before_${time}`
  await copySchema(db, schema, copy)
  return copy
}

async function copyFile(database: DatabaseSync, folder: string | undefined, time: string): Promise<string | null> {
  const isNew = database.prepare('select 1 from sqlite_schema limit 1').get() === undefined
  if (folder === undefined || isNew) return null
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const copy = path.join(folder, `accounts-before-${time}.db`)
  await copyDatabase(database, copy)
  return copy
}
