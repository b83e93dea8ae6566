import type { ColumnTypes } from '../column-types.ts'

/** Deleting an entity deletes the rows that come from its file. */
const ofEntity = 'foreign key (campaign, entity) references entity (campaign, id) on delete cascade'

/** Campaigns, their hosts and their settings. */
export const settingTables = ({ text, integer, strict, compact }: ColumnTypes): string[] => [
  `create table "addedCampaign" (
    campaign ${text} not null, "addedAt" ${integer} not null, primary key (campaign)
  ) ${compact}`,
  `create table "campaignHost" (
    campaign ${text} not null, host ${text} not null, primary key (host)
  ) ${compact}`,
  `create table "rollKey" (
    one ${integer} not null primary key check (one = 1), key ${text} not null
  ) ${strict}`,
  `create table campaign (
    id ${text} primary key, name ${text} not null, tagline ${text} not null, region ${text} not null,
    masthead ${text} not null, accent ${text}, source ${text} not null, digest ${text} not null,
    version ${integer} not null default 1, "writtenAt" ${integer} not null default 0,
    "writtenBy" ${text} not null default 'waybook import', origin ${text} not null default 'import'
  ) ${strict}`,
  `create table "campaignSetting" (
    campaign ${text} not null, grants ${text} not null, settings ${text} not null default '{}', today ${text},
    primary key (campaign)
  ) ${strict}`,
]

/** Entities with all data that an import compiles from their files. `number` is the row id in the word index. */
export const entityTables = ({ text, integer, real, rowId, strict, compact }: ColumnTypes): string[] => [
  `create table entity (
    number ${rowId}, campaign ${text} not null, id ${text} not null, type ${text} not null, name ${text} not null,
    "sortName" ${text} not null, place ${real} not null, description ${text} not null,
    "visualDescription" ${text} not null, "longFull" ${text} not null, "longOpen" ${text} not null,
    tags ${text} not null, properties ${text} not null, characteristics ${text} not null,
    skills ${text} not null, "maxHp" ${integer}, "strainThreshold" ${integer},
    "startingInventory" ${text} not null, "authoredVisible" ${integer}, "boxText" ${text} not null,
    "gmNotes" ${text} not null, masthead ${text} not null, dateline ${text} not null,
    "sourcePath" ${text} not null, "sourceText" ${text} not null, digest ${text} not null,
    "addedAt" ${integer} not null, shown ${integer} not null, version ${integer} not null default 1,
    "writtenAt" ${integer} not null default 0, "writtenBy" ${text} not null default 'waybook import',
    origin ${text} not null default 'import', readers ${text}, "nameDigest" ${text} not null,
    "pageDigest" ${text} not null, "figuresDigest" ${text} not null,
    reveal ${text} not null default 'hidden', dates ${text}, unique (campaign, id)
  ) ${strict}`,
  `create index entity_by_newest on entity (campaign, (-"addedAt"), "sortName", id)`,
  `create index entity_by_readers on entity (campaign, readers) where readers is not null`,
  `create index "entity_by_sortName_id" on entity (campaign, "sortName", id)`,
  `create index "entity_by_type_place_sortName_id" on entity (campaign, type, place, "sortName", id)`,
  `create table "entityTag" (
    campaign ${text} not null, tag ${text} not null, entity ${text} not null,
    primary key (campaign, tag, entity), ${ofEntity}
  ) ${strict}`,
  `create index "entityTag_by_entity" on "entityTag" (campaign, entity)`,
  `create table "entityCount" (
    campaign ${text} not null, type ${text} not null, tag ${text} not null, shown ${integer} not null,
    entities ${integer} not null, primary key (campaign, type, tag, shown)
  ) ${compact}`,
  `create table "entityVariant" (
    campaign ${text} not null, entity ${text} not null, character ${text} not null, "longText" ${text} not null,
    words ${text} not null, digest ${text} not null, primary key (campaign, character, entity), ${ofEntity}
  ) ${strict}`,
  `create index "entityVariant_by_entity" on "entityVariant" (campaign, entity)`,
  `create table "entityDate" (
    campaign ${text} not null, entity ${text} not null, reader ${text} not null, place ${integer} not null,
    primary key (campaign, reader, place, entity), ${ofEntity}
  ) ${strict}`,
  `create index "entityDate_by_entity" on "entityDate" (campaign, entity)`,
  `create table picture (
    campaign ${text} not null, owner ${text} not null, key ${text} not null, hash ${text} not null,
    path ${text} not null, "contentType" ${text} not null, width ${integer} not null,
    height ${integer} not null, blur ${text} not null, primary key (campaign, owner)
  ) ${strict}`,
  `create index picture_by_key on picture (campaign, key)`,
  `create table "knownWord" (
    campaign ${text} not null, word ${text} not null, open ${integer} not null, primary key (campaign, word)
  ) ${compact}`,
]

