import type { ColumnTypes } from '../column-types.ts'

/** The state of characters in play, and the visibility of entities. No import changes it. */
export const characterTables = ({ text, integer, strict }: ColumnTypes): string[] => [
  `create table "characterState" (
    campaign ${text} not null, character ${text} not null, hitpoints ${integer} not null,
    strain ${integer} not null, conditions ${text} not null, "lastUpdated" ${integer},
    "pointsUpdated" ${integer}, "openUpdated" ${integer}, "conditionDetails" ${text},
    primary key (campaign, character)
  ) ${strict}`,
  `create table inventory (
    campaign ${text} not null, character ${text} not null, item ${text} not null, amount ${integer} not null,
    equipped ${integer}, primary key (campaign, character, item)
  ) ${strict}`,
  `create table experience (
    campaign ${text} not null, id ${text} not null, character ${text} not null, at ${integer} not null,
    by ${text} not null, amount ${integer} not null, text ${text} not null, bought ${text},
    undone ${integer} not null, primary key (campaign, id)
  ) ${strict}`,
  `create index "experienceOf" on experience (campaign, character, at)`,
  `create table "playedVisibility" (
    campaign ${text} not null, entity ${text} not null, reveal ${text} not null default 'hidden',
    primary key (campaign, entity)
  ) ${strict}`,
  `create table "addedPicture" (
    campaign ${text} not null, id ${text} not null, entity ${text} not null, key ${text} not null,
    hash ${text} not null, "contentType" ${text} not null, width ${integer} not null,
    height ${integer} not null, blur ${text} not null, "addedAt" ${integer} not null, "removedAt" ${integer},
    "removedBy" ${text}, primary key (campaign, id)
  ) ${strict}`,
  `create index "addedPicture_by_entity" on "addedPicture" (campaign, entity, "removedAt")`,
  `create index "addedPicture_by_key" on "addedPicture" (campaign, key)`,
  `create unique index "addedPicture_by_shown" on "addedPicture" (campaign, entity) where "removedAt" is null`,
  `create table "pictureSetAside" (
    campaign ${text} not null, entity ${text} not null, "over" ${text}, at ${integer} not null,
    by ${text} not null, primary key (campaign, entity)
  ) ${strict}`,
]

/** The table: tokens, fog, drawings, handouts and displays. */
export const tabletopTables = ({ text, integer, real, strict }: ColumnTypes): string[] => [
  `create table "activeScene" (
    campaign ${text} not null, scene ${text}, primary key (campaign)
  ) ${strict}`,
  `create table token (
    campaign ${text} not null, id ${text} not null, scene ${text} not null, character ${text} not null,
    x ${real} not null, y ${real} not null, size ${text} not null, visible ${integer} not null,
    version ${integer} not null, number ${integer} not null default 1, elevation ${integer} not null default 0,
    facing ${integer}, primary key (campaign, id)
  ) ${strict}`,
  `create index token_by_scene on token (campaign, scene)`,
  `create table "sceneFog" (
    campaign ${text} not null, scene ${text} not null, "startsClosed" ${integer} not null,
    covered ${integer} not null, width ${integer} not null, height ${integer} not null, mask ${text} not null,
    version ${integer} not null, primary key (campaign, scene)
  ) ${strict}`,
  `create table "fogOperation" (
    campaign ${text} not null, scene ${text} not null, place ${integer} not null, actor ${text} not null,
    stroke ${text}, operation ${text} not null, snapshot ${text}, primary key (campaign, scene, place)
  ) ${strict}`,
  `create table "sceneLayout" (
    campaign ${text} not null, scene ${text} not null, grid ${text}, bands ${text},
    primary key (campaign, scene)
  ) ${strict}`,
  `create table drawing (
    campaign ${text} not null, id ${text} not null, scene ${text} not null, place ${integer} not null,
    content ${text} not null, version ${integer} not null, primary key (campaign, id)
  ) ${strict}`,
  `create index "drawingByScene" on drawing (campaign, scene, place)`,
  `create table "drawingStep" (
    campaign ${text} not null, scene ${text} not null, place ${integer} not null, actor ${text} not null,
    drawing ${text} not null, before ${text}, after ${text}, primary key (campaign, scene, place)
  ) ${strict}`,
  `create table handout (
    campaign ${text} not null, id ${text} not null, content ${text} not null, primary key (campaign)
  ) ${strict}`,
  `create table display (
    campaign ${text} not null, id ${text} not null, code ${text}, "codeUntil" ${integer} not null,
    tries ${integer} not null, hash ${text}, "connectedAt" ${integer}, primary key (campaign, id)
  ) ${strict}`,
  `create unique index display_by_hash on display (campaign, hash)`,
]

/** Checks and encounters are documents that are only read and written as a whole (decision 0110). */
export const checkTables = ({ text, integer, strict }: ColumnTypes): string[] => [
  `create table "gameCheck" (
    campaign ${text} not null, id ${text} not null, at ${integer} not null, open ${integer} not null,
    version ${integer} not null, content ${text} not null, primary key (campaign, id)
  ) ${strict}`,
  `create index "openCheck" on "gameCheck" (campaign, at) where open = 1`,
  `create table encounter (
    campaign ${text} not null, id ${text} not null, at ${integer} not null, open ${integer} not null,
    version ${integer} not null, content ${text} not null, primary key (campaign, id)
  ) ${strict}`,
  `create unique index "openEncounter" on encounter (campaign) where open = 1`,
  `create table "storyPool" (
    campaign ${text} not null primary key, players ${integer} not null, "gameMaster" ${integer} not null,
    version ${integer} not null, content ${text} not null
  ) ${strict}`,
  `create table "queuedDie" (
    campaign ${text} not null, id ${text} not null, owner ${text} not null, at ${integer} not null,
    content ${text} not null, primary key (campaign, id)
  ) ${strict}`,
  `create index "queuedDieByOwner" on "queuedDie" (campaign, owner)`,
]
