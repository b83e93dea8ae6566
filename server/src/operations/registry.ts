import { operations, Problem, type Operation, type OperationName } from '@waybook/contract'

import { createApiKey, listApiKeys, revokeApiKey } from '../features/api-keys/operations.ts'
import { getBackups } from '../features/backups/operations.ts'
import { getGrants, setGrant } from '../features/campaign/grant-operations.ts'
import { changeSettings, getSettings } from '../features/campaign/settings-operations.ts'
import {
  addCondition,
  adjustCharacterDynamic,
  removeCondition,
  updateCharacterDynamic,
} from '../features/characters/change-dynamic.ts'
import { adjustCharacterInventory, updateCharacterInventory } from '../features/characters/change-inventory.ts'
import { getCharacterDynamic, getInventory } from '../features/characters/character-dynamic.ts'
import { getRolls, getThrow } from '../features/dice/operations.ts'
import { rollDice } from '../features/dice/roll-dice.ts'
import { getEntity, getEntityProperty } from '../features/entities/get-entity.ts'
import { getEntities, listEntities } from '../features/entities/list-entities.ts'
import { searchEntities } from '../features/entities/search-entities.ts'
import { setCharacterVisibility, setEntityVisibility } from '../features/entities/set-visibility.ts'
import { countTags } from '../features/entities/tag-operations.ts'
import { getEnvironment } from '../features/environment/operations.ts'
import { getFactsSchema, rawQuery } from '../features/facts/operations.ts'
import { generateImage, getImagePrompt } from '../features/images/generate-image.ts'
import { importCampaign } from '../features/imports/operations.ts'
import { createJob, deleteJob, getJob, getJobs, updateJob } from '../features/jobs/operations.ts'
import {
  assignCharacter,
  endSessions,
  getMembers,
  makeInvite,
  makeReset,
  removeMember,
  revokeLink,
} from '../features/members/operations.ts'
import { deleteEntityImage, getRemovedImages, restoreImage } from '../features/pictures/removed-images.ts'
import { getSceneDetails, getSceneEntities, getSceneTransitions } from '../features/scenes/operations.ts'
import { getActiveScene, setActiveScene } from '../features/table/active-scene-operations.ts'
import { addToken, getTokens, removeToken, updateToken } from '../features/table/token-operations.ts'
import { getTableHistory, redoTable, undoTable } from '../features/table/undo-table.ts'
import type { Call } from '../http/request-context.ts'
import { admit, asking, managing, telling, writing, type Guarded } from './handler.ts'

/** What this version answers; the operations that are declared but missing here are refused as `not-answered`. */
const handlers: Partial<Record<OperationName, Guarded>> = {
  rawQuery: asking(operations.rawQuery, rawQuery),
  getFactsSchema: asking(operations.getFactsSchema, getFactsSchema),
  getEntity: asking(operations.getEntity, getEntity),
  getEntityProperty: asking(operations.getEntityProperty, getEntityProperty),
  getEntities: asking(operations.getEntities, getEntities),
  listEntities: asking(operations.listEntities, listEntities),
  countTags: asking(operations.countTags, countTags),
  searchEntities: asking(operations.searchEntities, searchEntities),
  getCharacterDynamic: asking(operations.getCharacterDynamic, getCharacterDynamic),
  updateCharacterDynamic: writing(operations.updateCharacterDynamic, updateCharacterDynamic),
  adjustCharacterDynamic: writing(operations.adjustCharacterDynamic, adjustCharacterDynamic),
  addCondition: writing(operations.addCondition, addCondition),
  removeCondition: writing(operations.removeCondition, removeCondition),
  getInventory: asking(operations.getInventory, getInventory),
  updateCharacterInventory: writing(operations.updateCharacterInventory, updateCharacterInventory),
  adjustCharacterInventory: writing(operations.adjustCharacterInventory, adjustCharacterInventory),
  rollDice: writing(operations.rollDice, rollDice),
  getRolls: asking(operations.getRolls, getRolls),
  getThrow: asking(operations.getThrow, getThrow),
  getSceneDetails: asking(operations.getSceneDetails, getSceneDetails),
  getSceneEntities: asking(operations.getSceneEntities, getSceneEntities),
  getSceneTransitions: asking(operations.getSceneTransitions, getSceneTransitions),
  getActiveScene: asking(operations.getActiveScene, getActiveScene),
  setActiveScene: writing(operations.setActiveScene, setActiveScene),
  getTokens: asking(operations.getTokens, getTokens),
  addToken: writing(operations.addToken, addToken),
  updateToken: writing(operations.updateToken, updateToken),
  removeToken: writing(operations.removeToken, removeToken),
  getTableHistory: asking(operations.getTableHistory, getTableHistory),
  undoTable: writing(operations.undoTable, undoTable),
  redoTable: writing(operations.redoTable, redoTable),
  getGrants: asking(operations.getGrants, getGrants),
  setGrant: writing(operations.setGrant, setGrant),
  getMembers: asking(operations.getMembers, getMembers),
  makeInvite: managing(operations.makeInvite, makeInvite),
  makeReset: managing(operations.makeReset, makeReset),
  revokeLink: managing(operations.revokeLink, revokeLink),
  endSessions: managing(operations.endSessions, endSessions),
  assignCharacter: managing(operations.assignCharacter, assignCharacter),
  removeMember: managing(operations.removeMember, removeMember),
  createApiKey: telling(operations.createApiKey, createApiKey),
  listApiKeys: asking(operations.listApiKeys, listApiKeys),
  revokeApiKey: writing(operations.revokeApiKey, revokeApiKey),
  getBackups: asking(operations.getBackups, getBackups),
  importCampaign: writing(operations.importCampaign, importCampaign),
  getEnvironment: asking(operations.getEnvironment, getEnvironment),
  getSettings: asking(operations.getSettings, getSettings),
  changeSettings: writing(operations.changeSettings, changeSettings),
  generateImage: writing(operations.generateImage, generateImage),
  getImagePrompt: asking(operations.getImagePrompt, getImagePrompt),
  createJob: writing(operations.createJob, createJob),
  updateJob: writing(operations.updateJob, updateJob),
  getJobs: asking(operations.getJobs, getJobs),
  getJob: asking(operations.getJob, getJob),
  deleteJob: writing(operations.deleteJob, deleteJob),
  setCharacterVisibility: writing(operations.setCharacterVisibility, setCharacterVisibility),
  deleteEntityImage: writing(operations.deleteEntityImage, deleteEntityImage),
  getRemovedImages: asking(operations.getRemovedImages, getRemovedImages),
  restoreImage: writing(operations.restoreImage, restoreImage),
  setEntityVisibility: writing(operations.setEntityVisibility, setEntityVisibility),
}

/** Answers one operation for one viewer. Throws the Problems of `admit`, `not-answered` and what the handler refuses. */
export async function answer(call: Call, name: OperationName, given: unknown): Promise<unknown> {
  const operation: Operation = operations[name]
  if (call.once !== null && !operation.writes) throw new Problem('bad-params', 'once: only what writes takes it')
  const handler = handlers[name]
  if (handler) return await handler(call, given)
  await admit(operation, call, given)
  throw new Problem('not-answered')
}
