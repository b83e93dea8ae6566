import { readdir } from 'node:fs/promises'

import { bucketIn, openS3Double } from '@waybook/testing/stores/s3/s3-double.ts'
import { temporaryFolder } from '@waybook/testing/stores/temporary-folder.ts'
import { onTestFinished } from 'vitest'

import { openBucketImports } from './bucket-imports.ts'
import { describeImportFolders } from './import-folders.contract.ts'
import { openImportFolders } from './import-folders.ts'

describeImportFolders('a folder', async () => {
  const folder = await temporaryFolder()
  return { uploads: openImportFolders(folder), stored: async () => await readdir(folder) }
})

describeImportFolders('a bucket', async () => {
  const [folder, double] = [await temporaryFolder(), await openS3Double()]
  onTestFinished(async () => await double.close())
  const stored = async () => [...double.objects.keys(), ...(await readdir(folder))]
  return { uploads: openBucketImports(bucketIn(double), folder), stored }
})