/** Links between entities: relationships, transitions between scenes, mentions in texts, and pins on maps. */
export const linkTables = ({ text, integer, real, strict }: ColumnTypes): string[] => [
  `create table relationship (
    campaign ${text} not null, "from" ${text} not null, position ${integer} not null, type ${text} not null,
    "to" ${text} not null, secret ${integer} not null, rank ${integer},
    primary key (campaign, "from", position),
    foreign key (campaign, "from") references entity (campaign, id) on delete cascade
  ) ${strict}`,
  `create index relationship_by_to on relationship (campaign, "to")`,
  `create table transition (
    campaign ${text} not null, entity ${text} not null, position ${integer} not null,
    direction ${text} not null, scene ${text} not null, requirement ${text} not null,
    primary key (campaign, entity, position), ${ofEntity}
  ) ${strict}`,
  `create table mention (
    campaign ${text} not null, "from" ${text} not null, "to" ${text} not null, secret ${integer} not null,
    readers ${text}, primary key (campaign, "from", "to"),
    foreign key (campaign, "from") references entity (campaign, id) on delete cascade
  ) ${strict}`,
  `create index mention_by_to on mention (campaign, "to")`,
  `create table "entityMap" (
    campaign ${text} not null, entity ${text} not null, primary key (campaign, entity), ${ofEntity}
  ) ${strict}`,
  `create table pin (
    campaign ${text} not null, map ${text} not null, position ${integer} not null, "to" ${text},
    x ${real} not null, y ${real} not null, label ${text} not null, secret ${integer} not null, readers ${text},
    primary key (campaign, map, position),
    foreign key (campaign, map) references entity (campaign, id) on delete cascade
  ) ${strict}`,
  `create index "pinByTarget" on pin (campaign, "to")`,
]

/** Names and references, which allow compiling a single text, and texts that are not current. */
export const textTables = ({ text, integer, strict, compact }: ColumnTypes): string[] => [
  `create table "entityName" (
    campaign ${text} not null, key ${text} not null, kind ${text} not null, entity ${text} not null,
    primary key (campaign, key, kind, entity), ${ofEntity}
  ) ${compact}`,
  `create index "entityName_by_entity" on "entityName" (campaign, entity)`,
  `create table reference (
    campaign ${text} not null, entity ${text} not null, key ${text} not null,
    primary key (campaign, entity, key), ${ofEntity}
  ) ${compact}`,
  `create index reference_by_key on reference (campaign, key)`,
  `create table revision (
    campaign ${text} not null, entity ${text} not null, version ${integer} not null,
    "writtenAt" ${integer} not null, "writtenBy" ${text} not null, origin ${text} not null,
    path ${text} not null, text ${text} not null, primary key (campaign, entity, version)
  ) ${strict}`,
  `create table "deletedEntity" (
    campaign ${text} not null, entity ${text} not null, name ${text} not null, type ${text} not null,
    at ${integer} not null, by ${text} not null, primary key (campaign, entity)
  ) ${compact}`,
  `create table "formerId" (
    campaign ${text} not null, id ${text} not null, entity ${text} not null, primary key (campaign, id)
  ) ${compact}`,
  `create table draft (
    campaign ${text} not null, account ${text} not null, entity ${text} not null, "draftId" ${text} not null,
    type ${text} not null, "baseVersion" ${integer}, at ${integer} not null, text ${text} not null,
    primary key (campaign, account, entity, "draftId")
  ) ${strict}`,
  `create table proposal (
    campaign ${text} not null, id ${text} not null, author ${text} not null, by ${text} not null,
    entity ${text} not null, state ${text} not null, at ${integer} not null, remark ${text} not null,
    parts ${text} not null, "baseVersion" ${integer} not null, source ${text} not null,
    unplaced ${text} not null, answer ${text} not null, "decidedAt" ${integer}, primary key (campaign, id)
  ) ${strict}`,
  `create index proposal_by_author on proposal (campaign, author, at)`,
  `create index proposal_by_state on proposal (campaign, state, at)`,
  `create table "waitingFile" (
    campaign ${text} not null, entity ${text} not null, path ${text} not null, "folderText" ${text},
    "baseText" ${text}, at ${integer} not null, primary key (campaign, entity)
  ) ${strict}`,
]
