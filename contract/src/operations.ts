import type * as z from 'zod/mini'

import type { KeylessWrite, Operation, WriteOperation } from './operation.ts'
import { createApiKey, listApiKeys, revokeApiKey } from './operations/api-keys.ts'
import { getBackups } from './operations/backups.ts'
import {
  addCondition,
  adjustCharacterDynamic,
  adjustCharacterInventory,
  getCharacterDynamic,
  getInventory,
  removeCondition,
  setCharacterVisibility,
  updateCharacterDynamic,
  updateCharacterInventory,
} from './operations/characters.ts'
import {
  countTags,
  getEntities,
  getEntity,
  getEntityProperty,
  listEntities,
  searchEntities,
  setEntityVisibility,
} from './operations/entities.ts'
import { getEnvironment } from './operations/environment.ts'
import { getFactsSchema, rawQuery } from './operations/facts.ts'
import { getGrants, setGrant } from './operations/grants.ts'
import {
  deleteEntityImage,
  generateImage,
  getImagePrompt,
  getRemovedImages,
  restoreImage,
} from './operations/images.ts'
import { importCampaign } from './operations/imports.ts'
import { createJob, deleteJob, getJob, getJobs, updateJob } from './operations/jobs.ts'
import {
  assignCharacter,
  endSessions,
  getMembers,
  makeInvite,
  makeReset,
  removeMember,
  revokeLink,
} from './operations/members.ts'
import { getRolls, getThrow, rollDice } from './operations/rolls.ts'
import { getSceneDetails, getSceneEntities, getSceneTransitions } from './operations/scenes.ts'
import { changeSettings, getSettings } from './operations/settings.ts'
import {
  addToken,
  getActiveScene,
  getTableHistory,
  getTokens,
  redoTable,
  removeToken,
  setActiveScene,
  undoTable,
  updateToken,
} from './operations/table.ts'

/** All operations of the API. The server's handlers and the typed client are checked against this table. */
export const operations = {
  rawQuery,
  getFactsSchema,
  getEntity,
  getEntityProperty,
  getEntities,
  searchEntities,
  listEntities,
  countTags,
  deleteEntityImage,
  setEntityVisibility,
  getCharacterDynamic,
  updateCharacterDynamic,
  adjustCharacterDynamic,
  addCondition,
  removeCondition,
  getInventory,
  updateCharacterInventory,
  adjustCharacterInventory,
  setCharacterVisibility,
  rollDice,
  getRolls,
  getThrow,
  getActiveScene,
  setActiveScene,
  getSceneEntities,
  getSceneTransitions,
  getSceneDetails,
  getTokens,
  addToken,
  updateToken,
  removeToken,
  getTableHistory,
  undoTable,
  redoTable,
  getGrants,
  setGrant,
  getMembers,
  makeInvite,
  makeReset,
  revokeLink,
  endSessions,
  assignCharacter,
  removeMember,
  createApiKey,
  listApiKeys,
  revokeApiKey,
  getBackups,
  importCampaign,
  getEnvironment,
  getSettings,
  changeSettings,
  generateImage,
  getImagePrompt,
  getRemovedImages,
  restoreImage,
  createJob,
  updateJob,
  getJobs,
  getJob,
  deleteJob,
} as const satisfies Record<string, Operation>

export type Operations = typeof operations
export type OperationName = keyof Operations
/** The operations that change something. */
export type WriteName = {
  [Name in OperationName]: Operations[Name] extends WriteOperation ? Name : never
}[OperationName]
/** The operations that change nothing. */
export type ReadName = Exclude<OperationName, WriteName>
export type KeylessName = {
  [Name in OperationName]: Operations[Name] extends KeylessWrite ? Name : never
}[OperationName]
export type ParamsOf<Name extends OperationName> = z.infer<Operations[Name]['params']>
export type AnswerOf<Name extends OperationName> = z.infer<Operations[Name]['answer']>

export function isOperationName(text: string): text is OperationName {
  return Object.hasOwn(operations, text)
}
