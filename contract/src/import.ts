import * as z from 'zod/mini'

import { entityTypes } from './entity-type.ts'
import { recordId } from './operations/parameters.ts'
import { textHunk } from './records/writing.ts'

/** The path for uploading a campaign's folder as a zip file, or a file of another program, by POST with the file as the body. */
export const IMPORT_PATH = '/api/imports'

/** The endings of the files that can be imported, as in the attribute `accept` of a file input. */
export const IMPORT_ENDINGS = '.zip,.json,.map,.uvtt,.dd2vtt,.df2vtt,.xml'

/** Limits on the size of the uploaded file, its unpacked size and its number of files. */
export const IMPORT_MAX_BYTES = 512 * 1024 * 1024
export const IMPORT_UNPACKED_MAX_BYTES = 2 * IMPORT_MAX_BYTES
export const IMPORT_MAX_FILES = 20_000

/** How long an upload waits for its import. */
export const IMPORT_KEPT_MS = 3_600_000

/** A problem in a file of a campaign's folder, and how to fix it. */
const finding = z.object({ file: z.string(), line: z.number(), message: z.string(), fix: z.string() })
export type Finding = z.infer<typeof finding>

const ids = z.array(z.string())

/** The text to use where the folder and Waybook changed the same words: the folder's, Waybook's, or both in sequence. */
export const fileDecision = z.enum(['folder', 'waybook', 'both'])
export type FileDecision = z.infer<typeof fileDecision>

/** A file that waits because the folder (`mine`) and Waybook (`theirs`) changed the same words. */
const waitingFile = z.object({ file: z.string(), hunks: z.array(textHunk) })
export type WaitingFile = z.infer<typeof waitingFile>

/** A file from the last import that still needs a decision. */
export const undecidedFile = z.extend(waitingFile, {
  /** When the folder was imported, in milliseconds since 1970. */
  at: z.number(),
  /** The fingerprint of both texts. `decideWaitingFile` takes it as proof that the game master decides about these texts. */
  fingerprint: z.string(),
})
export type UndecidedFile = z.infer<typeof undecidedFile>

/** Not the schema of `records/entity.ts`: with that, each page would load the code that reads an import's plan. */
const pageType = z.enum(entityTypes)

/** `none`: for files that are no pages of the campaign, such as templates. */
export const fileType = z.union([pageType, z.literal('none')])
export type FileType = z.infer<typeof fileType>

/** How many names of one kind a plan has. */
export const NAMES_MAX = 500
const namedTypes = z
  .record(z.string().check(z.minLength(1), z.maxLength(200)), fileType)
  .check(z.refine((named) => Object.keys(named).length <= NAMES_MAX, `names more than ${NAMES_MAX}`))

/** A path of a file in the folder. */
const filePath = z.string().check(z.minLength(1), z.maxLength(1000))

const names = z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(NAMES_MAX))

/** How a folder without its own `campaign.yaml` is read, where this differs from what Waybook proposes. */
export const importReading = z.object({
  /** The types of the files in folders, by path. */
  folders: z.optional(namedTypes),
  /** The meaning of the author's own values of `type`, and of tags. */
  types: z.optional(namedTypes),
  tags: z.optional(namedTypes),
  /** Whether players see no page that does not say so. Set unless it is `false`. */
  hidden: z.optional(z.boolean()),
  /** The name of the set of the library that the folder becomes. Everything else in the campaign stays as it is. */
  set: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))),
  /** Which of the proposed names of headings, callouts, folders, tags and pages are for the game master only. All unless it is set. */
  hide: z.optional(names),
  /** The author's own keys that pages show. */
  properties: z.optional(names),
  /** Names without a page that become pages which players do not see. */
  pages: z.optional(names),
  /** The names of pages, by the paths of their files. */
  names: z.optional(
    z
      .record(filePath, z.string().check(z.trim(), z.minLength(1), z.maxLength(200)))
      .check(z.refine((given) => Object.keys(given).length <= NAMES_MAX, `names more than ${NAMES_MAX}`)),
  ),
  /** The paths of pictures that are not imported. */
  leaveOut: z.optional(z.array(filePath).check(z.maxLength(NAMES_MAX))),
})
export type ImportReading = z.infer<typeof importReading>

/** Files that get a type in the same way. */
const typedFiles = z.object({
  /** The folder, the author's type or the tag. */
  name: z.string(),
  type: fileType,
  files: z.number(),
  /** Where the type comes from. `none`: files of an unknown kind are notes. */
  why: z.enum(['name', 'statblocks', 'chosen', 'none']),
})
export type TypedFiles = z.infer<typeof typedFiles>

/** A name in files, and whether the game master chose it. */
const chosenName = z.object({ name: z.string(), pages: z.number(), chosen: z.boolean() })
export type ChosenName = z.infer<typeof chosenName>

/** How a folder without its own `campaign.yaml` is read. */
const folderReading = z.object({
  folders: z.array(typedFiles),
  types: z.array(typedFiles),
  tags: z.array(typedFiles),
  /** Names that look like the game master's, and the author's own keys, with the choice so far. */
  hide: z.array(chosenName),
  properties: z.array(chosenName),
  /** Names without a page that become pages. */
  pages: z.array(z.string()),
  /** Pages that get their names from `campaign.yaml`, and pictures that it leaves out. */
  names: z.array(z.object({ file: z.string(), name: z.string() })),
  leaveOut: z.array(z.string()),
  /** The number of files in no folder. They are notes, unless they say what they are. */
  inNoFolder: z.number(),
  hidden: z.boolean(),
})

