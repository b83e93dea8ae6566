import type { EntityType, ProposalState, ProposedPart, TextOrigin, UnplacedPart } from '@waybook/contract'

import type { OfCampaign } from './installation-tables.ts'
import type { Json } from './statement/columns.ts'

/** What is kept of texts beside their current versions. */
export interface TextTables {
  revision: RevisionTable
  deletedEntity: DeletedEntityTable
  formerId: FormerIdTable
  draft: DraftTable
  entityName: EntityNameTable
  reference: ReferenceTable
  proposal: ProposalTable
  waitingFile: WaitingFileTable
}

/** The version of a text, and where it came from. */
export interface Versioned {
  /** From 1. */
  readonly version: number
  /** Milliseconds since 1970. */
  readonly writtenAt: number
  /** A user's id, or the name of a command. */
  readonly writtenBy: string
  readonly origin: TextOrigin
}

/** The past versions of texts: whatever replaces or deletes one moves it here. */
interface RevisionTable extends OfCampaign, Versioned {
  /** An entity's id, or the name of the campaign's file. */
  readonly entity: string
  readonly path: string
  readonly text: string
}

/** Entities that can be restored. Their last text is in `revision`. */
interface DeletedEntityTable extends OfCampaign {
  readonly entity: string
  readonly name: string
  readonly type: EntityType
  readonly at: number
  readonly by: string
}

/** The ids that entities had before they were renamed. */
interface FormerIdTable extends OfCampaign {
  readonly id: string
  readonly entity: string
}

/** Texts that are not published. */
interface DraftTable extends OfCampaign {
  /** The id of the user who writes it. */
  readonly account: string
  /** Empty for an entity that does not exist yet. */
  readonly entity: string
  /** Chosen by the client for an entity that does not exist yet, else empty. */
  readonly draftId: string
  readonly type: EntityType
  readonly baseVersion: number | null
  readonly at: number
  readonly text: string
}

/** What texts may call an entity by, in addition to its id. `slug`: the name of its file. */
interface EntityNameTable extends OfCampaign {
  /** The normalised name. */
  readonly key: string
  readonly kind: 'name' | 'alias' | 'slug' | 'path'
  readonly entity: string
}

/** What the text of an entity refers to, whether that exists or not. */
interface ReferenceTable extends OfCampaign {
  readonly entity: string
  /** An id, or a normalised name. */
  readonly key: string
}

/** Changes to pages that players propose. The entity may be gone. */
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
  /** The version of the entity's text that was changed. */
  readonly baseVersion: number
  /** The whole file with the changes that have a place in it; empty once it is decided. Only game masters read it. */
  readonly source: string
  readonly unplaced: Json<readonly UnplacedPart[]>
  readonly answer: string
  readonly decidedAt: number | null
}

/** Files of the folder that was imported last, of which the folder and Waybook changed the same words. */
interface WaitingFileTable extends OfCampaign {
  /** An entity's id, or the name of the campaign's file. The entity may be deleted. */
  readonly entity: string
  /** In the folder or, if it has none, where it would be. */
  readonly path: string
  /** What the folder has; `null` if it has no such file. */
  readonly folderText: string | null
  /** On which both last agreed; `null` if they never did. */
  readonly baseText: string | null
  /** Milliseconds since 1970. */
  readonly at: number
}
