import * as z from 'zod/mini'

import { gameMaster } from '../access.ts'
import { defineRead } from '../operation.ts'

/** Posting a form to this path downloads a new backup of everything. */
export const BACKUP_PATH = '/api/backup'

/** Posting a form to this path downloads the campaign's folder as a zip file. */
export const EXPORT_PATH = '/api/export'
/** Posting a form to this path downloads the campaign's folder with texts about what was played. */
export const EXPORT_PLAYED_PATH = '/api/export/played'

/** Posting a form to this path downloads the campaign as a world folder of OnlyWorlds, as a zip file. */
export const EXPORT_WORLD_PATH = '/api/export/onlyworlds'
/**
 * Posting a form to this path downloads the public site as a zip file. `without` in the query names what stays out, with commas:
 * `characters`, `maps`, `generated`; `with` names what else goes in: `sources`, `search-engines`.
 */
export const EXPORT_SITE_PATH = '/api/export/site'
/** Posting a form to this path, followed by the id of a scene, downloads it as a Universal VTT file. */
export const EXPORT_SCENE_PATH = '/api/export/uvtt/'
/** Posting a form to this path, followed by the id of a character, downloads it as an actor of Foundry VTT. */
export const EXPORT_ACTOR_PATH = '/api/export/foundry/'

/** Posting a form to this path, followed by the name of a stored backup, downloads that backup. */
export const KEPT_BACKUPS_PATH = '/api/backups/'

/** A backup that Waybook stores automatically. */
const storedBackup = z.object({
  name: z.string(),
  /** `restore`: everything, before a restore on the admin page. The others contain the records only. */
  reason: z.enum(['daily', 'migration', 'restore']),
  /** Milliseconds since 1970. */
  madeAt: z.number(),
  bytes: z.number(),
})
export type StoredBackup = z.infer<typeof storedBackup>

export const getBackups = defineRead({
  name: 'getBackups',
  summary: 'Lists the stored backups, newest first: one a day, and one from before each migration and each restore.',
  params: z.object({}),
  answer: z.object({
    backups: z.array(storedBackup),
    /** The names of the campaigns in a backup. `null` if the caller may not have one, because others run some of them. */
    campaigns: z.nullable(z.array(z.string())),
  }),
  callers: gameMaster,
  requiresSession: 'everything',
})

export const getSiteFigures = defineRead({
  name: 'getSiteFigures',
  summary: 'Counts what a public site of the campaign would contain, and what each of its choices is about.',
  params: z.object({}),
  answer: z.object({
    /** All pages of the campaign. */
    pages: z.number(),
    /** The pages that every player may read and that have no source. */
    open: z.number(),
    /** Among the open ones: party members, and newsletters. */
    party: z.number(),
    newsletters: z.number(),
    /** Pages that every player may read and that have a source. */
    sources: z.number(),
    /** Generated pictures. */
    generated: z.number(),
  }),
  callers: gameMaster,
})
