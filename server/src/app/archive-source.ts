import { existsSync } from 'node:fs'

import type { ArchiveSource } from '#features/backups/archive.ts'
import { type AppServices } from '#http/services.ts'

import type { DataDir } from './data-dir.ts'

/** The current data of this installation, as the source of a backup. */
export function archiveSource({ store, auth }: Pick<AppServices, 'store' | 'auth'>, data: DataDir): ArchiveSource {
  return {
    copyRecords: async (copy) => await store.backup(copy),
    copyAccounts: async (copy) => await auth.backup(copy),
    secret: existsSync(data.secret) ? data.secret : null,
    pictures: existsSync(data.pictures) ? data.pictures : null,
    madeAt: new Date(),
  }
}
