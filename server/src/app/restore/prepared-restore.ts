import type { Environment } from '../environment.ts'
import type { Checked, FoundRecords } from './check-records.ts'

/** The target of a restore. */
export type Place = Pick<Environment, 'dataDir' | 'databaseUrl' | 'bucket'>

export interface FoundInBackup extends FoundRecords {
  /** `null` if the backup contains no accounts. Then the current accounts stay. */
  readonly accounts: number | null
  /** When the backup was made, in milliseconds since 1970. `null` if it does not say. */
  readonly madeAt: number | null
}

/** A checked backup. The present data is unchanged until `replace`. */
export interface PreparedRestore {
  readonly found: FoundInBackup
  /** What replaces the present data, whatever database the installation uses. */
  readonly fresh: {
    readonly records: string
    /** `null` if the current accounts stay. */
    readonly accounts: string | null
    /** The new data folder. `null` if only the records are replaced. */
    readonly dataDir: string | null
  }
  /** Replaces the present data, which nobody may use. A kill at any moment leaves the old data or the new. */
  readonly replace: () => Promise<Replaced>
  /** Removes what was unpacked. Call it last in any case. */
  readonly discard: () => Promise<void>
}

export interface Replaced {
  /** The path of the previous data, if there was any. */
  readonly previous: string | null
  /** The schemas that hold the previous data of the database, if there is one. */
  readonly previousSchemas: readonly string[]
}

export type Restored = Omit<FoundInBackup, 'campaigns' | 'madeAt'> & Replaced

/** Restores a prepared backup and cleans up. */
export async function restoreNow(
  prepared: Checked<{ readonly prepared: PreparedRestore }>,
): Promise<Checked<Restored>> {
  if (!prepared.ok) return prepared
  const { found, replace, discard } = prepared.prepared
  const { accounts, pictures, missing } = found
  try {
    return { ok: true, accounts, pictures, missing, ...(await replace()) }
  } finally {
    await discard()
  }
}
