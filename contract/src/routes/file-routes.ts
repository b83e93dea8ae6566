import * as z from 'zod/mini'

import { IMPORT_PATH, importPlan } from '../import.ts'
import {
  BACKUP_PATH,
  EXPORT_ACTOR_PATH,
  EXPORT_PATH,
  EXPORT_PLAYED_PATH,
  EXPORT_SCENE_PATH,
  EXPORT_SITE_PATH,
  EXPORT_WORLD_PATH,
  KEPT_BACKUPS_PATH,
} from '../operations/backups.ts'
import { RESTORE_PATH, restorePlan } from '../operations/restores.ts'
import { sound } from '../records/sound.ts'
import { uploaded } from '../records/uploaded.ts'
import { SOUNDS_PATH, UPLOAD_PATH } from '../upload.ts'
import { post, type Route } from './route.ts'

const entityAddress = z.object({ category: z.string(), name: z.string() })

/** Uploads a picture for an entity, with the file as the body. Takes an idempotency key in the header `IDEMPOTENCY_KEY_HEADER`. */
export const pictureUploadRoute: Route<null, typeof uploaded, typeof entityAddress> = {
  ...post(`${UPLOAD_PATH}{category}/{name}`, { body: null, answer: uploaded }),
  params: entityAddress,
}

/** Uploads a sound, with the file as the body and its name in the header `UPLOAD_NAME_HEADER`. */
export const soundUploadRoute = post(SOUNDS_PATH, { body: null, answer: z.object({ sound }) })

/** Uploads a zip file of a campaign's folder and returns the changes that an import would make. `importCampaign` then imports it. */
export const campaignUploadRoute = post(IMPORT_PATH, { body: null, answer: importPlan })

/** Uploads a backup and returns what it contains. `beginRestore` then restores it. */
export const backupUploadRoute = post(RESTORE_PATH, { body: null, answer: restorePlan })

/** Downloads. Pages request them by posting a form. */
export const backupDownloadRoute = post(BACKUP_PATH, { body: null, answer: null })
export const campaignDownloadRoute = post(EXPORT_PATH, { body: null, answer: null })
export const playedDownloadRoute = post(EXPORT_PLAYED_PATH, { body: null, answer: null })

export const worldDownloadRoute = post(EXPORT_WORLD_PATH, { body: null, answer: null })

export const siteDownloadRoute = post(EXPORT_SITE_PATH, { body: null, answer: null })

export const sceneDownloadRoute: Route<null, null, typeof entityAddress> = {
  ...post(`${EXPORT_SCENE_PATH}{category}/{name}`, { body: null, answer: null }),
  params: entityAddress,
}

export const actorDownloadRoute: Route<null, null, typeof entityAddress> = {
  ...post(`${EXPORT_ACTOR_PATH}{category}/{name}`, { body: null, answer: null }),
  params: entityAddress,
}

const backupAddress = z.object({ name: z.string() })
export const keptBackupDownloadRoute: Route<null, null, typeof backupAddress> = {
  ...post(`${KEPT_BACKUPS_PATH}{name}`, { body: null, answer: null }),
  params: backupAddress,
}