export type FolderReading = z.infer<typeof folderReading>

/** A finding of a cause. */
const place = z.object({ file: z.string(), line: z.number(), message: z.string() })

/** Findings with the same cause. */
const importCause = z.object({
  /** The problem, with `…` in place of names. */
  cause: z.string(),
  count: z.number(),
  remedy: z.string(),
  /** The first of them, up to PLACES_MAX. Empty for losses of another program's files. */
  places: z.array(place),
  /** The losses of another program's files name things instead of places. */
  examples: z.array(z.string()),
})
export type ImportCause = z.infer<typeof importCause>

/** How many findings of one cause a plan lists. */
export const PLACES_MAX = 1000

/** The programs whose files become campaign folders. */
const importSource = z.enum(['folder', 'kanka', 'uvtt', 'azgaar', 'foundry', 'oggdude', 'adversaries', 'onlyworlds'])
export type ImportSource = z.infer<typeof importSource>

/** What a folder would become. */
const importReport = z.object({
  source: importSource,
  /** The most frequent type first, with the names of some of its pages. */
  pages: z.array(z.object({ type: pageType, count: z.number(), examples: z.array(z.string()) })),
  pictures: z.number(),
  /** How many links lead to a page, and how many lead to none or to several. */
  links: z.object({ resolved: z.number(), dangling: z.number() }),
  /** The names that links lead to and no page has, if they can be names of pages. The most frequent first, up to NAMES_MAX. */
  missing: z.array(z.string()),
  /** Pages that share their name with another, with a name that tells them apart. Up to NAMES_MAX. */
  twins: z.array(z.object({ file: z.string(), name: z.string() })),
  /** The paths of pictures that are shown smaller than they are. Up to NAMES_MAX. */
  scaled: z.array(z.string()),
  /** How many pages all players could read, and the folders with the most of them. */
  readableByPlayers: z.number(),
  readableFolders: z.array(z.object({ folder: z.string(), pages: z.number() })),
  /** What leaves out files, or parts of them, and everything else. The most frequent cause first. */
  leftOut: z.array(importCause),
  notes: z.array(importCause),
})
export type ImportedReport = z.infer<typeof importReport>

/** The changes that importing an uploaded folder would make. */
export const importPlan = z.object({
  /** The id for `importCampaign`; `null` if faults prevent the import. */
  importId: z.nullable(recordId),
  faults: z.array(finding),
  /** `null` if faults prevent the import. */
  report: z.nullable(importReport),
  /** `null` if the folder has its own `campaign.yaml`. */
  reading: z.nullable(folderReading),
  added: ids,
  changed: ids,
  removed: ids,
  /** Whether `campaign.yaml` or a cover would change. */
  campaignChanged: z.boolean(),
  /** Changed entities that combine changes from the folder and from Waybook. */
  merged: ids,
  /** Entities that keep their changes from Waybook, because the folder hasn't changed them. */
  kept: ids,
  /** Files that keep Waybook's text until somebody decides. */
  waiting: z.array(waitingFile),
  /** The number of entities that the campaign has now. */
  before: z.number(),
})
export type ImportPlan = z.infer<typeof importPlan>

/** The result of an import's job. */
export const importResult = z.object({
  added: z.number(),
  changed: z.number(),
  removed: z.number(),
  /** The number of files that keep Waybook's text until somebody decides. `listWaitingFiles` lists them. */
  waiting: z.number(),
})

/** How long an import can be undone. */
export const UNDO_IMPORT_MS = 30 * 24 * 3_600_000

/** A page that has changed since an import. An undo leaves it as it is, unless the game master says otherwise. */
const changedPage = z.object({
  /** The page's id now. */
  id: z.string(),
  name: z.string(),
  /** What the undo would do: remove the page, bring back its earlier text, or restore the removed page in place of this one. */
  would: z.enum(['remove', 'revert', 'restore']),
})
export type ChangedPage = z.infer<typeof changedPage>

/** An import that can be undone. */
export const pastImport = z.object({
  importId: recordId,
  /** The name of the uploaded file. */
  title: z.string(),
  /** In milliseconds since 1970. */
  at: z.number(),
  undoableUntil: z.number(),
  added: z.number(),
  changed: z.number(),
  removed: z.number(),
  /** Whether it has been undone. */
  isUndone: z.boolean(),
})
export type PastImport = z.infer<typeof pastImport>

/** How many changed pages are listed. */
export const CHANGED_PAGES_MAX = 500

export const changedSince = z.object({
  pages: z.array(changedPage),
  /** The number of all changed pages. */
  total: z.number(),
})

/** The result of an undo's job: the pages that it removed, changed back and restored, and those that it left as they were. */
export const undoneImport = z.object({
  removed: z.number(),
  reverted: z.number(),
  restored: z.number(),
  kept: z.number(),
})
export type UndoneImport = z.infer<typeof undoneImport>

/**
 * Whether an import would remove more than half of the campaign's entities. Its folder is probably wrong or incomplete, so the import needs
 * the game master's confirmation.
 * @example removesMost({ removed: ['items/bell', 'items/rope'], before: 3 }) // true
 */
export function removesMost({
  removed,
  before,
}: {
  readonly removed: readonly string[]
  readonly before: number
}): boolean {
  return removed.length > before / 2
}
