import { ACCOUNTS_SCHEMA } from '#auth/built-in/accounts/accounts-database.ts'
import type { AccountsPlace } from '#auth/open-auth.ts'
import type { Blobs } from '#blobs/blobs.ts'
import { openFolderBlobs } from '#blobs/folder-blobs.ts'
import type { Bucket, BucketSettings } from '#blobs/s3/bucket.ts'
import { type ImportFolders, openImportFolders } from '#features/imports/import-folders.ts'
import type { Store } from '#features/store.ts'

import type { DataDir } from './data-dir.ts'
import type { Environment } from './environment.ts'
import { openPostgresStore, openSqliteStore } from './open-store.ts'

type Settings = Pick<Environment, 'databaseUrl'>
type PictureSettings = Pick<Environment, 'bucket'>

/** Opens the records of this installation. Creates or migrates them if necessary. */
export async function openRecords({ databaseUrl: url }: Settings, data: DataDir): Promise<Store> {
  const now = Date.now
  if (url !== null) return await openPostgresStore({ url, now, onCopied: reportSchema })
  return await openSqliteStore({ file: data.records, backupDir: data.backups, now, onCopied: reportCopy })
}

export function accountsOf({ databaseUrl: url }: Settings, data: DataDir): AccountsPlace {
  if (url !== null) return { url, schema: ACCOUNTS_SCHEMA, onCopied: reportSchema }
  return { file: data.accounts, backupDir: data.backups, onCopied: reportCopy }
}

function reportSchema(schema: string): void {
  reportCopy(`the schema ${schema}`)
}

/** Tells the host how to go back to the previous version. */
function reportCopy(copy: string): void {
  process.stderr.write(
    `waybook: This version changes the tables. A copy of the previous data is in ${copy}. docs/hosting.md explains how to go back.\n`,
  )
}

/** Opens the pictures of this installation. Loads the code for buckets only if there is one. */
export async function openPictures({ bucket }: PictureSettings, data: Pick<DataDir, 'pictures'>): Promise<Blobs> {
  if (bucket === null) return await openFolderBlobs(data.pictures)
  const { openS3Blobs } = await import('#blobs/s3/s3-blobs.ts')
  return openS3Blobs(await openBucket(bucket))
}

export async function openImports({ bucket }: PictureSettings, data: Pick<DataDir, 'imports'>): Promise<ImportFolders> {
  if (bucket === null) return openImportFolders(data.imports)
  const { openBucketImports } = await import('#features/imports/bucket-imports.ts')
  return openBucketImports(await openBucket(bucket), data.imports)
}

async function openBucket(settings: BucketSettings): Promise<Bucket> {
  const { Bucket: Opened } = await import('#blobs/s3/bucket.ts')
  return new Opened(settings)
}
