import * as z from 'zod/mini'

import { IMPORT_PATH, importPlan } from '../import.ts'
import { BACKUP_PATH, EXPORT_PATH, KEPT_BACKUPS_PATH } from '../operations/backups.ts'
import { uploaded } from '../records/uploaded.ts'
import { UPLOAD_PATH } from '../upload.ts'
import { post, type Route } from './route.ts'

const pictureAddress = z.object({ category: z.string(), name: z.string() })

/** Puts a picture on an entity; the body is the picture's file. Takes an idempotency key in the header `ONCE_HEADER`. */
export const pictureUploadRoute: Route<null, typeof uploaded, typeof pictureAddress> = {
  ...post(`${UPLOAD_PATH}{category}/{name}`, { body: null, answer: uploaded }),
  params: pictureAddress,
}

/** Takes a zip file of a campaign's folder, and answers what importing it would do; `importCampaign` then does it. */
export const campaignUploadRoute = post(IMPORT_PATH, { body: null, answer: importPlan })

/** Downloads, for which a form is posted. */
export const backupDownloadRoute = post(BACKUP_PATH, { body: null, answer: null })
export const campaignDownloadRoute = post(EXPORT_PATH, { body: null, answer: null })

const backupAddress = z.object({ name: z.string() })
export const keptBackupDownloadRoute: Route<null, null, typeof backupAddress> = {
  ...post(`${KEPT_BACKUPS_PATH}{name}`, { body: null, answer: null }),
  params: backupAddress,
}
