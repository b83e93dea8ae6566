import type { EntityType, ProposalState, ProposedPart, TextOrigin, UnplacedPart } from '@waybook/contract'

import type { OfCampaign } from './installation-tables.ts'
import type { Json } from './statement/columns.ts'

/** The data of texts in addition to their current versions. */
export interface TextTables {
  revision: RevisionTable
  deletedEntity: DeletedEntityTable
  formerId: FormerIdTable
  draft: DraftTable
  entityName: EntityNameTable
  reference: ReferenceTable
  proposal: ProposalTable
  waitingFile: WaitingFileTable
  importRecord: ImportRecordTable
  keptFile: KeptFileTable
}

/** The version and origin of a text. */
export interface Versioned {
  /** From 1. */
  readonly version: number
  /** Milliseconds since 1970. */
  readonly writtenAt: number
  /** A user's id, or the name of a command. */
  readonly writtenBy: string
  readonly origin: TextOrigin
}

/** The past versions of texts. Replacing or deleting a text moves it here. */
interface RevisionTable extends OfCampaign, Versioned {
  /** An entity's id, or the name of the campaign's file. */
  readonly entity: string
  readonly path: string
  readonly text: string
}

/** Deleted entities, which can be restored. Their last text is in `revision`. */
interface DeletedEntityTable extends OfCampaign {
  readonly entity: string
  readonly name: string
  readonly type: EntityType
  readonly at: number
  readonly by: string
}

/** The ids of entities before they were renamed. */
interface FormerIdTable extends OfCampaign {
  readonly id: string
  readonly entity: string
}

/** Unpublished texts. */
interface DraftTable extends OfCampaign {
  /** The id of the user who writes it. */
  readonly account: string
  /** Empty for an entity that does not exist yet. */
  readonly entity: string
  /** For an entity that does not exist yet, chosen by the client. Otherwise empty. */
  readonly draftId: string
  readonly type: EntityType
  readonly baseVersion: number | null
  readonly at: number
  readonly text: string
}

/** The names that texts may use for an entity, in addition to its id. `slug`: the name of its file. */
interface EntityNameTable extends OfCampaign {
  /** The normalized name. */
  readonly key: string
  readonly kind: 'name' | 'alias' | 'slug' | 'path'
  readonly entity: string
}

/** The targets of references in an entity's text, including missing ones. */
interface ReferenceTable extends OfCampaign {
  readonly entity: string
  /** An id, or a normalized name. */
  readonly key: string
}

/** Changes to pages that players have proposed. The entity may be gone. */
interface ProposalTable extends OfCampaign {
  readonly id: string
  /** The id of the user who proposes it. */
  readonly author: string
  /** The author's first name at the time. */
  readonly by: string
  readonly entity: string
  readonly state: ProposalState
  /** Milliseconds since 1970. */
  readonly at: number
  readonly remark: string
  readonly parts: Json<readonly ProposedPart[]>
  /** The version of the entity's text that the proposal changes. */
  readonly baseVersion: number
  /** The whole file with the changes that could be placed. Empty after the decision. Only game masters read it. */
  readonly source: string
  readonly unplaced: Json<readonly UnplacedPart[]>
  readonly answer: string
  readonly decidedAt: number | null
}

/** Files of the last imported folder in which both the folder and Waybook changed the same words. */
interface WaitingFileTable extends OfCampaign {
  /** An entity's id, or the name of the campaign's file. The entity may be deleted. */
  readonly entity: string
  /** The path in the folder. The file itself may be missing there. */
  readonly path: string
  /** The text in the folder. `null` if there is no such file. */
  readonly folderText: string | null
  /** The last common text of both sides. `null` if there was none. */
  readonly baseText: string | null
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The imports of the last 30 days that changed something, with what an undo needs. */
interface ImportRecordTable extends OfCampaign {
  /** The id of the upload. */
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly by: string
  readonly title: string
  readonly pages: Json<readonly ImportedPage[]>
  /** The versions of `campaign.yaml`. */
  readonly about: Json<ImportedVersions>
  /** The earlier pictures of the pages that it changed or removed. */
  readonly pictures: Json<readonly RecordedPicture[]>
  /** The kept files before the import. */
  readonly files: Json<readonly RecordedFile[]>
  readonly undoneAt: number | null
}

/** The versions of a text before and after an import. `null`: there was no such text. */
export interface ImportedVersions {
  readonly before: number | null
  readonly after: number | null
}

/** A page that an import has added, changed or removed. */
export interface ImportedPage extends ImportedVersions {
  readonly id: string
}

/** The media types of the sounds that Waybook plays. */
type SoundType = 'audio/mpeg' | 'audio/mp4' | 'audio/ogg' | 'audio/flac' | 'audio/wav'

/** What the bytes of a sound tell about it. */
export interface SoundFacts {
  readonly type: SoundType
  readonly seconds: number
}

/** A file in the blob store that Waybook does not read, with its path in the folder. */
export interface RecordedFile {
  readonly path: string
  readonly hash: string
  readonly size: number
  readonly sound?: SoundFacts | null | undefined
}

/** A picture in the blob store, with its path in the folder. */
export interface RecordedPicture {
  readonly path: string
  readonly hash: string
  readonly contentType: string
  readonly width: number
  readonly height: number
  readonly blur: string
}

/** The files of the last imported folder that Waybook does not read, such as templates and sounds. Exports give them back, and game masters can play the sounds. */
interface KeptFileTable extends OfCampaign {
  /** In the folder. */
  readonly path: string
  /** The key in the store of pictures, among its files. */
  readonly hash: string
  /** In bytes. */
  readonly size: number
  /** `null` if it is no sound that can be played. */
  readonly sound: Json<SoundFacts> | null
}
