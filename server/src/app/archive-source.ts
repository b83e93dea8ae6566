import { existsSync } from 'node:fs'

import type { ArchiveSource } from '#features/backups/archive.ts'
import { type AppServices } from '#http/services.ts'

import type { DataDir } from './data-dir.ts'

type Sources = Pick<AppServices, 'store' | 'auth' | 'blobs'>

/** The current data of this installation, as the source of a backup. */
export function archiveSource({ store, auth, blobs }: Sources, data: DataDir): ArchiveSource {
  return {
    copyRecords: async (copy) => await store.backup(copy),
    copyAccounts: async (copy) => await auth.backup(copy),
    secret: existsSync(data.secret) ? data.secret : null,
    copyPictures: async (folder) => await blobs.copyTo(folder),
    madeAt: new Date(),
  }
}
