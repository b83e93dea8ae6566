import { createHash } from 'node:crypto'

import { PARTY_TAG } from '@waybook/contract'
import type { Insertable } from 'kysely'

import type { AuthoredCampaign, AuthoredEntity } from '#campaign-folder/authored-campaign.ts'
import { toFlag } from '#database/statement/flag.ts'
import { toJson } from '#database/statement/json-column.ts'
import type { EntityTable } from '#database/tables.ts'
import { searchWords } from '#rich-text/search-words.ts'

/** The place of entities without an `order`: after all that have one. */
const UNPLACED = Number.MAX_SAFE_INTEGER
/** Party members come before other entities without an `order`. */
const PARTY_PLACE = UNPLACED - 1

/** Names with a longer common prefix are sorted by id. This keeps list cursors short. */
const SORT_NAME_MAX = 80

/** The columns of an entity's row that depend only on its file. */
type AuthoredColumns = Omit<Insertable<EntityTable>, 'campaign' | 'number' | 'digest' | 'addedAt' | 'shown'>

/** An authored entity as rows, without the columns that the store adds. */
export interface EntityRows {
  readonly authored: AuthoredEntity
  readonly columns: AuthoredColumns
  readonly digest: string
}

export function toEntityRows(authored: AuthoredEntity): EntityRows {
  const columns = toColumns(authored)
  const { relationships, transitions, mentions, search, picture } = authored
  return { authored, columns, digest: digestOf([columns, relationships, transitions, mentions, search, picture]) }
}

/** The digest of the campaign itself, without its entities. */
export function campaignDigest(campaign: AuthoredCampaign): string {
  const { name, tagline, region, masthead, accent, cover, coverTall, source } = campaign
  return digestOf([name, tagline, region, masthead, accent, cover, coverTall, source])
}

function digestOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

function toColumns(entity: AuthoredEntity): AuthoredColumns {
  return {
    id: entity.id,
    type: entity.type,
    name: entity.name,
    sortName: searchWords(entity.name).join(' ').slice(0, SORT_NAME_MAX),
    place: entity.order ?? (entity.tags.includes(PARTY_TAG) ? PARTY_PLACE : UNPLACED),
    description: entity.description,
    visualDescription: entity.visualDescription,
    longFull: entity.longDescription.full,
    longOpen: entity.longDescription.open,
    tags: toJson(entity.tags),
    properties: toJson(entity.properties),
    characteristics: toJson(entity.characteristics),
    skills: toJson(entity.skills),
    maxHp: entity.maxHp,
    strainThreshold: entity.strainThreshold,
    startingInventory: toJson(entity.startingInventory),
    authoredVisible: entity.visible === null ? null : toFlag(entity.visible),
    boxText: entity.boxText,
    gmNotes: entity.gmNotes,
    masthead: entity.masthead,
    dateline: entity.dateline,
    sourcePath: entity.source.path,
    sourceText: entity.source.text,
  }
}
